import { groupOf, type Manifest } from '../../manifest/manifest.js';
import { groupedBy } from '../../manifest/lookup.js';
import type { Text } from '../../text/text.js';
import { type InForce, inForce, type PolicyRef, type ResolveInput } from '../system.js';
import { GROUP } from './admission/admit.js';
import { appliesTo, contentChanges, isOverride, joinChanges, overrideChanges } from './changes/content.js';
import { type EditedPlacement, type PlacementEdit, placementEdit } from './changes/placement.js';
import { type Fleet, readFleet, silenceOf } from './objects/clusters.js';
import { availabilityWithout, Hub, Selection } from './objects/contents.js';
import { liveBindings, type OwnedObjects, ownedObjects, withProgress } from './objects/live.js';
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
}

/** The objects of one side, with what they were before and what the cluster has. */
export class Side {
  readonly fleet: Fleet;
  readonly hub: Hub;
  readonly owned: OwnedObjects;
  readonly objects: readonly FleetObject[];
  readonly placements: readonly PlacedObject[];
  /** The objects of the side that this one is compared with. */
  readonly compared: readonly FleetObject[];
  /** Clusters whose agent does not report, and why: nothing that is sent there becomes available. */
  readonly silent: ReadonlyMap<string, Text>;
  private readonly byRef: ReadonlyMap<string, InForce<FleetObject>>;
  private readonly placedByRef: ReadonlyMap<string, PlacedObject>;

  constructor(readonly input: ResolveInput) {
    this.fleet = readFleet(input.snapshot, input.at);
    this.silent = new Map(
      this.fleet.clusters.flatMap((cluster) => {
        const why = silenceOf(cluster, this.fleet.seenAt);
        return why === null ? [] : [[cluster.name, why] as const];
      }),
    );
    const { written, onlyLive, removed, texts } = input.objects;
    this.hub = new Hub(input.neighbours ?? texts.own);
    this.owned = ownedObjects(input.snapshot);
    const known = groupedBy(
      [...texts.own, ...texts.live].filter(({ apiVersion }) => groupOf(apiVersion) === GROUP),
      (one) => refKeyOf(refOf(one)),
    );
    const reading = readingOf((ref) => known.get(refKeyOf(ref))?.[0].object ?? null);
    const now = [...written, ...onlyLive].map((one) => inForce(one, reading));
    const all = [...now, ...removed.map((one) => inForce(one, reading))];
    this.byRef = new Map(
      all.flatMap((one) => {
        const object = one.now ?? one.before;
        return object ? [[refKeyOf(object.ref), one]] : [];
      }),
    );
    this.compared = (texts.compared ?? []).map((manifest) => reading.file(manifest, null));
    this.objects = now.map((one) => one.now);
    this.placements = this.placed(all);
    this.placedByRef = new Map(this.placements.map((one) => [refKeyOf(one.object.ref), one]));
  }

  ofKind(...kinds: readonly string[]): FleetObject[] {
    return this.objects.filter(({ ref }) => kinds.includes(ref.kind));
  }

  placement(ref: PolicyRef): PlacedObject | null {
    return this.placedByRef.get(refKeyOf(ref)) ?? null;
  }

  object(ref: PolicyRef): FleetObject | null {
    return this.byRef.get(refKeyOf(ref))?.now ?? null;
  }

  earlier(ref: PolicyRef): FleetObject | null {
    return this.byRef.get(refKeyOf(ref))?.before ?? null;
  }

  live(ref: PolicyRef): FleetObject | null {
    return this.byRef.get(refKeyOf(ref))?.live ?? null;
  }

  /** An accepted object, or the one that stays because the edit is refused; null if there is neither. */
  accepted(object: FleetObject): FleetObject | null {
    return object.refusals.length === 0 ? object : this.earlier(object.ref);
  }

  private placed(all: readonly InForce<FleetObject>[]): PlacedObject[] {
    const { fleet, hub, input, objects, owned } = this;
    const { neighbours, neighboursBefore } = input;
    const hasBase = input.objects.texts.base !== null;
    const hubBefore = neighbours && neighboursBefore ? new Hub(neighboursBefore) : null;
    const overrides = objects.filter(isOverride);
    const overridesNow = overrides.flatMap((one) => this.accepted(one) ?? []);
    // A snapshot hides the values of patches: the base shows more.
    const overridesBefore = all.flatMap(({ base, live }) => base ?? live ?? []).filter(isOverride);
    const labels = new Map(fleet.clusters.map((one) => [one.name, one.labels]));
    const workMs = (cluster: string): number => input.workMs(labels.get(cluster) ?? {});
    return objects.flatMap((object): PlacedObject | [] => {
      const { ref } = object;
      const planned = isPlacement(ref.kind) ? this.accepted(object) : null;
      if (!planned) return [];
      const live = this.live(ref)?.manifest ?? null;
      const before = this.earlier(ref);
      const selection = new Selection(ref, planned.stored, live?.object ?? null);
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
      const spec = { ...read, availability: availabilityWithout(read.availability, dropped) };
      // A binding of a cluster that has left the fleet moves no cluster.
      const found = liveBindings(owned, ref, live)?.filter((one) => labels.has(one.cluster)) ?? null;
      const differs = (keyOf: typeof policyKey): boolean =>
        before !== null && keyOf(before.stored) !== keyOf(planned.stored);
      const edited: EditedPlacement = {
        ...{ hasOtherPolicy: differs(policyKey), selectsOther: differs(resourcesKey) },
        ...{
          planned,
          spec,
          before,
          specBefore: before && readPlacement(before.stored),
          hasBase,
          fleet,
          content,
        },
        live: found && withProgress(found, fleet.seenAt, workMs, spec.isExternal),
      };
      const applied = overrides.filter((one) => appliesTo(one, overridden));
      return {
        ...{ ...edited, ...placementEdit(edited), object, copied },
        overrides: applied.map((one) => one.ref),
      };
    });
  }
}
