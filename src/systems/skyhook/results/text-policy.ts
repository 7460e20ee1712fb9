import { fieldAt, textIn } from '../../../manifest/fields.js';
import { type FieldPath, groupOf, type Manifest } from '../../../manifest/manifest.js';
import { NO_TEXT, text, code, name } from '../../../text/text.js';
import { describeSelector, isSelective, type LabelSelector, selectedBy } from '../../../manifest/selector.js';
import { emptySelector, type ResolvedPolicy, type SelectorUse, textPolicy } from '../../system.js';
import type { RolloutNode } from '../controller/assignment.js';
import {
  type AnyObject,
  GROUP,
  isMain,
  isPolicyReference,
  LEGACY_GROUP,
  names,
  policiesNamed,
  POLICY_KIND,
  refOf,
} from '../objects/objects.js';
import type { Sides } from '../objects/reading.js';
import type { Switches } from '../versions.js';
import { legacyGroup } from './results.js';

/** An object as its text alone describes it: refusals, references and fields that are dropped. `twin` is of the other API group. */
export function textPolicyOf(
  object: AnyObject,
  twin: AnyObject | null,
  sides: Sides,
  switches: Switches,
): ResolvedPolicy {
  const { manifest, live, admission } = object;
  const unknownFields = live ? [] : [...admission.unknownFields, ...marksWithoutEffect(manifest, switches)];
  const { spec = null } = manifest.object;
  // A missing policy is a reference; a read-only edit is reported with the fate of its API group.
  const rejections = (live ? [] : admission.rejections).filter(
    ({ path, rule }) => !isPolicyReference(path) && rule !== 'read-only',
  );
  return {
    ...textPolicy(refOf(manifest), manifest, { ...admission, unknownFields }),
    live,
    // A rollout depends on the spec, and on the annotations that pause or disable it.
    written: { spec, annotations: fieldAt(manifest.object, 'metadata', 'annotations') ?? null },
    rejections: rejections.map(({ by, path, message, rule }) => ({
      ...{ by, message, place: manifest.placeOf(path), isAbsent: rule === 'required' },
    })),
    missingReferences: missingPolicy(object, sides, switches),
    results: legacyGroup(object, twin),
  };
}

/** The policy that an object names and that is not there, or that the change deletes and the webhook keeps. */
function missingPolicy(
  object: AnyObject,
  sides: Sides,
  switches: Switches,
): ResolvedPolicy['missingReferences'] {
  if (!isMain(object) || object.spec === null || object.spec.deploymentPolicy === '') return [];
  const { manifest, spec } = object;
  const what = `DeploymentPolicy "${spec.deploymentPolicy}" of ${groupOf(manifest.apiVersion)}`;
  const place = manifest.placeOf(['spec', 'deploymentPolicy']);
  if (sides.undeletable.some((policy) => names(object, policy)))
    return [{ what, fate: 'deleted', stays: true, consequence: STAYS, place }];
  if (policiesNamed(object, sides.now, switches).length > 0) return [];
  const stops =
    switches.missingPolicy === 'all-stop' ? text` Operators up to 0.15 then stop every rollout.` : NO_TEXT;
  const consequence = text`The webhook refuses the object. An object that is stored anyway is blocked: none of its nodes is rolled.${stops}`;
  return [{ what, consequence, place }];
}

/** Source: NVIDIA/nodewright v0.15.0, deployment_policy_webhook.go ValidateDelete. */
const STAYS = text`The webhook refuses to delete a policy that an object names: it stays in the cluster unchanged, and its deletion fails each time it is tried. The plan still uses it.`;

type IdleMark = { path: FieldPath; suggestion: FieldPath; idleValue?: string };

/**
 * An operator reads pause and disable under its own group's prefix only, and the value "true" only (see `readSkyhookSpec`):
 * everything else holds nothing.
 */
function marksWithoutEffect({ kind, apiVersion, object }: Manifest, { group: own }: Switches): IdleMark[] {
  if (kind === POLICY_KIND || groupOf(apiVersion) !== own) return [];
  const other = own === GROUP ? LEGACY_GROUP : GROUP;
  const annotations = fieldAt(object, 'metadata', 'annotations');
  return ['pause', 'disable'].flatMap((mark): IdleMark[] => {
    const [key, otherKey] = [`${own}/${mark}`, `${other}/${mark}`];
    const value = textIn(annotations, key) ?? '';
    if (value === 'true') return [];
    if (value !== '' && value !== 'false')
      return [{ path: ['metadata', 'annotations', key], suggestion: ['"true"'], idleValue: value }];
    const isOther = textIn(annotations, otherKey) === 'true';
    return isOther ? [{ path: ['metadata', 'annotations', otherKey], suggestion: [key] }] : [];
  });
}

/** With its selectors over the whole snapshot: a policy may serve objects with other targets. */
export function withSelectors(
  policy: ResolvedPolicy,
  object: AnyObject,
  nodes: readonly RolloutNode[],
): ResolvedPolicy {
  const selectors = selectorsIn(object).map(({ selector, path, ...of }): SelectorUse => {
    const [labels, matched] = [describeSelector(selector), selectedBy(nodes, selector).length];
    const place = object.manifest.placeOf(path);
    return { ...of, place, text: labels, matched, outOf: nodes.length, isSelective: isSelective(selector) };
  });
  const empty = selectors.filter(({ matched }) => matched === 0);
  const results = empty.map(({ what, text: labels, group, place }) =>
    emptySelector({
      what: text`${what} (${labels === '' ? text`every node` : code(labels)})`,
      ...(group === null ? {} : { group }),
      place,
    }),
  );
  return { ...policy, selectors, results: [...policy.results, ...results] };
}

type Written = Pick<SelectorUse, 'what' | 'group' | 'isWritten'> & {
  readonly selector: LabelSelector;
  readonly path: FieldPath;
};

function selectorsIn(object: AnyObject): Written[] {
  if (!isMain(object))
    return (object.spec?.compartments ?? []).map(({ name: group, selector }, i) => ({
      ...{ selector, group, isWritten: selector.written, path: ['spec', 'compartments', i, 'selector'] },
      what: text`the selector of compartment ${name('group', group)}`,
    }));
  if (object.spec === null) return [];
  const path = ['spec', 'nodeSelectors'];
  const isWritten = fieldAt(object.manifest.object, ...path) !== undefined;
  return [{ selector: object.spec.nodeSelectors, what: code('nodeSelectors'), group: null, isWritten, path }];
}
