import { fieldAt } from '../../../manifest/fields.js';
import type { Json } from '../../../manifest/manifest.js';
import { placedTitleOf, visible } from '../../../manifest/words/visible.js';
import { refText, type Unshown } from '../../system.js';
import type { FleetObject } from '../objects/objects.js';
import { keyOf } from '../objects/selected-objects.js';
import { clusters as clusterCount } from '../words/why.js';
import { type Copy, specsOn } from './copied-specs.js';

const SCALED: ReadonlySet<string> = new Set(['Deployment', 'StatefulSet', 'ReplicaSet']);

/** What a workload has in one cluster, before and after. */
interface Lowered {
  readonly by: FleetObject | null;
  readonly from: number;
  readonly to: number;
}

/**
 * A placed workload that has fewer replicas in member clusters, by an edit of the hub's copy or of an override: the rollout over clusters counts
 * clusters, and the pods that go there stand in no number. Source: kubefleet-dev/kubefleet, pkg/utils/overrider/overrider.go
 * (jsonPatchOverrides); Azure/fleet#1146.
 */
export function fewerPods(copy: Copy): Unshown | null {
  const { manifest, placed } = copy;
  if (!SCALED.has(manifest.kind)) return null;
  const fewer = placed.clusters.flatMap((cluster): Lowered[] => {
    const { was, is } = specsOn(copy, cluster);
    const [from, to] = [replicasIn(was.spec), replicasIn(is.spec)];
    return from === null || to === null || to >= from ? [] : [{ by: is.by ?? was.by, from, to }];
  });
  const [first] = fewer.sort((a, b) => a.to - b.to || b.from - a.from);
  return first === undefined ? null : unshownOf(copy, first, fewer.length);
}

/** Null where a patch can not be followed. */
function replicasIn(spec: Json): number | null {
  const value = fieldAt(spec, 'replicas') ?? 1;
  return spec !== null && typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}

function unshownOf({ manifest }: Copy, { by, from, to }: Lowered, count: number): Unshown {
  const name = `${manifest.kind}/${visible(manifest.name)}`;
  const pods = to === 0 ? `no pod of it runs there afterwards` : `${from - to} of its pods go there at once`;
  const who =
    by === null ? `${placedTitleOf(manifest)}, which it places, keeps` : `${refText(by.ref)} leaves ${name}`;
  return {
    subject: `fewer-pods ${by === null ? '' : `${by.ref.kind}/${by.ref.name} `}${keyOf(manifest)}`,
    says: `${who} ${to} of ${from} replicas on ${clusterCount(count)}: ${pods} as the rollout reaches it, and the numbers count clusters only.`,
    fix: `Keep ${from} replicas there, and let an override of one cluster alone lower them first.`,
    place: by
      ? by.manifest.placeOf(['spec', 'policy', 'overrideRules'])
      : manifest.placeOf(['spec', 'replicas']),
    ...(to === 0 ? { grade: 'error' } : {}),
    ofRollout: true,
  };
}
