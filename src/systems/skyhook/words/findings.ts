import { type Text, text } from '../../../text/text.js';
import { present } from '../../../manifest/words/present.js';
import { fieldAt, textIn } from '../../../manifest/fields.js';
import { type FieldPath, groupOf, isObject, type Manifest } from '../../../manifest/manifest.js';
import { compileSelector, describeSelector } from '../../../manifest/values/selector.js';
import {
  type Legacy,
  type PolicyFact,
  type PolicyRef,
  type ResolvedPolicy,
  stated,
  textPolicy,
} from '../../system.js';
import type { Rejection } from '../admission/rejection.js';
import {
  GROUP,
  isPolicyReference,
  LEGACY_GROUP,
  POLICY_KIND,
  type SkyhookObject,
} from '../objects/objects.js';
import type { PolicySpec, SkyhookSpec } from '../objects/stored.js';
import { type SkyhookVersion, switchesOf } from '../versions.js';

interface FindingContext {
  readonly version: SkyhookVersion;
  /** The object of the same name in the other API group on this side. */
  readonly twin: SkyhookObject<unknown> | null;
  /** Names of the policies in the object's own group. */
  readonly policies: ReadonlySet<string>;
  /** Policies that the change deletes, which the webhook refuses. */
  readonly undeletable?: readonly SkyhookObject<PolicySpec>[];
}

/** An object of either API group, as a plan names it. */
export function refOf({ kind, name }: Manifest): PolicyRef {
  return { system: 'skyhook', kind, namespace: null, name };
}

/** What is known of an object from its text alone: refusals, dropped fields, missing references, and its group's future. */
export function findingsOf(
  object: SkyhookObject<SkyhookSpec> | SkyhookObject<PolicySpec>,
  context: FindingContext,
): ResolvedPolicy {
  const { manifest, live, admission } = object;
  const rejections = live ? [] : admission.rejections;
  const idle = live ? [] : marksWithoutEffect(manifest, context.version);
  const unknownFields = live ? [] : [...admission.unknownFields, ...idle];
  const policy = textPolicy(refOf(manifest), manifest, { ...admission, unknownFields });
  return {
    ...policy,
    live,
    written: writtenPart(manifest),
    rejections: rejections
      .filter((rejection) => !isPolicyReference(rejection.path) && !isReadOnlyEdit(rejection))
      .map(({ by, path, message, rule }) => ({
        ...{ by, message, place: manifest.placeOf(path) },
        isAbsent: rule === 'required',
      })),
    missingReferences: present([missingPolicy(object, context)]),
    notes: notesOf(object),
    facts: [
      ...policy.facts,
      ...stated('legacy', [live ? null : legacyNote(object, context)]),
      ...drainsOf(manifest),
    ],
  };
}

/** What a drain of its nodes asks, and what it waits for. */
function drainsOf(manifest: Manifest): PolicyFact[] {
  const { spec } = manifest.object;
  const isForced = fieldAt(spec, 'drainConfig', 'disableEviction') === true;
  const path = ['spec', 'podNonInterruptLabels'];
  const compiled = compileSelector(fieldAt(spec, 'podNonInterruptLabels'));
  const text = 'error' in compiled || !compiled.selector.written ? '' : describeSelector(compiled.selector);
  const forced = {
    afterMs: 0,
    says: 'drainConfig.disableEviction is true: an interrupt deletes the pods of a node, and no disruption budget is asked.',
    fix: 'Leave disableEviction out, and set drainConfig.timeout for a drain that does not end.',
    place: manifest.placeOf(['spec', 'drainConfig', 'disableEviction']),
  };
  return [
    ...stated('forced-drain', isForced ? [forced] : []),
    ...stated('awaited-pods', text === '' ? [] : [{ text, place: manifest.placeOf(path) }]),
  ];
}

/** An object of which nothing can be planned, with what is known of its text. */
export function notPlanned(policy: ResolvedPolicy): { policy: ResolvedPolicy; rollouts: null } {
  return { policy, rollouts: null };
}

/** What a rollout depends on: the spec, and the annotations that pause or disable it. */
function writtenPart(manifest: Manifest): ResolvedPolicy['written'] {
  const { spec, metadata } = manifest.object;
  const annotations = isObject(metadata) ? (metadata['annotations'] ?? null) : null;
  return { spec: spec ?? null, annotations };
}

