import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Json } from '../../../manifest/manifest.js';
import { few } from '../../../manifest/words/listing.js';
import { verb } from '../../../text/plural.js';
import { trueConditionIn } from '../../../snapshot/conditions.js';
import { refText, type SystemResult } from '../../system.js';
import { placementRef, refOf, sameRef } from '../objects/objects.js';
import { RUNS } from '../objects/run-objects.js';
import { isOver } from '../rollout/run-progress.js';
import type { PlacedObject, Side } from '../side.js';
import { clusters } from './why.js';

/**
 * Staged update runs that the change removes while they are under way: the remaining clusters do not get their version. Source: kubefleet-dev/kubefleet, pkg/controllers/updaterun/controller.go, handleDelete (the run and its requests go, no binding
 * is touched).
 */
export function removedRuns({ object: { ref } }: PlacedObject, side: Side): SystemResult[] {
  return side.input.objects.removed.flatMap(({ base, live }) => {
    const isOurs = RUNS.includes(base.kind) && sameRef(placementRef(refOf(base), base.object), ref);
    const status = live && isOurs ? objectIn(live.object, 'status') : null;
    if (!status || !trueConditionIn(status, 'Initialized') || isOver(status)) return [];
    const all = itemsIn(status, 'stagesStatus').flatMap((stage) => itemsIn(stage, 'clusters'));
    const left = all.filter((one) => !trueConditionIn(one, 'Started')).map(nameIn);
    const begun = all.filter((one) => trueConditionIn(one, 'Started') && !trueConditionIn(one, 'Succeeded'));
    if (left.length + begun.length === 0) return [];
    const parts = [
      ...(left.length > 0
        ? [
            `${clusters(left.length)} of ${all.length} ${verb(left.length, 'does', 'do')} not get its version (${few(left)})`,
          ]
        : []),
      ...(begun.length > 0
        ? [`${few(begun.map(nameIn))}, in progress, ${verb(begun.length, 'is', 'are')} no longer tracked`]
        : []),
    ];
    return [
      {
        rule: 'abandoned-midway',
        subject: `removed-run ${base.name}`,
        says: `${refText(refOf(base))} is removed while it is under way. If a sync deletes it, ${parts.join(', and ')}: the clusters stay on two versions until another run reaches all of them.`,
        fix: 'Keep the run in the files until it is done.',
        place: base.place,
      },
    ];
  });
}

function nameIn(cluster: Json): string {
  return textIn(cluster, 'clusterName') ?? '';
}
