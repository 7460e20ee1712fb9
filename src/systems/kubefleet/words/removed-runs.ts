import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Json } from '../../../manifest/manifest.js';
import { few } from '../../../manifest/words/listing.js';
import { verb } from '../../../manifest/words/plural.js';
import { trueConditionIn } from '../../../snapshot/conditions.js';
import { refText, type Unshown } from '../../system.js';
import { placementRef, refOf, sameRef } from '../objects/objects.js';
import { RUNS } from '../objects/run-objects.js';
import { isOver } from '../simulation/run-progress.js';
import type { PlacedObject, Side } from '../side.js';
import { clusters } from './why.js';

/**
 * A staged update run that the change takes out of the files while it is under way: nothing brings its version on to the clusters that it has
 * not come to. Source: kubefleet-dev/kubefleet, pkg/controllers/updaterun/controller.go, handleDelete (the run and its requests go, no binding
 * is touched).
 */
export function removedRuns({ object: { ref } }: PlacedObject, side: Side): Unshown[] {
  return side.input.objects.removed.flatMap(({ base, live }) => {
    const isOurs = RUNS.includes(base.kind) && sameRef(placementRef(refOf(base), base.object), ref);
    const status = live && isOurs ? objectIn(live.object, 'status') : null;
    if (!status || !trueConditionIn(status, 'Initialized') || isOver(status)) return [];
    const all = itemsIn(status, 'stagesStatus').flatMap((stage) => itemsIn(stage, 'clusters'));
    const left = all.filter((one) => !trueConditionIn(one, 'Started')).map(nameIn);
    const begun = all.filter((one) => trueConditionIn(one, 'Started') && !trueConditionIn(one, 'Succeeded'));
    if (left.length + begun.length === 0) return [];
    const names = few(left);
    const rest = `${clusters(left.length)} of ${all.length} ${verb(left.length, 'does', 'do')} not get its version (${names})`;
    const at = `${few(begun.map(nameIn))}, which it is at, ${verb(begun.length, 'is', 'are')} waited for by nobody`;
    const says = [...(left.length > 0 ? [rest] : []), ...(begun.length > 0 ? [at] : [])].join(', and ');
    return [
      {
        subject: `removed-run ${base.name}`,
        says: `${refText(refOf(base))} is gone from the files while it is under way. Where a sync deletes it, ${says}: the clusters stay on two versions until another run comes to all of them.`,
        fix: 'Keep the run in the files until it is done.',
        place: base.place,
      },
    ];
  });
}

function nameIn(cluster: Json): string {
  return textIn(cluster, 'clusterName') ?? '';
}
