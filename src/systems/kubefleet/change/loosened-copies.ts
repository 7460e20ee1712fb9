import { isSameJson } from '../../../manifest/values/canonical.js';
import { fieldAt, objectIn, textIn } from '../../../manifest/fields.js';
import { scaleIntOrPercent } from '../../../manifest/values/intstr.js';
import {
  type FieldPath,
  groupOf,
  type Json,
  type Manifest,
  namespaceOf,
} from '../../../manifest/manifest.js';
import { placedTitleOf, visible } from '../../../manifest/words/visible.js';
import { lostReadiness, type ResolveInput, type Unshown, told } from '../../system.js';
import type { MemberCluster } from '../objects/clusters.js';
import type { FleetObject } from '../objects/objects.js';
import { keyOf, unwrapped } from '../objects/selected-objects.js';
import { clusters as clusterCount } from '../words/why.js';
import { arePatchesOf, type CopiedSpec, type Copy, specsOn } from './copied-specs.js';
import { fewerPods } from './fewer-pods.js';
import type { Overridden, OverridePair } from './overrides.js';
import { listing } from '../../../manifest/words/listing.js';

/** How many of so many pods a copied object lets go at the same moment; null where it can not be read. */
type AtOnce = (spec: Json, pods: number) => number | null;

interface Limit {
  readonly field: FieldPath;
  readonly does: string;
  readonly atOnce: AtOnce;
}

/**
 * The limits of what is placed. Sources: kubernetes, pkg/controller/deployment/util (ResolveFenceposts), pkg/controller/daemon,
 * pkg/controller/statefulset, pkg/controller/disruption (getExpectedPodCount), as `systems/kubernetes` has them.
 */
const LIMITS: Readonly<Record<string, Limit>> = {
  PodDisruptionBudget: { field: ['spec'], does: 'be evicted', atOnce: evictable },
  Deployment: { field: ['spec', 'strategy'], does: 'be replaced', atOnce: ofDeployment },
  DaemonSet: { field: ['spec', 'updateStrategy'], does: 'be replaced', atOnce: byUpdate },
  StatefulSet: { field: ['spec', 'updateStrategy'], does: 'be replaced', atOnce: byUpdate },
};
/** Where nothing says how many pods there are: of so many, and of all below. */
const MOST_PODS = 100;

/**
 * Placed workloads and disruption budgets of which pods go, or more of them may go at once in member clusters than before, or that tell a broken pod no more, by
 * an edit of the hub's copy or of an override: the rollout over clusters counts clusters, and what happens inside of one stands in no number.
 */
export function loosenedCopies(
  pairs: readonly OverridePair[],
  placed: Overridden,
  { neighboursBefore }: Pick<ResolveInput, 'neighboursBefore'>,
): Unshown[] {
  if (!neighboursBefore) return [];
  const before = new Map(unwrapped(placed.selection.of(neighboursBefore)).map((one) => [keyOf(one), one]));
  return unwrapped(placed.selection.of(placed.manifests)).flatMap((manifest) => {
    const limit = LIMITS[manifest.kind];
    const earlier = before.get(keyOf(manifest));
    if (NODE_GROUPS.includes(groupOf(manifest.apiVersion))) return told([ofNodes(manifest, earlier, placed)]);
    if (!earlier) return [];
    const copy = { manifest, earlier, pairs, placed };
    return told([fewerPods(copy), ...(limit ? [loosened(copy, limit), lostProbes(copy)] : [])]);
  });
}

/** API groups of controllers that take nodes: of member clusters here, which are in no snapshot of a hub. */
const NODE_GROUPS: readonly string[] = [
  'karpenter.sh',
  'ngn2.nvidia.com',
  'nodewright.nvidia.com',
  'skyhook.nvidia.com',
  'upgrade.cattle.io',
];

function ofNodes(
  manifest: Manifest,
  earlier: Manifest | undefined,
  { clusters }: Overridden,
): Unshown | null {
  if (earlier && isSameJson(earlier.object['spec'], manifest.object['spec'])) return null;
  const does = earlier ? 'edited' : 'new';
  return {
    subject: `copied-nodes ${keyOf(manifest)}`,
    says: `${placedTitleOf(manifest)}, which it places, is ${does}: what its controller does then with the nodes of ${clusterCount(clusters.length)} is in no number, as the clusters are counted, and nothing inside of one is planned here.`,
    fix: 'Plan it with the files and the snapshot of a member cluster first.',
    place: manifest.placeOf(['spec']),
  };
}

function loosened(copy: Copy, limit: Limit): Unshown | null {
  const { manifest, placed } = copy;
  const found = placed.clusters.flatMap((cluster) => ofCluster(copy, limit, cluster) ?? []);
  const [first] = found;
  if (first === undefined) return null;
  const { by, from, to, pods } = first;
  const how = to === null ? 'nobody can tell how many' : `${to} of ${pods} instead of ${from}`;
  return {
    subject: `copied-limits ${keyOf(manifest)}`,
    says: `${placedTitleOf(manifest)}, which it places, lets more pods ${limit.does} at once on ${clusterCount(found.length)}: ${how}. The numbers count clusters only, and nothing inside of one is planned here.`,
    fix: 'Keep the limit, or plan it with the files and the snapshot of a member cluster first.',
    place: by ? by.manifest.placeOf(['spec', 'policy', 'overrideRules']) : manifest.placeOf(limit.field),
    grade: 'error',
  };
}

