import { decide, type Decision } from '../../admission/decide.js';
import { DAY_MS } from '../../calendar/days.js';
import type { Interval } from '../../calendar/intervals.js';
import { canonicalJson, isSameJson } from '../../manifest/canonical.js';
import { field, fieldAt, objectIn, stringsIn, textIn } from '../../manifest/fields.js';
import { groupedBy } from '../../manifest/lookup.js';
import { isObject, type Json, type JsonObject, type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { MAX_LABEL_LENGTH, selectedBy } from '../../manifest/selector.js';
import type { NodeState } from '../../snapshot/snapshot.js';
import { conditionIn } from '../../snapshot/status.js';
import { inForce, type OnlyLive, type Reading, type ResolveInput, type Written } from '../system.js';
import {
  DISABLED,
  inOrder,
  isCandidate,
  orderKey,
  planHash,
  planLabel,
  selectNodes,
  statusOf,
  UNKNOWN_STATUS,
} from './controller/selection.js';
import { openIntervals } from './controller/window.js';
import { asRead, DEFINITION, NOTHING, readPlan } from './objects/plan.js';
import type { Options } from './options.js';

/** A Plan as the API server stores it. */
interface StoredPlan extends Decision {
  readonly manifest: Manifest;
  /** Only the snapshot holds it. */
  readonly isLive: boolean;
}

/** One Plan of a side: what the cluster had before the change and holds after it, and the nodes of the snapshot that it takes. */
export type SidePlan = Readonly<ReturnType<typeof planOf>>;

/** The Plans of a side, and those that only the cluster has. */
export function plansOf(input: ResolveInput, options: Options, nodes: readonly NodeState[]): SidePlan[] {
  const { neighbors: after = [], neighborsBefore: before = after, objects, at } = input;
  const within = { from: at, to: at + LOOK_AHEAD_MS };
  return [...objects.written, ...objects.onlyLive].map((one) =>
    planOf(one, { before, after }, nodes, within, options),
  );
}

/** Dry rollouts may last this long, so windows matter that far ahead. */
const LOOK_AHEAD_MS = 366 * DAY_MS;

function planOf(
  history: Written | OnlyLive,
  files: Readonly<Record<'before' | 'after', readonly Manifest[]>>,
  nodes: readonly NodeState[],
  within: Interval,
  { namespaces, activeDeadlineMs }: Options,
) {
  const { live, before: earlier, now, after } = inForce(history, READING);
  const [before, object] = [earlier && earlier.stored, after && after.stored];
  const [{ manifest }, status] = [now, objectIn(live?.manifest.object, 'status')];
  const [own, namespace] = [manifest.name, namespaceOf(manifest)];
  const group = `${namespace}/${own}`;
  const [spec, was] = [readPlan(object ?? now.stored), before && readPlan(before)];
  const contents = (side: keyof typeof files, name: string): string =>
    secretText(files[side], namespace, name);
  const inputsOf = (of: JsonObject, side: keyof typeof files): string => {
    const { version, channel, hashedSecrets } = readPlan(of);
    const secrets = hashedSecrets.map((name) => ` ${name} ${contents(side, name)}`);
    return planHash(version ?? `channel ${channel ?? ''}`, of, secrets);
  };
  const isEdited =
    history.own !== null && (before && inputsOf(before, 'before')) !== (object && inputsOf(object, 'after'));
  // Snapshots keep no images and no scripts.
  const written = earlier?.isLive === true ? null : before;
  const differs = (part: (of: JsonObject) => Json): boolean =>
    written !== null && object !== null && !isSameJson(part(written), part(object));
  const [latestVersion, latestHash] = [textIn(status, 'latestVersion'), textIn(status, 'latestHash')];
  const version = spec.version ?? (isEdited ? null : latestVersion);
  const secrets = spec.hashedSecrets.filter((name) => contents('before', name) !== contents('after', name));
  const isHashKnown = object !== null && version !== null && spec.hashedSecrets.length === 0;
  /** The change gives the Plan another hash, so that finished nodes are due again. */
  const isHashChanged = before === null || isEdited;

  const isValid = spec.invalid === null && (spec.version ?? spec.channel) !== null;
  const isRead = object !== null && isUsableName(own) && namespaces.includes(namespace) && isValid;
  const selector = isRead ? spec.selector : NOTHING;
  const matching = selectedBy(nodes, selector);
  const selected = matching.filter((node) => isCandidate(node, selector));
  const disabled = selected.filter(({ labels }) => labels[planLabel(own)] === DISABLED);
  /** Hostname labels of the nodes that have a concurrency slot now. */
  const applying = new Set(stringsIn(status, 'applying'));
  // The real order is a hash over UIDs that no snapshot keeps, and over the version. This order is like it, and the same on both sides.
  const keyOf = (node: { readonly name: string }): string => orderKey(node.name, group, '');
  const hash =
    (isEdited ? null : latestHash) ??
    (isHashKnown
      ? statusOf(object, { ...UNKNOWN_STATUS, version }, () => null).hash
      : isHashChanged
        ? ''
        : hashOfMost(selected, own));
  const { kept, waiting } = selectNodes(selected, { name: own, selector, hash, applying }, keyOf);
  const due = [...kept, ...waiting];
  const others = new Set([...disabled, ...due]);
  const finished = selected.filter((node) => !others.has(node));
  const isAssumed = due.length === 0;
  const all = isAssumed ? inOrder(finished, keyOf) : due;
  return {
    ...now,
    /** Null where it is refused and was not there. */
    object,
    /** In the cluster, or in the base, before the change; null: it is new. */
    before,
    /** The spec in force, after the change and before it. */
    ...{ spec, was },
    ...{ group, applying, isHashChanged },
    /** Group of the Plan that `prepare` waits for; null: it waits for none. */
    waitsFor: spec.waitsFor === null ? null : `${namespace}/${spec.waitsFor}`,
    /** The change gives its Jobs other pods; what the cluster holds does not tell that. */
    isOtherPod: differs(podOf),
    /** True where the spec makes the difference; else labels and annotations alone do. */
    isOtherSpec: differs(podSpec),
    isOtherWork: differs(({ spec: of }) => [field(of, 'upgrade') ?? null, field(of, 'prepare') ?? null]),
    /** The end of another Job overwrites the reason, so that its absence proves nothing. Source: pkg/upgrade/handle_batch.go, since v0.15.3. */
    saysJobFailed: textIn(conditionIn(status ?? undefined, 'Complete'), 'reason') === 'JobFailed',
    /** Names of the secrets in the hash whose contents the files change, and of those that they delete. */
    secretsChanged: before === null || history.own === null ? [] : secrets,
    secretsDeleted: secrets.filter((name) => contents('after', name) === ''),
    /** Version that nodes come to, and that they had: null where a channel decides. */
    version,
    versionBefore: latestVersion ?? (was && was.version),
    /** When it may begin; null: at any time. */
    open: spec.window && openIntervals(spec.window, within),
    /** From the creation of a Job until it has failed for good; Infinity where nothing ends it. */
    jobMs: (spec.deadlineMs ?? activeDeadlineMs) || Infinity,
    /** One that matches nothing where the Plan can take no node. */
    selector,
    ...{ selected, disabled },
    /** Number that match the selector and cannot be selected. */
    withoutHostname: matching.length - selected.length,
    /** Nothing is due: the nodes are those of the next version, whenever it comes. */
    isAssumed,
    /** Nodes of the next pass and all after it: first those with a concurrency slot. Within the two parts the order is free. */
    due: all,
    /** Number of them that the Plan did not select before. */
    joined:
      was && was.selectorError === null ? all.filter((node) => !isCandidate(node, was.selector)).length : 0,
    /** Nodes with a slot: their Jobs run at the merge. */
    working: kept,
    /** Nodes that carry the hash already, where others are due: they count in shares of what is unavailable at once. */
    finished: isAssumed ? [] : finished,
  };
}

/** False for a name that makes no label: selecting nodes then always fails. */
export function isUsableName(planName: string): boolean {
  return planName.length <= MAX_LABEL_LENGTH;
}

/** The hash that most nodes carry: if a Plan is not edited and its hash is unknown, nodes with it count as done. */
function hashOfMost(nodes: readonly NodeState[], planName: string): string {
  const byHash = groupedBy(nodes, ({ labels }) => labels[planLabel(planName)]);
  return [...byHash].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}

const READING: Reading<StoredPlan> = {
  file: (manifest, earlier) => stored(manifest, earlier, false),
  live: (manifest) => stored(manifest, null, true),
  isTaken: ({ violations }) => violations.length === 0,
};

function stored(manifest: Manifest, earlier: StoredPlan | null, isLive: boolean): StoredPlan {
  const context = { ...manifest, isLive, isOldRedacted: earlier?.isLive === true, isWhole: true };
  const decision = decide(context, manifest.object, earlier && earlier.stored, DEFINITION);
  return { ...decision, manifest, isLive };
}

/** Fields of the spec that are not in the pods of its Jobs. */
const NOT_OF_PODS: readonly string[] = [
  ...['concurrency', 'nodeSelector', 'window', 'version', 'channel', 'postCompleteDelay'],
  ...['postCompleteLabels', 'jobActiveDeadlineSecs'],
];

/** Options of a drain that are on unless they are switched off. */
const DRAIN_DEFAULTS: readonly string[] = ['ignoreDaemonSets', 'deleteLocalData', 'deleteEmptydirData'];

/**
 * Everything that the pods of its Jobs are made of: image, script, drain, tolerations, and the labels and annotations of the Plan but those
 * that Kubernetes and the controller themselves write. Source: pkg/upgrade/job/job.go, New.
 */
export function podOf(object: JsonObject): JsonObject {
  const copied = (name: string, foreign: readonly string[]): JsonObject =>
    kept(fieldAt(object, 'metadata', name), (key) => !foreign.some((part) => key.includes(part)));
  return {
    spec: podSpec(object),
    annotations: copied('annotations', ['cattle.io/', 'kubectl.kubernetes.io/']),
    labels: copied('labels', ['cattle.io/']),
  };
}

/** Defaults written out make no other pod, and beside a drain `cordon` is ignored. */
function podSpec(object: JsonObject): JsonObject {
  const { drain = null, ...others } = kept(asRead(object)['spec'], (name) => !NOT_OF_PODS.includes(name));
  if (!isObject(drain)) return others;
  const isDefault = (name: string): boolean =>
    (drain[name] === true && DRAIN_DEFAULTS.includes(name)) || isSameJson(drain[name], {});
  return { ...kept(others, (name) => name !== 'cordon'), drain: kept(drain, (name) => !isDefault(name)) };
}

function kept(of: Json | undefined, isKept: (key: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries((of ?? {}) as JsonObject).filter(([key]) => isKept(key)));
}

/**
 * Content of a secret in the files, as a text to compare and never to show; empty where they do not hold it. `stringData` is put over
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
