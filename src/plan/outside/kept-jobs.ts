import { field, fieldAt, labelsIn } from '../../manifest/fields.js';
import { isSameJson } from '../../manifest/values/canonical.js';
import type { Manifest } from '../../manifest/manifest.js';
import { type Problem, unjudgedAt } from '../../manifest/problem.js';
import { visible } from '../../manifest/words/visible.js';
import { objectChanges } from '../objects/object-changes.js';
import { isPlanned } from '../objects/planned-kinds.js';
import { isSameObject } from '../reading/set-aside.js';

/** Fields of a Job that no update takes. Source: kubernetes, pkg/apis/batch/validation, ValidateJobSpecUpdate. */
const IMMUTABLE = ['template', 'selector', 'completionMode', 'podFailurePolicy'];

/** With which a tool deletes the Job of before, or does not apply it as an object: `delivery-orders.ts` has what they do to planned ones. */
const REMADE_BY = [
  'helm.sh/hook',
  'argocd.argoproj.io/hook',
  'kustomize.toolkit.fluxcd.io/force',
  'kustomize.toolkit.fluxcd.io/ssa',
  'kapp.k14s.io/update-strategy',
];

/**
 * Jobs that the change edits in what the API server lets nobody edit. Helm, Argo CD and Flux apply them in one go with what is planned: the
 * upgrade or sync ends with that, before or after the planned objects, or with none of them (helm/helm#7082).
 */
export function keptJobs(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const changes = objectChanges(base, head).filter(({ after }) => after !== null);
  const jobs = changes.flatMap(({ manifest, before }) =>
    isJob(manifest) && isRefused(before, manifest) ? [manifest] : [],
  );
  const isEdited = changes.some(
    ({ manifest, before }) => isPlanned(manifest) && (before === null || !isSameObject(before, manifest)),
  );
  if (!isEdited) return [];
  return jobs.map((job) => {
    const message =
      `Job/${visible(job.name)} is edited in what no API server lets anybody edit (spec.template), so as long as the Job of before is there the edit is refused, and an upgrade of Helm, ` +
      'a sync of Argo CD or a Kustomization of Flux fails with it: what else the change edits arrives in part, or not at all. The plan is of an apply that succeeds. ' +
      'Make it a hook, call it by another name, give it ttlSecondsAfterFinished, or delete the old one first.';
    return unjudgedAt(job.placeOf(['spec', 'template']), 'refused-edit', message);
  });
}

function isJob({ apiVersion, kind }: Manifest): boolean {
  return apiVersion === 'batch/v1' && kind === 'Job';
}

function isRefused(was: Manifest | null, job: Manifest): boolean {
  if (was === null || isRemade(was) || isRemade(job)) return false;
  return IMMUTABLE.some(
    (name) =>
      !isSameJson(fieldAt(was.object, 'spec', name) ?? null, fieldAt(job.object, 'spec', name) ?? null),
  );
}

/** A Job that is done may be gone by its own time to live, and one that is suspended is not under way. */
function isRemade({ object }: Manifest): boolean {
  const annotations = labelsIn(object['metadata'], 'annotations');
  const options = annotations['argocd.argoproj.io/sync-options'] ?? '';
  const spec = field(object, 'spec');
  return (
    field(spec, 'ttlSecondsAfterFinished') !== undefined ||
    field(spec, 'suspend') === true ||
    REMADE_BY.some((key) => annotations[key] !== undefined) ||
    /(?:Force|Replace)=true/.test(options)
  );
}
