import type { Manifest } from '../../../manifest/manifest.js';
import { text } from '../../../text/text.js';
import {
  emptySelector,
  inBatches,
  REFUSED_EDIT,
  rejectedAt,
  type ResolvedPolicy,
  type ResolveInput,
  stated,
  type SystemResult,
  textPolicy,
} from '../../system.js';
import { onDelete } from '../changes/leaving.js';
import { isSameBudget } from '../controller/disruption.js';
import { keptBack, onHold } from '../objects/holds.js';
import { type KubernetesObject, refOf } from '../objects/objects.js';
import { budgetOf } from '../objects/pods.js';
import { deletedReferences } from '../objects/references.js';
import { placementOf } from '../objects/spec.js';
import { podTemplateOf } from '../objects/template.js';
import { groupOf } from '../rollout/group.js';
import { unmetPlacement } from '../rollout/places.js';
import type { PlannedWorkload } from '../rollout/workload.js';
import type { Behaviour } from '../versions.js';
import { budgetResults, type Budgets, isOtherPolicy } from './budgets.js';
import { risksOf } from './risks.js';

/** One object of the files, and what comes of it. */
export interface PlannedObject {
  /** As the files have it. */
  readonly written: KubernetesObject;
  /** What the cluster holds after the change; null where that is nothing. */
  readonly object: KubernetesObject | null;
  /** How it is rolled; null for budgets. */
  readonly workload: PlannedWorkload | null;
}

/** Everything a plan says of one object. */
export function policyOf(
  { written, object, workload }: PlannedObject,
  budgets: Budgets,
  behaviour: Behaviour,
  input: ResolveInput,
): ResolvedPolicy {
  const { manifest, before } = written;
  const isRefused = object !== written;
  const budget = object?.kind === 'PodDisruptionBudget' ? budgetResults(object, budgets) : null;
  const refused = inBatches('none', REFUSED_EDIT);
  const policy: ResolvedPolicy = {
    ...textPolicy(refOf(manifest), manifest, written),
    rejections: rejectedAt(manifest, written.refusals),
    notes: [...(isRefused && budget ? [REFUSED_EDIT] : []), ...(workload?.notes ?? budget?.notes ?? [])],
    // An edit of unhealthyPodEvictionPolicy shows in no number.
    ...(isOtherPolicy(written)
      ? { unmeasured: before !== null && !isSameBudget(budgetOf(manifest), budgetOf(before)) }
      : {}),
    facts: budget?.facts ?? [],
  };
  if (!object || !workload) return policy;
  const deleted = onDelete(workload.targets, object);
  return {
    ...policy,
    change: isRefused ? refused : workload.change,
    groups: [groupOf(object, workload, input)],
    missingReferences: missingIn(object.manifest, input),
    ...(deleted ? { onDelete: deleted } : {}),
    ...(workload.leaves ? { leaves: workload.leaves } : {}),
    facts: [
      ...stated('result', [emptySelectorOf(object, workload, input)]),
      ...(isRefused ? [] : stated('result', risksOf(written, workload, behaviour, input))),
      ...stated('on-hold', [onHold(manifest)]),
      ...stated('kept-back', [keptBack(manifest)]),
    ],
  };
}

function missingIn(manifest: Manifest, input: ResolveInput): ResolvedPolicy['missingReferences'] {
  return deletedReferences(manifest, input).map(({ title, path }) => ({
    what: title,
    fate: 'deleted',
    consequence: text`Once it is deleted, running pods stay as they are, and no new pod starts: neither one of a rollout nor the replacement of one that is evicted.`,
    place: manifest.placeOf(['spec', 'template', 'spec', ...path]),
  }));
}

/** A DaemonSet that fits no node. */
function emptySelectorOf(
  { kind, manifest }: KubernetesObject,
  { targets, unit }: PlannedWorkload,
  { snapshot: { nodes } }: ResolveInput,
): SystemResult | null {
  if (kind !== 'DaemonSet' || targets.length > 0) return null;
  const unmet = unmetPlacement(placementOf(podTemplateOf(manifest)), nodes);
  const what = text`what its pod template asks of nodes`;
  return emptySelector({
    what: unmet === null ? what : text`${what} (${unmet})`,
    unit,
    group: manifest.name,
    place: manifest.placeOf(['spec', 'template', 'spec', 'nodeSelector']),
  });
}
