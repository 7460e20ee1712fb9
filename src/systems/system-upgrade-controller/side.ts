import { decide, type Decision } from '../../admission/decide.js';
import { fieldAt, itemsIn, objectIn, textIn, labelsIn } from '../../manifest/fields.js';
import { type JsonObject, type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { canonicalJson, isSameJson } from '../../manifest/canonical.js';
import type { Violation } from '../../manifest/schema.js';
import {
  inForce,
  type OnlyLive,
  type Reading,
  type FilesBeside,
  type ResolveInput,
  type Written,
} from '../system.js';
import { keptVersion, planHash } from './controller/hash.js';
import { statusOf, UNKNOWN_STATUS } from './controller/status.js';
import type { Dialect } from './options.js';
import { type PlanSpec, readPlan } from './objects/plan.js';
import { DEFINITION, GROUP } from './admission/crd.js';
import { secretText } from './objects/secrets.js';
import { conditionIn } from '../../snapshot/status.js';

/** One Plan of a side: what is written, what the cluster had before, and what it holds after the change. */
export interface SidePlan extends Omit<ReadPlan, 'stored'> {
  /** Null where it is refused and was not there. */
  readonly object: JsonObject | null;
  /** In the cluster, or in the base, before the change; null: it is new. */
  readonly before: JsonObject | null;
  readonly spec: PlanSpec;
  /** Hostname labels of the nodes that have a place now. */
  readonly applying: ReadonlySet<string>;
  /** The change gives its Jobs other pods, or other work in them; what the cluster holds does not tell that. */
  readonly isOtherPod: boolean;
  /** True where the spec makes the difference; else labels and annotations alone do. */
  readonly isOtherSpec: boolean;
  readonly isOtherWork: boolean;
  /** Its status says that a Job has failed. */
  readonly saysJobFailed: boolean;
  /** A Job of them has failed, and nothing in the change makes it again. */
  readonly hasFailedJob: boolean;
  /** What finished nodes carry after the change; null where nobody can know it. */
  readonly hash: string | null;
  /** The change gives the Plan another hash, so that finished nodes are due again. */
  readonly isHashChanged: boolean;
  /** Names of the secrets in the hash whose contents the files change. */
  readonly secretsChanged: readonly string[];
  /** Version that nodes come to, and that they had: null where a channel decides. */
  readonly version: string | null;
  readonly versionBefore: string | null;
}

/** The Plans of a side, and those that only the cluster has. */
export function plansOf(input: ResolveInput, dialect: Dialect): SidePlan[] {
  const { written, onlyLive } = input.objects;
  return [
    ...written.map((history) => planOf(history, input, dialect)),
    ...onlyLive.map((history) => planOf(history, {}, dialect)),
  ];
}

/** True for the Plan that the `prepare` of another one waits for: of that name, in the same namespace. */
export function isWaitedFor({ manifest }: SidePlan, by: SidePlan): boolean {
  return manifest.name === by.spec.waitsFor && namespaceOf(manifest) === namespaceOf(by.manifest);
}

function planOf(
  history: Written | OnlyLive,
  { neighbours = [], neighboursBefore = neighbours }: FilesBeside,
  dialect: Dialect,
): SidePlan {
  const { live, before: earlier, now, after } = inForce(history, READING);
  const { stored: shape, ...read } = now;
  const before = earlier && earlier.stored;
  const object = after && after.stored;
  const status = objectIn(live?.manifest.object, 'status');
  const spec = readPlan(object ?? shape, dialect);
  const namespace = namespaceOf(now.manifest);
  const contentsIn = (files: readonly Manifest[]) => (name: string) => secretText(files, namespace, name);
  const inputsBefore = before && hashInputs(before, contentsIn(neighboursBefore));
  const isHashChanged = inputsBefore !== (object && hashInputs(object, contentsIn(neighbours)));
  // Snapshots keep no images and no scripts.
  const written = earlier?.isLive === true ? null : before;
  const podsChange = written !== null && object !== null && isOtherPod(written, object);
  const version = versionOf(spec) ?? (isHashChanged ? null : textIn(status, 'latestVersion'));
  return {
    ...read,
    object,
    before,
    spec,
    applying: new Set(itemsIn(status, 'applying').flatMap((name) => (typeof name === 'string' ? name : []))),
    isOtherPod: podsChange,
    isOtherSpec: podsChange && !isSameJson(podSpec(written), podSpec(object)),
    isOtherWork: podsChange && workText(written) !== workText(object),
    saysJobFailed: saysFailed(status),
    hasFailedJob: !isHashChanged && object !== null && !podsChange && saysFailed(status),
    hash: hashOf(object, spec, version, isHashChanged ? null : textIn(status, 'latestHash')),
    isHashChanged: before === null || isHashChanged,
    secretsChanged: spec.hashedSecrets.filter(
      (name) => before !== null && contentsIn(neighboursBefore)(name) !== contentsIn(neighbours)(name),
    ),
    version,
    versionBefore: textIn(status, 'latestVersion') ?? (before && versionOf(readPlan(before))),
  };
}

/** A Plan as the API server stores it. */
interface ReadPlan extends Decision {
  readonly manifest: Manifest;
  /** Only the snapshot holds it. */
  readonly isLive: boolean;
}

const READING: Reading<ReadPlan> = {
  file: (manifest, earlier) => readText(manifest, earlier, false),
  live: (manifest) => readText(manifest, null, true),
  isTaken: ({ violations }) => violations.length === 0,
};

function readText(manifest: Manifest, earlier: ReadPlan | null, isLive: boolean): ReadPlan {
  const judged = { ...manifest, isLive, isOldRedacted: earlier?.isLive === true };
  const decision = decide(judged, manifest.object, earlier && earlier.stored, DEFINITION);
  const unserved = isLive || manifest.definition ? [] : unservedIn(manifest);
  return { ...decision, violations: [...unserved, ...decision.violations], manifest, isLive };
}

/** Where no definition says it: the controller's own has one version. Source: rancher/system-upgrade-controller, pkg/apis/upgrade.cattle.io. */
function unservedIn({ apiVersion }: Manifest): Violation[] {
  if (apiVersion === `${GROUP}/v1`) return [];
  const message = `${apiVersion} is not served, only ${GROUP}/v1 is`;
  return [{ path: ['apiVersion'], rule: 'version', message }];
}

/**
 * A Job that failed stays as it is: Jobs are applied once for each version of the Plan. The end of another Job overwrites the reason, so
 * that its absence proves nothing. Source: rancher/system-upgrade-controller, pkg/upgrade/handle_batch.go, since v0.15.3.
 */
function saysFailed(status: JsonObject | null): boolean {
  return textIn(conditionIn(status ?? undefined, 'Complete'), 'reason') === 'JobFailed';
}

function versionOf({ version }: PlanSpec): string | null {
  return version === null ? null : keptVersion(version);
}

/**
 * What the hash would be made of, as one text to compare: secrets by their names and by what files say that they hold, as no snapshot
 * keeps that, and a channel by its address.
 */
function hashInputs(object: JsonObject, contentsOf: (secret: string) => string): string {
  const spec = readPlan(object);
  const version = versionOf(spec) ?? `channel ${spec.channel ?? ''}`;
  const secrets = spec.hashedSecrets.map((name) => ` ${name} ${contentsOf(name)}`);
  return planHash(version, hashedOf(object), secrets);
}

function hashedOf(object: JsonObject): Parameters<typeof planHash>[1] {
  const annotations = labelsIn(objectIn(object, 'metadata') ?? {}, 'annotations');
  return { spec: objectIn(object, 'spec') ?? {}, annotations, object };
}

/** The cluster tells the hash of an unchanged Plan; that of another one can be worked out where no secret and no channel is in it. */
function hashOf(
  object: JsonObject | null,
  spec: PlanSpec,
  version: string | null,
  live: string | null,
): string | null {
  if (live !== null || object === null || version === null || spec.hashedSecrets.length > 0) return live;
  return statusOf(object, UNKNOWN_STATUS, () => null, version).hash;
}

/** True where two objects give their Jobs other pods: image, script, drain, tolerations, and labels and annotations of the Plan. */
function isOtherPod(a: JsonObject, b: JsonObject): boolean {
  return podText(a) !== podText(b);
}

/** What Jobs do on a node. */
function workText(object: JsonObject): string {
  const spec = objectIn(object, 'spec') ?? {};
  return canonicalJson({ upgrade: spec['upgrade'] ?? null, prepare: spec['prepare'] ?? null });
}

const NOT_OF_PODS = [
  'concurrency',
  'nodeSelector',
  'window',
  'version',
  'channel',
  'postCompleteDelay',
  'postCompleteLabels',
  'jobActiveDeadlineSecs',
];

export function podText(object: JsonObject): string {
  return canonicalJson({ spec: podSpec(object), copied: copiedOf(object) });
}

function podSpec(object: JsonObject): JsonObject {
  const spec = Object.entries(objectIn(object, 'spec') ?? {});
  return Object.fromEntries(spec.filter(([name]) => !NOT_OF_PODS.includes(name)));
}

/** What is copied to the pods: all but what Kubernetes and the controller themselves write. */
function copiedOf(object: JsonObject): JsonObject {
  const of = (name: string): JsonObject =>
    Object.fromEntries(
      Object.entries((fieldAt(object, 'metadata', name) ?? {}) as JsonObject).filter(
        ([key]) => !key.includes('cattle.io/') && !key.startsWith('kubectl.kubernetes.io/'),
      ),
    );
  return { annotations: of('annotations'), labels: of('labels') };
}
