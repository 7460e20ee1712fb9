import { errorAt, type Problem } from '../manifest/problem.js';
import { byIdentity, identityOf } from '../manifest/duplicates.js';
import { groupOf, type Manifest, namespaceOf } from '../manifest/manifest.js';
import { visible } from '../manifest/words/visible.js';
import { type PolicyRef, refText } from '../systems/system.js';
import type { Finding } from './finding.js';
import type { PlannedPolicy, SidePlan } from './model.js';
import { isSameObject } from './reading/set-aside.js';

/**
 * Objects that the change adds or edits, that the cluster refuses as they are written, and that fail the check by no finding: the
 * object was refused before the change too, or the rule that says so is off. Nothing of such an edit was judged, and a part of an
 * object that something completes (a patch) looks just like this.
 */
export function refusedEdits(
  head: SidePlan,
  { before, after }: { readonly before: readonly Manifest[]; readonly after: readonly Manifest[] },
  findings: readonly Finding[],
): Problem[] {
  const refused = head.policies.filter(
    (policy) => !policy.live && isRefused(policy) && !failsAlready(policy.ref, findings),
  );
  if (refused.length === 0) return [];
  const was = byIdentity(before);
  const edited = after.filter((manifest) => {
    const other = was.get(identityOf(manifest));
    return other === undefined || !isSameObject(manifest, other);
  });
  return refused.flatMap((policy) => {
    const manifest = edited.find((one) => isOf(policy, one));
    return manifest ? [refusedProblem(policy, manifest)] : [];
  });
}

/** An object that is stored in spite of what is wrong with it has a consequence. */
function isRefused({ rejections }: PlannedPolicy): boolean {
  return rejections.some(({ consequence }) => consequence === undefined);
}

/** True where a field is not there: what looks like this may be a part of an object that something completes. */
export function isOfPart({ message }: PlannedPolicy['rejections'][number]): boolean {
  return /\brequired\b|\bmissing\b/i.test(message);
}

function failsAlready(ref: PolicyRef, findings: readonly Finding[]): boolean {
  return findings.some(
    ({ rule, severity, status, policy }) =>
      rule === 'invalid-policy' &&
      severity === 'error' &&
      (status === 'new' || status === 'worsened') &&
      policy?.kind === ref.kind &&
      policy.namespace === ref.namespace &&
      policy.name === ref.name,
  );
}

function isOf({ ref, apiVersion }: PlannedPolicy, manifest: Manifest): boolean {
  return (
    ref.kind === manifest.kind &&
    ref.name === manifest.name &&
    groupOf(apiVersion) === groupOf(manifest.apiVersion) &&
    (ref.namespace === null || ref.namespace === namespaceOf(manifest))
  );
}

function refusedProblem({ ref, rejections }: PlannedPolicy, manifest: Manifest): Problem {
  const refused = rejections.filter(({ consequence }) => consequence === undefined);
  const [first] = refused;
  const name = refText(ref);
  const isPartial = refused.some(isOfPart);
  const folder =
    visible(manifest.place.file.slice(0, Math.max(0, manifest.place.file.lastIndexOf('/')))) || '.';
  const says = isPartial
    ? `It looks like a part of ${name} that something else completes, such as a kustomize patch. Where it is, name what builds it in \`policies\` of the configuration (\`- kustomize: ${folder}\`); else correct the field.`
    : 'Correct the field.';
  return errorAt(
    first?.place ?? manifest.place,
    'refused-edit',
    `${name} is edited, and as it is written here the cluster refuses it (${visible(first?.message ?? '', 200)}), so nobody can tell what the edit does. ${says}`,
  );
}