function missingPolicy(
  { manifest, spec }: SkyhookObject<SkyhookSpec> | SkyhookObject<PolicySpec>,
  { policies, undeletable, version }: FindingContext,
): ResolvedPolicy['missingReferences'][number] | null {
  if (spec === null || !('deploymentPolicy' in spec) || spec.deploymentPolicy === '') return null;
  const what = `DeploymentPolicy "${spec.deploymentPolicy}" of ${groupOf(manifest.apiVersion)}`;
  const place = manifest.placeOf(['spec', 'deploymentPolicy']);
  if (undeletable?.some((policy) => isOfName(policy, manifest, spec.deploymentPolicy)))
    return { what, fate: 'deleted', stays: true, consequence: STAYS, place };
  if (policies.has(spec.deploymentPolicy)) return null;
  const holds =
    switchesOf(version).missingPolicy === 'all-stop' ? ' Operators up to 0.15 then stop every rollout.' : '';
  return {
    what,
    consequence: `The webhook refuses the object; where it gets past it, it is blocked and none of its nodes is rolled.${holds}`,
    place,
  };
}

/** Source: NVIDIA/nodewright v0.15.0, deployment_policy_webhook.go ValidateDelete. */
const STAYS =
  'The webhook refuses to delete a policy that an object names: it stays in the cluster as it was before, nothing changes, and its deletion fails each time it is tried. Planned with it.';

function isOfName({ manifest }: SkyhookObject<unknown>, user: Manifest, name: string): boolean {
  return manifest.name === name && groupOf(manifest.apiVersion) === groupOf(user.apiVersion);
}

interface IdleMark {
  readonly path: FieldPath;
  readonly suggestion: string;
  readonly idleValue?: string;
}

/**
 * An operator reads pause and disable under its own group's prefix only, and the value "true" only (see `readSkyhookSpec`):
 * everything else holds nothing.
 */
function marksWithoutEffect(manifest: Manifest, version: SkyhookVersion): IdleMark[] {
  if (manifest.kind === POLICY_KIND) return [];
  if (groupOf(manifest.apiVersion) !== switchesOf(version).mainGroup) return [];
  const own = switchesOf(version).metadataPrefix;
  const other = own === GROUP ? LEGACY_GROUP : GROUP;
  const annotations = fieldAt(manifest.object, 'metadata', 'annotations');
  return ['pause', 'disable'].flatMap((mark): IdleMark[] => {
    const path = (prefix: string): FieldPath => ['metadata', 'annotations', `${prefix}/${mark}`];
    const value = textIn(annotations, `${own}/${mark}`);
    if (value === 'true') return [];
    if (value !== null && value !== '' && value !== 'false')
      return [{ path: path(own), suggestion: '"true"', idleValue: value }];
    return textIn(annotations, `${other}/${mark}`) === 'true'
      ? [{ path: path(other), suggestion: `${own}/${mark}` }]
      : [];
  });
}

/** It is reported with the fate of its API group, not as an invalid object. */
function isReadOnlyEdit({ rule }: Rejection): boolean {
  return rule === 'read-only';
}

/** Source: the operator's migration guide, and legacy_readonly_webhook.go, v0.18.0. */
function legacyNote(
  { manifest, admission }: SkyhookObject<unknown>,
  { version, twin }: FindingContext,
): Legacy | null {
  const place = manifest.placeOf(['apiVersion']);
  const isLegacy = groupOf(manifest.apiVersion) === LEGACY_GROUP;
  if (twin && isLegacy) {
    return {
      message:
        'It stands in both API groups. The operator mirrors the old object over the new one, or backs off.',
      remediation: 'Keep the object of nodewright.nvidia.com and delete the other.',
      refused: true,
      place,
    };
  }
  if (!isLegacy) return null;
  const remediation = `Change apiVersion to nodewright.nvidia.com/v1alpha1${manifest.kind === 'Skyhook' ? ' and kind to NodeWright' : ''}, and keep the name, its selectors and labels.`;
  const edit = admission.rejections.find(isReadOnlyEdit);
  if (edit) {
    return {
      message: `Operator ${version} refuses this edit: objects of ${LEGACY_GROUP} are read-only since 0.18.`,
      remediation,
      refused: true,
      place: manifest.placeOf(edit.path),
    };
  }
  return {
    message: `Operators from 0.18 on refuse edits of ${LEGACY_GROUP}, and 0.21 removes the group.`,
    remediation,
    refused: false,
    place,
  };
}

function notesOf({ spec }: SkyhookObject<SkyhookSpec> | SkyhookObject<PolicySpec>): Text[] {
  if (spec === null || !('serial' in spec)) return [];
  const notes: Text[] = [];
  if (spec.paused)
    notes.push(text`It is paused: nothing starts, and later objects wait. Planned as if it were resumed.`);
  if (spec.disabled)
    notes.push(
      text`It is disabled: nothing starts, and later objects do not wait. Planned as if it were enabled.`,
    );
  return notes;
}
