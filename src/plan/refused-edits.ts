import { byEntry } from '../manifest/advice.js';
import { isSameJson } from '../manifest/canonical.js';
import { byIdentity, identityOf } from '../manifest/identity.js';
import type { FieldPath, Manifest } from '../manifest/manifest.js';
import { folderOf } from '../manifest/path.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { isDnsSubdomain, MAX_LABEL_LENGTH } from '../manifest/selector.js';
import { titleOf, visible } from '../manifest/visible.js';
import { policyName, refKey } from '../systems/ref.js';
import type { ResolvedPolicy } from '../systems/system.js';
import { toPlain } from '../text/render.js';
import { code, foreign, literal, name, text } from '../text/text.js';
import { isPlanned } from './objects/planned-kinds.js';

type Rejection = ResolvedPolicy['rejections'][number];

/** Reports edited objects that lack required fields before the change too: such an object is a part that something else completes. */
export function editedParts(base: readonly ResolvedPolicy[], head: readonly ResolvedPolicy[]): Problem[] {
  const before = new Map(base.map((policy) => [refKey(policy.ref), policy]));
  return head.flatMap((policy) => {
    const was = before.get(refKey(policy.ref));
    const [missing] = policy.rejections.filter(isOfPart);
    if (policy.live || missing === undefined || !was?.rejections.some(isOfPart)) return [];
    if (isSameJson(was.written, policy.written)) return [];
    const message = text`${policyName(policy.ref)} is edited and lacks required fields (${foreign(visible(toPlain(missing.message), 200))}): a part of an object was not evaluated. ${byEntry('kustomize', folderOf(policy.place.file))} If nothing completes it, add the field.`;
    return [errorAt(missing.place, 'refused-edit', message)];
  });
}

/** True for a required field that is not written, in an object that is refused for it. */
export function isOfPart({ consequence, isAbsent }: Rejection): boolean {
  return consequence === undefined && isAbsent === true;
}

/** A group, where there is one, and a version. Source: kubernetes, apimachinery, pkg/util/version, kubeVersionRegex. */
const API_VERSION = /^(?:[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?\/)?v\d+(?:(?:alpha|beta)\d+)?$/;
/** Characters of placeholders that a tool fills in before the cluster sees them. */
const FILLED_IN = /[${}<>%@#|]/;

/**
 * Reports planned objects that the change writes under an invalid name, namespace or API version: the apply fails. Source: kubernetes, apimachinery, pkg/api/validation, NameIsDNSSubdomain and
 * ValidateNamespaceName.
 */
export function refusedNames(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  if (base === null) return [];
  const before = byIdentity(base);
  return head.filter(isPlanned).flatMap((manifest) => {
    const was = before.get(identityOf(manifest));
    return was !== undefined && isSameJson(manifest.object, was.object) ? [] : (faultOf(manifest) ?? []);
  });
}

function faultOf(manifest: Manifest): Problem | null {
  const { apiVersion, namespace } = manifest;
  if (isWrong(apiVersion, (text) => API_VERSION.test(text)))
    return problem(manifest, ['apiVersion'], apiVersion, 'such as apps/v1');
  if (isWrong(manifest.name, isDnsSubdomain))
    return problem(manifest, ['metadata', 'name'], manifest.name, 'of lower-case letters, digits, - and .');
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

function problem(manifest: Manifest, path: FieldPath, written: string, form: string): Problem {
  const field = code(path.join('.'));
  const message = text`${name('object', titleOf(manifest))}: the API server refuses the object, because ${code(visible(written))} is not a valid ${field}. Write ${field} ${literal(form)}, without spaces.`;
  return errorAt(manifest.placeOf(path), 'refused-edit', message);
}
