import { fieldAt, textIn } from '../../../manifest/fields.js';
import { type FieldPath, groupOf, isObject, type Manifest } from '../../../manifest/manifest.js';
import { NO_TEXT, text, code, name } from '../../../text/text.js';
import { describeSelector, isSelective, type LabelSelector, selectedBy } from '../../../manifest/selector.js';
import {
  emptySelector,
  type ResolvedPolicy,
  type SelectorUse,
  textPolicy,
  type SystemResult,
} from '../../system.js';
import type { RolloutNode } from '../controller/assignment.js';
import {
  GROUP,
  isPolicyReference,
  LEGACY_GROUP,
  type MainObject,
  POLICY_KIND,
  type PolicyObject,
  refOf,
} from '../objects/objects.js';
import type { PolicySpec, SkyhookSpec } from '../objects/stored.js';
import type { Switches } from '../versions.js';

/** An object as its text alone describes it: refusals and fields that are dropped. */
export function textPolicyOf(object: MainObject | PolicyObject, switches: Switches): ResolvedPolicy {
  const { manifest, live, admission } = object;
  const unknownFields = live ? [] : [...admission.unknownFields, ...marksWithoutEffect(manifest, switches)];
  const { spec, metadata } = manifest.object;
  // A rollout depends on the spec, and on the annotations that pause or disable it.
  const annotations = isObject(metadata) ? (metadata['annotations'] ?? null) : null;
  return {
    ...textPolicy(refOf(manifest), manifest, { ...admission, unknownFields }),
    live,
    written: { spec: spec ?? null, annotations },
    rejections: (live ? [] : admission.rejections)
      // A missing policy is a reference; a read-only edit is reported with the fate of its API group.
      .filter(({ path, rule }) => !isPolicyReference(path) && rule !== 'read-only')
      .map(({ by, path, message, rule }) => ({
        ...{ by, message, place: manifest.placeOf(path) },
        isAbsent: rule === 'required',
      })),
  };
}

/** The policy that an object names and that is not there, or that the change deletes and the webhook keeps. */
export function missingPolicy(
  { manifest, spec }: MainObject,
  { isThere, stays, switches }: { isThere: boolean; stays: boolean; switches: Switches },
): ResolvedPolicy['missingReferences'] {
  if (spec === null || spec.deploymentPolicy === '' || (isThere && !stays)) return [];
  const what = `DeploymentPolicy "${spec.deploymentPolicy}" of ${groupOf(manifest.apiVersion)}`;
  const place = manifest.placeOf(['spec', 'deploymentPolicy']);
  if (stays) return [{ what, fate: 'deleted', stays, consequence: STAYS, place }];
  const stops =
    switches.missingPolicy === 'all-stop' ? text` Operators up to 0.15 then stop every rollout.` : NO_TEXT;
  const consequence = text`The webhook refuses the object; where it gets past it, it is blocked and none of its nodes is rolled.${stops}`;
  return [{ what, consequence, place }];
}

/** Source: NVIDIA/nodewright v0.15.0, deployment_policy_webhook.go ValidateDelete. */
const STAYS = text`The webhook refuses to delete a policy that an object names: it stays in the cluster unchanged, and its deletion fails each time it is tried. The plan still uses it.`;

type IdleMark = { path: FieldPath; suggestion: string; idleValue?: string };

/**
 * An operator reads pause and disable under its own group's prefix only, and the value "true" only (see `readSkyhookSpec`):
 * everything else holds nothing.
 */
function marksWithoutEffect({ kind, apiVersion, object }: Manifest, { group: own }: Switches): IdleMark[] {
  if (kind === POLICY_KIND || groupOf(apiVersion) !== own) return [];
  const other = own === GROUP ? LEGACY_GROUP : GROUP;
  const annotations = fieldAt(object, 'metadata', 'annotations');
  return ['pause', 'disable'].flatMap((mark): IdleMark[] => {
    const path = (prefix: string): FieldPath => ['metadata', 'annotations', `${prefix}/${mark}`];
    const value = textIn(annotations, `${own}/${mark}`);
    if (value === 'true') return [];
    if (value !== null && value !== '' && value !== 'false')
      return [{ path: path(own), suggestion: '"true"', idleValue: value }];
    const isOther = textIn(annotations, `${other}/${mark}`) === 'true';
    return isOther ? [{ path: path(other), suggestion: `${own}/${mark}` }] : [];
  });
}

/** A selector with the nodes it takes, and the result where that is none. */
interface SelectorFinding {
  readonly use: SelectorUse;
  readonly results: readonly SystemResult[];
}

/** The node selector of an object. */
export function nodeSelectorUse(
  manifest: Manifest,
  { nodeSelectors }: SkyhookSpec,
  nodes: readonly RolloutNode[],
): SelectorFinding {
  return selectorUse(nodeSelectors, nodes, {
    what: code('nodeSelectors'),
    group: null,
    isWritten: fieldAt(manifest.object, 'spec', 'nodeSelectors') !== undefined,
    place: manifest.placeOf(['spec', 'nodeSelectors']),
  });
}

/** The same of compartments, over the whole snapshot: a policy may serve objects with other targets. */
export function compartmentSelectors(
  manifest: Manifest,
  { compartments }: PolicySpec,
  nodes: readonly RolloutNode[],
): SelectorFinding[] {
  return compartments.map(({ name: own, selector }, i) =>
    selectorUse(selector, nodes, {
      what: text`the selector of compartment ${name('group', own)}`,
      group: own,
      isWritten: selector.written,
      place: manifest.placeOf(['spec', 'compartments', i, 'selector']),
    }),
  );
}

function selectorUse(
  selector: LabelSelector,
  nodes: readonly RolloutNode[],
  written: Pick<SelectorUse, 'what' | 'group' | 'isWritten' | 'place'>,
): SelectorFinding {
  const { what: title, group, place } = written;
  const [labels, matched] = [describeSelector(selector), selectedBy(nodes, selector).length];
  const use = { ...written, text: labels, matched, outOf: nodes.length, isSelective: isSelective(selector) };
  const what = text`${title} (${labels === '' ? text`every node` : code(labels)})`;
  const empty = emptySelector({ what, ...(group === null ? {} : { group }), place });
  return { use, results: matched === 0 ? [empty] : [] };
}
