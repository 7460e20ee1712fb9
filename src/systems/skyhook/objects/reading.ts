import { groupedBy } from '../../../manifest/lookup.js';
import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import { type Histories, inForce, type Reading, type ResolveInput } from '../../system.js';
import { type Admission, type AdmissionContext, admit, admitStep, isReadOnly } from '../admission/admit.js';
import {
  annotationsOf,
  type AnyObject,
  isMain,
  isPolicyReference,
  type MainObject,
  type Moment,
  policiesNamed,
  POLICY_KIND,
  type PolicyObject,
  same,
  undeletable,
} from './objects.js';
import { readPackages } from './packages.js';
import { readProgress } from './progress.js';
import { hasReadableSelectors, readPolicySpec, readSkyhookSpec } from './stored.js';
import { type SkyhookVersion, type Switches, switchesOf, versionServing } from '../versions.js';

/** The objects of a change as one of its sides sees them. */
export type Sides = Readonly<ReturnType<typeof sidesOf>>;

export function sidesOf({ objects }: ResolveInput, { version }: Switches) {
  const reading = readingOf(objects, version);
  const current = [...objects.written, ...objects.onlyLive].map((one) => inForce(one, reading));
  const all = [...current, ...objects.removed.map((one) => inForce(one, reading))];
  const written: Moment = current.map(({ now }) => now);
  const inCluster: Moment = all.flatMap(({ live }) => live ?? []);
  const before: Moment = all.flatMap(({ base }) => base ?? []);
  // Policies whose files are gone, and which stay.
  const staying: Moment = undeletable(before, written, inCluster);
  const compared = readOtherSide(objects, version);
  return {
    ...{ before, inCluster, undeletable: staying },
    /** On this side: its files, what only the cluster holds, and `undeletable`. */
    now: [...written, ...staying] as Moment,
    /** Objects on this side that keep the runtime-required taint on their nodes until they are complete. */
    requiringRuntime: written.filter(isMain).filter(({ spec }) => spec?.runtimeRequired && !spec.disabled),
    /** On the side that this one is compared with; null where there is none. */
    compared: compared && ([...compared, ...undeletable(written, compared, inCluster)] as Moment),
  };
}

/** The policy that is in force for an object; where its new text is refused, an older one stays. Null if there is none. */
export function policyFor(
  object: MainObject,
  { now, before, inCluster }: Sides,
  switches: Switches,
): PolicyObject | null {
  const candidates = policiesNamed(object, now, switches).flatMap((policy) =>
    policy.spec ? [policy] : [same(before, policy), same(inCluster, policy)],
  );
  return candidates.find((policy) => policy?.spec) ?? null;
}

/**
 * The reading of objects of both API groups over a change. Read-only ones of the legacy group were created before this version evaluated
 * them: the cluster accepted them, whatever it says now.
 */
function readingOf(objects: Histories, version: SkyhookVersion): Reading<AnyObject> {
  const { own, base, live } = objects.texts;
  const isOwn = new Set(own);
  const besideOwn = [...own, ...objects.onlyLive.map((one) => one.live)];
  const admitting = { own: contexts(besideOwn, version), base: contexts(base ?? [], version) };
  const keeping = contexts(live, version);
  return {
    file: (manifest, earlier) => {
      const context = admitting[isOwn.has(manifest) ? 'own' : 'base'](manifest, false);
      return readFile(manifest, earlier, context, objects);
    },
    live: (manifest) => {
      const context = keeping(manifest, true);
      return typed(manifest, true, admit(manifest.object, context), context, annotationsOf(manifest));
    },
    isTaken: ({ manifest: { object }, spec }) => spec !== null || isReadOnly(object, version),
  };
}

/**
 * The side that is compared; null where there is none. Before a migration it is of a group that this side's operator does not know;
 * its limits count all the same.
 */
function readOtherSide(objects: Histories, version: SkyhookVersion): Moment | null {
  const { compared } = objects.texts;
  if (!compared) return null;
  const groups = compared.map(({ apiVersion }) => groupOf(apiVersion));
  const contextOf = contexts(compared, versionServing(groups, version));
  return compared.map((manifest) => readFile(manifest, null, contextOf(manifest, false), objects));
}

/** An object is admitted beside the policies of its own API group. */
function contexts(beside: readonly Manifest[], version: SkyhookVersion) {
  const policies = beside.filter(({ kind }) => kind === POLICY_KIND);
  const byGroup = groupedBy(policies, ({ apiVersion }) => groupOf(apiVersion));
  const names = new Map([...byGroup].map(([group, own]) => [group, new Set(own.map(({ name }) => name))]));
  return (manifest: Manifest, isLive: boolean): AdmissionContext => ({
    version,
    existingPolicies: names.get(groupOf(manifest.apiVersion)) ?? new Set<string>(),
    evaluatedBy: { ...manifest, isLive },
  });
}

function readFile(
  manifest: Manifest,
  earlier: AnyObject | null,
  context: AdmissionContext,
  objects: Histories,
): AnyObject {
  const annotations = annotationsInForce(manifest, objects);
  return typed(manifest, false, admitStep(manifest, earlier, context), context, annotations);
}

function typed(
  manifest: Manifest,
  live: boolean,
  admission: Admission,
  { version }: AdmissionContext,
  annotations: Readonly<Record<string, string>>,
): AnyObject {
  const stored = admission.stored ?? {};
  // A missing policy is refused at admission where the webhook sees it; the rest of the object is still worth planning.
  const isRefused = !live && admission.rejections.some(({ path }) => !isPolicyReference(path));
  // Live or read-only, it may hold what this version would not accept; a selector that means nothing plans nothing.
  const isPlanned = !isRefused && admission.stored !== null && hasReadableSelectors(stored);
  const object = { manifest, live, admission, stored };
  if (manifest.kind === POLICY_KIND) return { ...object, spec: isPlanned ? readPolicySpec(stored) : null };
  return {
    ...object,
    progress: readProgress(live ? manifest.object['status'] : undefined, readPackages(stored['packages'])),
    spec: isPlanned ? readSkyhookSpec(stored, annotations, switchesOf(version)) : null,
  };
}

/**
 * The annotations of a file with those that only the cluster knows: a person pauses an object by hand or with the operator's command
 * line, no file names that, on no side, and so no apply takes it away. Source: NVIDIA/nodewright, docs of its command line (pause,
 * disable); kubectl apply removes only what was applied before.
 */
function annotationsInForce(manifest: Manifest, objects: Histories): Record<string, string> {
  const { own, base, compared, live } = objects.of(manifest);
  const written = [own, base, compared].flatMap((text) => (text ? Object.keys(annotationsOf(text)) : []));
  const inCluster = Object.entries(live ? annotationsOf(live) : {});
  const kept = inCluster.filter(([key]) => !written.includes(key));
  return { ...Object.fromEntries(kept), ...annotationsOf(manifest) };
}
