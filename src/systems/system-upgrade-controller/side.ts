import { decide, type Decision } from '../../admission/decide.js';
import { canonicalJson, isSameJson } from '../../manifest/canonical.js';
import { field, fieldAt, itemsIn, objectIn, textIn } from '../../manifest/fields.js';
import { type Json, type JsonObject, type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { conditionIn } from '../../snapshot/status.js';
import { inForce, type OnlyLive, type Reading, type ResolveInput, type Written } from '../system.js';
import { planHash, statusOf, UNKNOWN_STATUS } from './controller/selection.js';
import { DEFINITION, GROUP, readPlan } from './objects/plan.js';
import type { Before } from './options.js';

/** A Plan as the API server stores it. */
interface ReadPlan extends Decision {
  readonly manifest: Manifest;
  /** Only the snapshot holds it. */
  readonly isLive: boolean;
}

/** One Plan of a side: what is written, what the cluster had before, and what it holds after the change. */
export type SidePlan = Readonly<ReturnType<typeof planOf>>;

/** The Plans of a side, and those that only the cluster has. */
export function plansOf(
  { neighbours: after = [], neighboursBefore: before = after, objects }: ResolveInput,
  isBefore: Before,
): SidePlan[] {
  return [...objects.written, ...objects.onlyLive].map((one) => planOf(one, { before, after }, isBefore));
}

function planOf(
  history: Written | OnlyLive,
  files: Readonly<Record<'before' | 'after', readonly Manifest[]>>,
  isBefore: Before,
) {
  const { live, before: earlier, now, after } = inForce(history, READING);
  const [before, object] = [earlier && earlier.stored, after && after.stored];
  const status = objectIn(live?.manifest.object, 'status');
  const spec = readPlan(object ?? now.stored, isBefore);
  const contents = (side: keyof typeof files, name: string): string =>
    secretText(files[side], namespaceOf(now.manifest), name);
  const inputsOf = (of: JsonObject, side: keyof typeof files): string => {
    const { version, channel, hashedSecrets } = readPlan(of);
    const secrets = hashedSecrets.map((name) => ` ${name} ${contents(side, name)}`);
    return planHash(version ?? `channel ${channel ?? ''}`, of, secrets);
  };
  const isHashChanged =
    history.own !== null && (before && inputsOf(before, 'before')) !== (object && inputsOf(object, 'after'));
  // Snapshots keep no images and no scripts.
  const written = earlier?.isLive === true ? null : before;
  const differs = (part: (of: JsonObject) => Json): boolean =>
    written !== null && object !== null && !isSameJson(part(written), part(object));
  const [latestVersion, latestHash] = [textIn(status, 'latestVersion'), textIn(status, 'latestHash')];
  const version = spec.version ?? (isHashChanged ? null : latestVersion);
  const secrets = spec.hashedSecrets.filter((name) => contents('before', name) !== contents('after', name));
  // Where no secret is in it, and a version is.
  const isKnown = object !== null && version !== null && spec.hashedSecrets.length === 0;
  const hash = isKnown ? statusOf(object, { ...UNKNOWN_STATUS, version }, () => null).hash : null;
  return {
    ...now,
    /** Null where it is refused and was not there. */
    object,
    /** In the cluster, or in the base, before the change; null: it is new. */
    before,
    spec,
    /** Hostname labels of the nodes that have a concurrency slot now. */
    applying: new Set(itemsIn(status, 'applying').filter((name) => typeof name === 'string')),
    /** The change gives its Jobs other pods; what the cluster holds does not tell that. */
    isOtherPod: differs(podOf),
    /** True where the spec makes the difference; else labels and annotations alone do. */
    isOtherSpec: differs(podSpec),
    isOtherWork: differs(({ spec: of }) => [field(of, 'upgrade') ?? null, field(of, 'prepare') ?? null]),
    /** The end of another Job overwrites the reason, so that its absence proves nothing. Source: pkg/upgrade/handle_batch.go, since v0.15.3. */
    saysJobFailed: textIn(conditionIn(status ?? undefined, 'Complete'), 'reason') === 'JobFailed',
    /** What finished nodes carry after the change; null if unknown. */
    hash: (isHashChanged ? null : latestHash) ?? hash,
    /** The change gives the Plan another hash, so that finished nodes are due again. */
    isHashChanged: before === null || isHashChanged,
    /** Names of the secrets in the hash whose contents the files change, and of those that they delete. */
    secretsChanged: before === null || history.own === null ? [] : secrets,
    secretsDeleted: secrets.filter((name) => contents('after', name) === ''),
    /** Version that nodes come to, and that they had: null where a channel decides. */
    version,
    versionBefore: latestVersion ?? (before && readPlan(before).version),
  };
}

const READING: Reading<ReadPlan> = {
  file: (manifest, earlier) => readText(manifest, earlier, false),
  live: (manifest) => readText(manifest, null, true),
  isTaken: ({ violations }) => violations.length === 0,
};

function readText(manifest: Manifest, earlier: ReadPlan | null, isLive: boolean): ReadPlan {
  const defined = { ...manifest, isLive, isOldRedacted: earlier?.isLive === true };
  const decision = decide(defined, manifest.object, earlier && earlier.stored, DEFINITION);
  const { apiVersion, definition } = manifest;
  // Where no definition says it: the controller's own has one version.
  if (isLive || definition || apiVersion === `${GROUP}/v1`) return { ...decision, manifest, isLive };
  const message = `${apiVersion} is not served, only ${GROUP}/v1 is`;
  const violations = [{ path: ['apiVersion'], rule: 'version', message }, ...decision.violations];
  return { ...decision, violations, manifest, isLive };
}

/** Fields of the spec that are not in the pods of its Jobs. */
const NOT_OF_PODS: readonly string[] = [
  ...['concurrency', 'nodeSelector', 'window', 'version', 'channel', 'postCompleteDelay'],
  ...['postCompleteLabels', 'jobActiveDeadlineSecs'],
];

/**
 * Everything that the pods of its Jobs are made of: image, script, drain, tolerations, and the labels and annotations of the Plan but those
 * that Kubernetes and the controller themselves write.
 */
export function podOf(object: JsonObject): JsonObject {
  const copied = (name: string): JsonObject =>
    kept(
      fieldAt(object, 'metadata', name),
      (key) => !key.includes('cattle.io/') && !key.startsWith('kubectl.kubernetes.io/'),
    );
  return { spec: podSpec(object), annotations: copied('annotations'), labels: copied('labels') };
}

function podSpec({ spec }: JsonObject): JsonObject {
  return kept(spec, (name) => !NOT_OF_PODS.includes(name));
}

function kept(of: Json | undefined, isKept: (key: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries((of ?? {}) as JsonObject).filter(([key]) => isKept(key)));
}

/**
 * What files say that a secret holds, as a text to compare and never to show; empty where they do not hold it. `stringData` is put over
 * `data` by the API server, and a SealedSecret becomes the secret of its name. The controller hashes the contents alone. Source:
 * pkg/upgrade/plan/plan.go, DigestStatus.
 */
function secretText(files: readonly Manifest[], namespace: string, name: string): string {
  const found = files.find(
    (one) =>
      one.name === name &&
      namespaceOf(one) === namespace &&
      (one.kind === 'Secret'
        ? one.apiVersion === 'v1'
        : one.kind === 'SealedSecret' && one.apiVersion.startsWith('bitnami.com/')),
  );
  if (found === undefined) return '';
  if (found.kind !== 'Secret') return canonicalJson(found.object['spec'] ?? null);
  const data = Object.entries(objectIn(found.object, 'data') ?? {}).map(([key, value]): [string, Json] => [
    key,
    typeof value === 'string' ? Buffer.from(value, 'base64').toString('utf8') : value,
  ]);
  return canonicalJson({ ...Object.fromEntries(data), ...objectIn(found.object, 'stringData') });
}
