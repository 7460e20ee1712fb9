import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { isObject } from '../../src/manifest/manifest.js';
import { compileSelector } from '../../src/manifest/selector.js';
import { secretHash } from '../../src/systems/system-upgrade-controller/controller/hash.js';
import { readPlan } from '../../src/systems/system-upgrade-controller/objects/plan.js';
import { planLabel, selectNodes } from '../../src/systems/system-upgrade-controller/controller/selection.js';
import type { PlanStatus } from './status.js';
import { statusOf, UNKNOWN_STATUS } from './status.js';
import type { Mismatch } from '../family.js';
import { differs } from '../family.js';

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
