import { groupOf, type Manifest } from '../../manifest/manifest.js';
import { groupedBy } from '../../manifest/lookup.js';
import { type InForce, inForce, type PolicyRef, type ResolveInput } from '../system.js';
import { GROUP } from './admission/admit.js';
import { appliesTo, contentChanges, isOverride, joinChanges, overrideChanges } from './changes/content.js';
import { type EditedPlacement, type PlacementEdit, placementEdit } from './changes/placement.js';
import { readFleet, silenceOf } from './objects/clusters.js';
import { availabilityWithout, hubOf, selectionOf } from './objects/contents.js';
import { liveBindings, ownedObjects, withProgress } from './objects/live.js';
import { type FleetObject, isPlacement, readingOf, refKeyOf, refOf } from './objects/objects.js';
import { policyKey, readPlacement, resourcesKey } from './objects/placement.js';
import { droppedResources } from './objects/selectors.js';

/** A placement that the cluster has after merging, and the effect of merging on it. */
export interface PlacedObject extends EditedPlacement, PlacementEdit {
  /** As it is written; `planned` is another one if the edit is refused. */
  readonly object: FleetObject;
  /** Objects of the files that it copies to its clusters. */
  readonly copied: readonly Manifest[];
  readonly overrides: readonly PolicyRef[];
  /** Set for the next in-place update, planned beside the rollout that the change starts. */
  readonly isLater?: true;
}

export type Side = Readonly<ReturnType<typeof sideOf>>;

const NOWHERE: InForce<FleetObject> = { live: null, base: null, before: null, now: null, after: null };

/** The objects of one side, with what they were before and what the cluster has. */
export function sideOf(input: ResolveInput) {
  const { neighbors, neighborsBefore } = input;
  const { written, onlyLive, removed, texts } = input.objects;
  const fleet = readFleet(input.snapshot, input.at);
  const labels = new Map(fleet.clusters.map((one) => [one.name, one.labels]));
  const owned = ownedObjects(input.snapshot);
  const hub = hubOf(neighbors ?? texts.own);
  const hubBefore = neighbors && neighborsBefore ? hubOf(neighborsBefore) : null;
  const known = groupedBy(
    [...texts.own, ...texts.live].filter(({ apiVersion }) => groupOf(apiVersion) === GROUP),
    (one) => refKeyOf(refOf(one)),
  );
  const reading = readingOf((ref) => known.get(refKeyOf(ref))?.[0].object ?? null);
  const now = [...written, ...onlyLive].map((one) => inForce(one, reading));
  const all = [...now, ...removed.map((one) => inForce(one, reading))];
  const byRef = new Map(
    all.flatMap((one) => {
      const object = one.now ?? one.before;
      return object ? [[refKeyOf(object.ref), one]] : [];
    }),
  );
  const of = (ref: PolicyRef): InForce<FleetObject> => byRef.get(refKeyOf(ref)) ?? NOWHERE;
  const accepted = (object: FleetObject): FleetObject | null =>
    object.refusals.length === 0 ? object : of(object.ref).before;
  const objects = now.map((one) => one.now);
  const overrides = objects.filter(isOverride);
  const overridesNow = overrides.flatMap((one) => accepted(one) ?? []);
  // A snapshot hides the values of patches: the base shows more.
  const overridesBefore = all.flatMap(({ base, live }) => base ?? live ?? []).filter(isOverride);

  const placements = objects.flatMap((object): PlacedObject | [] => {
    const { ref } = object;
    const planned = isPlacement(ref.kind) ? accepted(object) : null;
    if (!planned) return [];
    const { before, live: inCluster } = of(ref);
    const live = inCluster?.manifest ?? null;
    const hasBase = texts.base !== null;
    const selection = selectionOf(ref, planned.stored, live?.object ?? null);
    const copied = selection.of(hub);
    const overridden = { ref, selection, hub, clusters: fleet.clusters };
    const content =
      before &&
      joinChanges([
        ...(hubBefore ? contentChanges(selection.of(hubBefore), copied) : []),
        ...(hasBase ? overrideChanges(overridesBefore, overridesNow, overridden) : []),
      ]);
    const read = readPlacement(planned.stored, copied, live);
    const dropped =
      before && !read.onlyReports
        ? [...droppedResources(before.stored, planned.stored), ...(content?.gone ?? [])]
        : [];
    // A binding of a cluster that has left the fleet moves no cluster.
    const found = liveBindings(owned, ref, live)?.filter((one) => labels.has(one.cluster)) ?? null;
    const workMs = (cluster: string): number => input.workMs(labels.get(cluster) ?? {});
    const differs = (keyOf: typeof policyKey): boolean =>
      before !== null && keyOf(before.stored) !== keyOf(planned.stored);
    const edited: EditedPlacement = {
      ...{ hasOtherPolicy: differs(policyKey), selectsOther: differs(resourcesKey) },
      ...{ planned, before, hasBase, fleet, content },
      spec: { ...read, availability: availabilityWithout(read.availability, dropped) },
      specBefore: before && readPlacement(before.stored),
      live: found && withProgress(found, fleet.seenAt, workMs, read.isExternal),
    };
    const applied = overrides.filter((one) => appliesTo(one, overridden)).map((one) => one.ref);
    return { ...edited, ...placementEdit(edited), object, copied, overrides: applied };
  });
  const placedByRef = new Map(placements.map((one) => [refKeyOf(one.object.ref), one]));
  return {
    ...{ input, fleet, owned, objects, placements },
    /** The objects of the side that this one is compared with. */
    compared: (texts.compared ?? []).map((manifest) => reading.file(manifest, null)),
    /** Clusters whose agent does not report, and why: nothing that is sent there becomes available. */
    silent: new Map(
      fleet.clusters.flatMap((cluster) => {
        const why = silenceOf(cluster, fleet.seenAt);
        return why === null ? [] : [[cluster.name, why] as const];
      }),
    ),
    ofKind: (...kinds: readonly string[]) => objects.filter(({ ref }) => kinds.includes(ref.kind)),
    placement: (ref: PolicyRef): PlacedObject | null => placedByRef.get(refKeyOf(ref)) ?? null,
    /** An object over the change; all null where there is none. */
    of,
    /** An accepted object, or the one that stays because the edit is refused; null if there is neither. */
    accepted,
  };
}
