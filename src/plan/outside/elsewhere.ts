import type { Manifest, FieldPath } from '../../manifest/manifest.js';
import { type Problem, errorAt } from '../../manifest/problem.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { actsOnPlanned, rolledByOthers } from './acts-on-planned.js';
import { addedFinalizers } from './added-finalizers.js';
import { cutOffControllers, cutOffPods } from './cut-off.js';
import { keptObjects } from './kept-objects.js';
import { lostRights } from './lost-rights.js';
import { movedDelivery } from './delivery.js';
import { editedControllers } from './edited-controllers.js';
import { editedDefinitions } from './edited-definitions.js';
import { refusals } from './refusals.js';
import { restartedElsewhere } from './restarted-elsewhere.js';
import { isDnsSubdomain, MAX_LABEL_LENGTH } from '../../manifest/values/names.js';
import { visible } from '../../manifest/words/visible.js';
import { isPlanned } from '../objects/planned-kinds.js';
import { isSameObject } from '../reading/set-aside.js';

/**
 * What the change does to planned objects through something that is not planned: their delivery, who restarts, rewrites or refuses them,
 * how they are defined, by which settings their controllers run, what those may do, and what they reach.
 */
export function elsewhere(
  base: readonly Manifest[] | null,
  head: readonly Manifest[],
  { objects }: Pick<Snapshot, 'objects'>,
): Problem[] {
  return [
    ...movedDelivery(base, head),
    ...(base === null ? [] : refusedNames(base, head)),
    ...restartedElsewhere(base, head),
    ...actsOnPlanned(base, head),
    ...rolledByOthers(base, head),
    ...editedControllers(base, head),
    ...editedDefinitions(base, head, objects),
    ...refusals(base, head),
    ...lostRights(base, head),
    ...cutOffControllers(base, head),
    ...cutOffPods(base, head),
    ...addedFinalizers(base, head),
    ...keptObjects(base, head),
  ];
}

/** A group, where there is one, and a version. Source: kubernetes, apimachinery, pkg/util/version, kubeVersionRegex. */
const API_VERSION = /^(?:[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?\/)?v\d+(?:(?:alpha|beta)\d+)?$/;
/** What a tool fills in before the cluster sees it. */
const FILLED_IN = /[${}<>%@#|]/;

/**
 * Planned objects that the change writes under a name, a namespace or an API version that no API server takes: they look as if they were
 * in force, or as if they were new, and the apply fails. Source: kubernetes, apimachinery, pkg/api/validation, NameIsDNSSubdomain and
 * ValidateNamespaceName.
 */
function refusedNames(base: readonly Manifest[], head: readonly Manifest[]): Problem[] {
  return head.filter(isPlanned).flatMap((manifest) => {
    const fault = faultOf(manifest);
    return fault === null || base.some((other) => isSameObject(manifest, other)) ? [] : [fault];
  });
}

function faultOf(manifest: Manifest): Problem | null {
  const { apiVersion, name, namespace } = manifest;
  if (isWrong(apiVersion, (text) => API_VERSION.test(text)))
    return problem(manifest, ['apiVersion'], apiVersion, 'such as apps/v1');
  if (isWrong(name, isDnsSubdomain))
    return problem(manifest, ['metadata', 'name'], name, 'of lower-case letters, digits, - and .');
  if (namespace !== null && isWrong(namespace, isDnsLabel))
    return problem(manifest, ['metadata', 'namespace'], namespace, 'of lower-case letters, digits and -');
  return null;
}

function isWrong(text: string, isTaken: (text: string) => boolean): boolean {
  return !FILLED_IN.test(text) && !isTaken(text);
}

function isDnsLabel(text: string): boolean {
  return text.length <= MAX_LABEL_LENGTH && !text.includes('.') && isDnsSubdomain(text);
}

function problem(manifest: Manifest, path: FieldPath, text: string, form: string): Problem {
  const field = path.join('.');
  const message =
    `${visible(manifest.kind)}/${visible(manifest.name)}: no API server takes "${visible(text)}" for ${field}, so the object is refused, and the cluster keeps what it has. What is planned of it never comes about. ` +
    `Write ${field} ${form}, without spaces.`;
  return errorAt(manifest.placeOf(path), 'refused-edit', message);
}
