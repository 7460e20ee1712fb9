import { listing } from '../../../manifest/listing.js';
import { placedTitleOf, visible } from '../../../manifest/visible.js';
import { lostReadiness, type Unshown } from '../../system.js';
import { keyOf } from '../objects/selected-objects.js';
import { clusters as clusterCount } from '../words/why.js';
import { type Copy, specsOn } from './copied-specs.js';

/** A placed workload whose containers lose their readinessProbe in member clusters: pods there count as available when they run. */
export function lostProbes(copy: Copy): Unshown[] {
  const { manifest, placed } = copy;
  const found = placed.clusters.flatMap((cluster) => {
    const { was, is } = specsOn(copy, cluster);
    const lost = lostReadiness(was.spec, is.spec);
    return lost.length === 0 ? [] : [{ lost, by: is.by }];
  });
  const [first] = found;
  if (first === undefined) return [];
  const names = listing([...new Set(found.flatMap(({ lost }) => lost))].map((name) => visible(name)));
  return [
    {
      subject: `copied-probe ${keyOf(manifest)}`,
      says: `${placedTitleOf(manifest)}, which it places, loses the readinessProbe of ${names} on ${clusterCount(found.length)}: a new pod is ready there as soon as the process runs, whether it works or not, and a version that starts and does not work goes over every pod. The numbers count clusters only, and take it that a bad one is seen.`,
      fix: `Keep the readinessProbe of ${names}.`,
      place: first.by
        ? first.by.manifest.placeOf(['spec', 'policy', 'overrideRules'])
        : manifest.placeOf(['spec', 'template', 'spec', 'containers']),
    },
  ];
}
