import { createHash } from 'node:crypto';
import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import { compileSelector } from '../../src/manifest/selector.js';
import { readPlan } from '../../src/systems/system-upgrade-controller/objects/plan.js';
import { planLabel, selectNodes } from '../../src/systems/system-upgrade-controller/controller/selection.js';
import {
  type PlanStatus,
  statusOf,
  UNKNOWN_STATUS,
} from '../../src/systems/system-upgrade-controller/controller/hash.js';
import { differs, type Mismatch } from '../family.js';

/** The Plan of a vector as an object. */
export function planObject(json: JsonObject): JsonObject {
  const { name = 'p', spec = {}, annotations = {}, labels = {} } = json;
  return { metadata: { name, annotations, labels }, spec };
}

/** The hash of each secret of a vector by its name; null for one that is not there. */
export function secretHashes(secrets: Json | undefined): (name: string) => string | null {
  const list = (Array.isArray(secrets) ? secrets : []).filter(isObject);
  return (name) => {
    const secret = list.find((one) => one['name'] === name);
    if (!secret) return null;
    const data = Object.entries((secret['data'] ?? {}) as Record<string, string>);
    const encoded = Object.fromEntries(
      data.map(([key, text]) => [key, Buffer.from(text).toString('base64')]),
    );
    return secretHash({ name, type: (secret['type'] as string | undefined) ?? 'Opaque', data: encoded });
  };
}

/** plan before and after an edit -> hash, and whether a finished node is due again. */
export function hashInputs(vector: JsonObject): Mismatch {
  const [base, head] = [vector['base'] as JsonObject, vector['head'] as JsonObject];
  const before = statusOf(planObject(base), UNKNOWN_STATUS, secretHashes(base['secrets']));
  const after = statusOf(planObject(head), before, secretHashes(head['secrets']));
  return differs(vector['expected'] ?? null, {
    hashBase: before.hash,
    hashHead: after.hash,
    hashChanged: before.hash !== after.hash,
    latestVersionBase: before.version,
    latestVersionHead: after.version,
    headReady: after.isReady,
    dueAgain: after.isReady && isDueAgain(head, before, after),
  });
}

function isDueAgain(head: JsonObject, before: PlanStatus, after: PlanStatus): boolean {
  const { concurrency } = readPlan(planObject(head));
  const compiled = compileSelector((head['spec'] as JsonObject)['nodeSelector']);
  if ('error' in compiled) return false;
  const labels = { role: 'worker', [planLabel('p')]: before.hash, 'kubernetes.io/hostname': 'n' };
  const { starts } = selectNodes([{ name: 'n', labels }], {
    planName: (head['name'] as string | undefined) ?? 'p',
    selector: compiled.selector,
    concurrency,
    hash: after.hash,
    applying: new Set(),
    keyOf: ({ name }) => name,
  });
  return starts.length > 0;
}

/** Digits that kubectl writes in another way, so that no word comes out. Source: k8s.io/kubectl pkg/util/hash. */
const DIGITS: Readonly<Record<string, string>> = { '0': 'g', '1': 'h', '3': 'k', a: 'm', e: 't' };

/** The hash of a Secret's contents, as kubectl's generators make it. `data` is base64. */
function secretHash(secret: {
  readonly name: string;
  readonly type: string;
  readonly data: Readonly<Record<string, string>>;
  readonly immutable?: boolean;
}): string {
  const data = Object.fromEntries(Object.entries(secret.data).sort(([a], [b]) => (a < b ? -1 : 1)));
  const { immutable } = secret;
  const text = JSON.stringify({
    data,
    ...(immutable === undefined ? {} : { immutable }),
    kind: 'Secret',
    name: secret.name,
    type: secret.type,
  });
  const hex = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return hex.replace(/[013ae]/g, (digit) => DIGITS[digit] ?? digit);
}