interface Looser {
  readonly by: FleetObject | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly pods: number;
}

/** Null where as many may go as before, or fewer. */
function ofCluster(copy: Copy, limit: Limit, cluster: MemberCluster): Looser | null {
  const { was, is } = specsOn(copy, cluster);
  const { manifest, pairs, placed } = copy;
  const by = is.by ?? (was.by ? (pairs.find(({ after }) => after !== null)?.after ?? null) : null);
  for (const pods of sizesOf(manifest, is.spec, placed)) {
    const count = ({ spec, patches, unpatched }: CopiedSpec): number | null => {
      if (spec !== null) return limit.atOnce(spec, pods);
      // A patch of something else that can not be followed leaves the limit as it is.
      return arePatchesOf(patches, limit.field) ? null : limit.atOnce(unpatched, pods);
    };
    const [from, to] = [count(was), count(is)];
    if (to === null ? from !== null : to > (from ?? 0)) return { by, from, to, pods };
  }
  return null;
}

function sizesOf(manifest: Manifest, spec: Json, { manifests }: Overridden): readonly number[] {
  const scaled =
    manifest.kind === 'PodDisruptionBudget' ? coveredBy(spec, manifest, unwrapped(manifests)) : spec;
  const replicas = fieldAt(scaled ?? {}, 'replicas');
  const hasReplicas = typeof replicas === 'number' && replicas > 0 && replicas <= MOST_PODS;
  return hasReplicas ? [replicas] : Array.from({ length: MOST_PODS }, (_, i) => MOST_PODS - i);
}

/** The spec of the workload whose pods carry all labels that a budget asks for. */
function coveredBy(spec: Json, budget: Manifest, manifests: readonly Manifest[]): Json {
  const wanted = Object.entries(objectIn(fieldAt(spec, 'selector'), 'matchLabels') ?? {});
  const found = manifests.find((one) => {
    const labels = objectIn(fieldAt(one.object, 'spec', 'template', 'metadata'), 'labels');
    const isNear = namespaceOf(one) === namespaceOf(budget);
    return (
      isNear && labels !== null && wanted.length > 0 && wanted.every(([key, value]) => labels[key] === value)
    );
  });
  return found?.object['spec'] ?? null;
}

/** Percentages are rounded up, for both fields; a budget with neither lets nothing go. */
function evictable(spec: Json, pods: number): number | null {
  const [most, least] = [amountIn(spec, 'maxUnavailable'), amountIn(spec, 'minAvailable')];
  if (most !== undefined) return within(scaleIntOrPercent(most, pods, 'up'), pods);
  if (least === undefined) return 0;
  const kept = scaleIntOrPercent(least, pods, 'up');
  return kept === null ? null : within(pods - kept, pods);
}

function ofDeployment(spec: Json, pods: number): number | null {
  const strategy = fieldAt(spec, 'strategy') ?? {};
  if (textIn(strategy, 'type') === 'Recreate') return pods;
  const written = amountIn(fieldAt(strategy, 'rollingUpdate') ?? {}, 'maxUnavailable') ?? '25%';
  return within(scaleIntOrPercent(written, pods, 'down'), pods);
}

/** One after the other where nothing is written; by hand where a person deletes the pods. */
function byUpdate(spec: Json, pods: number): number | null {
  const strategy = fieldAt(spec, 'updateStrategy') ?? {};
  if (textIn(strategy, 'type') === 'OnDelete') return 0;
  if (textIn(strategy, 'type') === 'Recreate') return pods;
  const written = amountIn(fieldAt(strategy, 'rollingUpdate') ?? {}, 'maxUnavailable') ?? 1;
  return within(scaleIntOrPercent(written, pods, 'up'), pods);
}

function amountIn(value: Json, field: string): string | number | undefined {
  const written = fieldAt(value, field);
  return typeof written === 'string' || typeof written === 'number' ? written : undefined;
}

function within(count: number | null, pods: number): number | null {
  return count === null ? null : Math.min(pods, Math.max(0, count));
}

/** A placed workload whose containers lose their readinessProbe in member clusters: pods there count as available when they run. */
function lostProbes(copy: Copy): Unshown | null {
  const { manifest, placed } = copy;
  const found = placed.clusters.flatMap((cluster) => {
    const { was, is } = specsOn(copy, cluster);
    const lost = lostReadiness(was.spec, is.spec);
    return lost.length === 0 ? [] : [{ lost, by: is.by }];
  });
  const [first] = found;
  if (first === undefined) return null;
  const names = listing([...new Set(found.flatMap(({ lost }) => lost))].map((name) => visible(name)));
  return {
    subject: `copied-probe ${keyOf(manifest)}`,
    says: `${placedTitleOf(manifest)}, which it places, loses the readinessProbe of ${names} on ${clusterCount(found.length)}: a new pod is ready there as soon as the process runs, whether it works or not, and a version that starts and does not work goes over every pod. The numbers count clusters only, and take it that a bad one is seen.`,
    fix: `Keep the readinessProbe of ${names}.`,
    place: first.by
      ? first.by.manifest.placeOf(['spec', 'policy', 'overrideRules'])
      : manifest.placeOf(['spec', 'template', 'spec', 'containers']),
  };
}
