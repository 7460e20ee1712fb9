import { groupOf, type Manifest } from '../../manifest/manifest.js';
import type { Text } from '../../text/text.js';
import { type InForce, inForce, type PolicyRef, type ResolveInput } from '../system.js';
import { GROUP } from './admission/admit.js';
import {
  appliesTo,
  type ContentChange,
  contentChanges,
  joinChanges,
  overrideChanges,
} from './changes/content.js';
import { type PlacementEdit, placementEdit } from './changes/placement.js';
import { type Fleet, readFleet, silenceOf } from './objects/clusters.js';
import { Selection } from './objects/contents.js';
import { liveBindings, withProgress } from './objects/live.js';
import { type FleetObject, isPlacement, readingOf, refKeyOf, refOf, sameRef } from './objects/objects.js';
import { type PlacementSpec, readPlacement } from './objects/placement.js';
import { droppedResources } from './objects/selectors.js';
import { availabilityWithout } from './objects/signal.js';

/** A placement that the cluster has after merging, and the effect of merging on it. */
export interface PlacedObject extends PlacementEdit {
  readonly object: FleetObject;
  /** The object, or the one that the cluster keeps because the edit is refused. */
  readonly planned: FleetObject;
  readonly spec: PlacementSpec;
  /** Null for a new placement. */
  readonly specBefore: PlacementSpec | null;
  readonly selection: Selection;
  /** Edits of the objects that it copies; null if there are none. */
  readonly content: ContentChange | null;
  /** Overrides of what it places. */
  readonly overrides: readonly PolicyRef[];
}

/** The objects of one side, with what they were before and what the cluster has. */
export class Side {
  readonly fleet: Fleet;
  readonly objects: readonly FleetObject[];
  readonly placements: readonly PlacedObject[];
  /** The objects of the side that this one is compared with. */
  readonly compared: readonly FleetObject[];
  /** Clusters whose agent does not report, and why: nothing that is sent there becomes available. */
  readonly silent: ReadonlyMap<string, Text>;
  private readonly byRef: ReadonlyMap<string, InForce<FleetObject>>;

  constructor(readonly input: ResolveInput) {
    this.fleet = readFleet(input.snapshot, input.at);
    this.silent = new Map(
      this.fleet.clusters.flatMap((cluster) => {
        const why = silenceOf(cluster, this.fleet.seenAt);
        return why === null ? [] : [[cluster.name, why] as const];
      }),
    );
    const { written, onlyLive, removed, texts } = input.objects;
    const known = [...texts.own, ...texts.live].filter(({ apiVersion }) => groupOf(apiVersion) === GROUP);
    const reading = readingOf((ref) => known.find((one) => sameRef(refOf(one), ref))?.object ?? null);
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
    // A snapshot hides the values of patches: the base shows more.
    const earlier = all.flatMap(({ base, live }) => base ?? live ?? []);
    const accepted = this.objects.flatMap((object) => this.accepted(object) ?? []);
    this.placements = this.objects
      .filter(({ ref }) => isPlacement(ref.kind))
      .flatMap((object) => this.placed(object, earlier, accepted) ?? []);
  }

  ofKind(...kinds: readonly string[]): FleetObject[] {
    return this.objects.filter(({ ref }) => kinds.includes(ref.kind));
  }

  placement(ref: PolicyRef): PlacedObject | null {
    return this.placements.find(({ object }) => sameRef(object.ref, ref)) ?? null;
  }

  object(ref: PolicyRef): FleetObject | null {
    return this.byRef.get(refKeyOf(ref))?.now ?? null;
  }

  /** The object before the change. */
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

  private placed(
    object: FleetObject,
    earlier: readonly FleetObject[],
    accepted: readonly FleetObject[],
  ): PlacedObject | null {
    const planned = this.accepted(object);
    if (!planned) return null;
    const { fleet, input } = this;
    const { ref } = object;
    const live = this.live(ref)?.manifest ?? null;
    const before = this.earlier(ref);
    const manifests: readonly Manifest[] = input.neighbours ?? input.objects.texts.own;
    const selection = new Selection(ref, planned.stored, live?.object ?? null);
    const copied = selection.of(manifests);
    const overridden = { ref, selection, manifests, clusters: fleet.clusters };
    const hasBase = input.objects.texts.base !== null;
    const content =
      before &&
      joinChanges([
        ...(input.neighbours && input.neighboursBefore
          ? contentChanges(selection.of(input.neighboursBefore), copied)
          : []),
        ...(hasBase ? overrideChanges(earlier, accepted, overridden) : []),
      ]);
    const read = readPlacement(planned.stored, { copied, live });
    const dropped =
      before && !read.onlyReports
        ? [...droppedResources(before.stored, planned.stored), ...(content?.gone ?? [])]
        : [];
    const spec = { ...read, availability: availabilityWithout(read.availability, dropped) };
    const labels = new Map(fleet.clusters.map((one) => [one.name, one.labels]));
    const workMs = (cluster: string): number => input.workMs(labels.get(cluster) ?? {});
    // A binding of a cluster that has left the fleet moves no cluster.
    const found = liveBindings(input.snapshot, ref, live)?.filter((one) => labels.has(one.cluster)) ?? null;
    const bindings = found && withProgress(found, fleet.seenAt, workMs, spec.isExternal);
    return {
      ...placementEdit({ object: planned, spec, before, hasBase, live: bindings, fleet, content }),
      ...{ object, planned, spec, selection, content },
      specBefore: before && readPlacement(before.stored),
      overrides: this.objects.flatMap((one) => (appliesTo(one, overridden) ? [one.ref] : [])),
    };
  }
}
