import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import type { Histories, Reading } from '../../system.js';
import { type Admission, type AdmissionContext, admit, admitStep, isReadOnly } from '../admission/admit.js';
import {
  annotationsOf,
  type AnyObject,
  isMain,
  isPolicyReference,
  objectsOf,
  POLICY_KIND,
  type SkyhookObjects,
} from './objects.js';
import { readPackages } from './packages.js';
import { readProgress } from './progress.js';
import { hasReadableSelectors, readPolicySpec, readSkyhookSpec } from './stored.js';
import { type SkyhookVersion, switchesOf, versionServing } from '../versions.js';

/**
 * How objects of both API groups are read over a change, with the pauses that only the cluster knows. Read-only ones of the legacy
 * group were created before this version evaluated them: the cluster accepted them, whatever it says now.
 */
export function readingOf(objects: Histories, version: SkyhookVersion): Reading<AnyObject> {
  const { own, base, live } = objects.texts;
  const isOwn = new Set(own);
  const besideOwn = policiesIn([...own, ...objects.onlyLive.map((one) => one.live)]);
  const besideBase = policiesIn(base ?? []);
  const besideLive = policiesIn(live);
  return {
    file: (manifest, earlier) => {
      const policies = isOwn.has(manifest) ? besideOwn : besideBase;
      return withLiveHolds(readFile(manifest, earlier, policies, version), objects, version);
    },
    live: (manifest) => {
      const context = contextOf(manifest, true, besideLive, version);
      return typed(manifest, true, admit(manifest.object, context), version);
    },
    isTaken: ({ manifest: { object }, stored, spec }) =>
      spec !== null || isReadOnly({ object, stored }, version),
  };
}

/**
 * The side that is compared; null where there is none. Before a migration it is of a group that this side's operator does not know;
 * its limits count all the same.
 */
export function readOtherSide(objects: Histories, version: SkyhookVersion): SkyhookObjects | null {
  const { compared } = objects.texts;
  if (!compared) return null;
  const groups = compared.map(({ apiVersion }) => groupOf(apiVersion));
  const serving = versionServing(groups, version);
  const policies = policiesIn(compared);
  return objectsOf(
    compared.map((manifest) => withLiveHolds(readFile(manifest, null, policies, serving), objects, version)),
  );
}

function readFile(
  manifest: Manifest,
  earlier: AnyObject | null,
  policies: Policies,
  version: SkyhookVersion,
): AnyObject {
  const context = contextOf(manifest, false, policies, version);
  const start = earlier && {
    object: earlier.manifest.object,
    stored: earlier.stored,
    isRedacted: earlier.live,
  };
  return typed(manifest, false, admitStep(manifest, start, context), version);
}

/** Names of policies by API group. */
type Policies = ReadonlyMap<string, ReadonlySet<string>>;

function policiesIn(manifests: readonly Manifest[]): Policies {
  const names = new Map<string, Set<string>>();
  for (const { kind, apiVersion, name } of manifests) {
    if (kind !== POLICY_KIND) continue;
    const group = groupOf(apiVersion);
    names.set(group, (names.get(group) ?? new Set()).add(name));
  }
  return names;
}

function contextOf(
  manifest: Manifest,
  isLive: boolean,
  policies: Policies,
  version: SkyhookVersion,
): AdmissionContext {
  const existingPolicies = policies.get(groupOf(manifest.apiVersion)) ?? new Set<string>();
  return { version, existingPolicies, judged: { ...manifest, isLive } };
}

function typed(manifest: Manifest, live: boolean, admission: Admission, version: SkyhookVersion): AnyObject {
  const stored = admission.stored ?? {};
  // A missing policy is refused at admission where the webhook sees it; the rest of the object is still worth planning.
  const isRefused = !live && admission.rejections.some(({ path }) => !isPolicyReference(path));
  // Live or read-only, it may hold what this version would not accept; a selector that means nothing plans nothing.
  const isPlanned = !isRefused && admission.stored !== null && hasReadableSelectors(stored);
  const object = { manifest, live, admission, stored };
  if (manifest.kind === POLICY_KIND) return { ...object, spec: isPlanned ? readPolicySpec(stored) : null };
  const status = live ? manifest.object['status'] : undefined;
  const progress = readProgress(status, readPackages(stored['packages']));
  if (!isPlanned) return { ...object, progress, spec: null };
  return { ...object, progress, spec: readSkyhookSpec(stored, annotationsOf(manifest), switchesOf(version)) };
}

/**
 * An object of the files with the pauses that only the cluster knows: a person sets the annotation by hand or with the operator's
 * command line, no file names it, on no side, and so no apply takes it away.
 * Source: NVIDIA/nodewright, docs of its command line (pause, disable); kubectl apply removes only what was applied before.
 */
function withLiveHolds(object: AnyObject, objects: Histories, version: SkyhookVersion): AnyObject {
  const { own, base, compared, live } = objects.of(object.manifest);
  if (!live || !isMain(object) || !object.spec) return object;
  const inCluster = annotationsOf(live);
  const written = [own, base, compared].map((text) => (text ? annotationsOf(text) : {}));
  const isKept = (name: string): boolean => {
    const key = `${switchesOf(version).group}/${name}`;
    return inCluster[key] === 'true' && !written.some((texts) => Object.hasOwn(texts, key));
  };
  const { paused, disabled } = object.spec;
  const holds = { paused: paused || isKept('pause'), disabled: disabled || isKept('disable') };
  return { ...object, spec: { ...object.spec, ...holds } };
}
