import { groupOf, type Manifest } from '../../manifest/manifest.js';
import type { Text } from '../../text/text.js';
import { present } from '../../manifest/lookup.js';
import { type InForce, inForce, type PolicyRef, type ResolveInput } from '../system.js';
import { GROUP } from './admission/definition.js';
import { bothChanges, type ContentChange, contentChange } from './changes/content-change.js';
import { availabilityWithout, droppedResources } from './changes/dropped.js';
import { appliesTo, overrideChange } from './changes/overrides.js';
import { type Transition, transitionOf } from './changes/transition.js';
import { type LiveBinding, withProgress } from './objects/binding.js';
import { silenceOf } from './objects/clusters.js';
import { type Fleet, readFleet, type ResourceKind, selectedResources } from './objects/fleet.js';
import { liveBindings } from './objects/live.js';
import { type FleetObject, isPlacement, readingOf, refKeyOf, refOf, sameRef } from './objects/objects.js';
import { type PlacementSpec, readPlacement } from './objects/placement.js';
import type { SchedulingError } from './objects/properties.js';
import { heldBy, Selection, unwrapped } from './objects/selected-objects.js';

/** A placement that the cluster has after merging, and the effect of merging on it. */
export interface PlacedObject {
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
  readonly transition: Transition | SchedulingError;
}

/** The objects of one side, with what they were before and what the cluster has. */
export class Side {
  readonly fleet: Fleet;
  readonly objects: readonly FleetObject[];
  readonly placements: readonly PlacedObject[];
  /** Clusters whose agent does not report, and why: nothing that is sent there becomes available. */
  readonly silent: ReadonlyMap<string, Text>;
  private readonly byRef: ReadonlyMap<string, InForce<FleetObject>>;
  private readonly other: readonly FleetObject[];

  constructor(readonly input: ResolveInput) {
    this.fleet = readFleet(input.snapshot, input.at);
    this.silent = new Map(
      this.fleet.clusters.flatMap((cluster) => {
        const why = silenceOf(cluster, this.fleet.seenAt);
        return why === null ? [] : [[cluster.name, why] as const];
      }),
    );
    const { written, onlyLive, removed, texts } = input.objects;
    const reading = readingOf((ref) => find([...texts.own, ...texts.live], ref)?.object ?? null);
    const now = [...written, ...onlyLive].map((one) => inForce(one, reading));
    const all = [...now, ...removed.map((one) => inForce(one, reading))];
    this.byRef = new Map(
      all.flatMap((one) => {
        const object = one.now ?? one.before;
        return object ? [[refKeyOf(object.ref), one]] : [];
      }),
    );
    this.other = (texts.compared ?? []).map((manifest) => reading.file(manifest, null));
    this.objects = now.map((one) => one.now);
    // A snapshot hides the values of patches: the base shows more.
    const earlier = all.flatMap(({ base, live }) => base ?? live ?? []);
    const accepted = this.objects.flatMap((object) => this.accepted(object) ?? []);
    this.placements = this.objects
      .filter(({ ref }) => isPlacement(ref.kind))
      .flatMap((object) => this.placed(object, earlier, accepted));
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

  /** The object on the side that this one is compared with; null if there is none. */
  compared(ref: PolicyRef): FleetObject | null {
    return this.other.find((one) => sameRef(one.ref, ref)) ?? null;
  }

  comparedOf(...kinds: readonly string[]): FleetObject[] {
    return this.other.filter(({ ref }) => kinds.includes(ref.kind));
  }

  /** An accepted object, or the one that stays because the edit is refused; null if there is neither. */
  accepted(object: FleetObject): FleetObject | null {
    return object.refusals.length === 0 ? object : this.earlier(object.ref);
  }

  private bindingsOf(ref: PolicyRef, isExternal: boolean): LiveBinding[] | null {
    const live = liveBindings(this.input.snapshot, ref, this.live(ref)?.manifest ?? null);
    const { seenAt, clusters } = this.fleet;
    const labels = new Map(clusters.map((one) => [one.name, one.labels]));
    const expectedMs = (cluster: string): number => this.input.workMs(labels.get(cluster) ?? {});
    return live && withProgress(live, { seenAt, expectedMs, isExternal });
  }

  private placed(
    object: FleetObject,
    earlier: readonly FleetObject[],
    accepted: readonly FleetObject[],
  ): PlacedObject[] {
    const planned = this.accepted(object);
    if (!planned) return [];
    const { fleet, input } = this;
    const { ref } = object;
    const live = this.live(ref)?.manifest ?? null;
    const before = this.earlier(ref);
    const manifests = input.neighbours ?? input.objects.texts.own;
    const selection = new Selection(ref, planned.stored, live?.object ?? null);
    const copied = selection.of(manifests);
    const read = readPlacement(planned.stored, planned.manifest.object['spec'], {
      selected: selectedResources(live),
      inFiles: unwrapped(copied).map(kindOfManifest),
      held: present(copied.map(heldBy)).map((all) => all.map(kindOfManifest)),
    });
    const overridden = { ref, selection, manifests, clusters: fleet.clusters };
    const hasBase = input.objects.texts.base !== null;
    const overrides = hasBase ? overrideChange(earlier, accepted, overridden) : null;
    const content = before && bothChanges(contentChange(selection, input), overrides);
    const dropped =
      before && !read.onlyReports
        ? [...droppedResources(before.stored, planned.stored), ...(content?.gone ?? [])]
        : [];
    const spec = { ...read, availability: availabilityWithout(read.availability, dropped) };
    const bindings = this.bindingsOf(ref, spec.isExternal);
    return [
      {
        ...{ object, planned, spec, selection, content },
        specBefore: before && readPlacement(before.stored, undefined),
        overrides: this.objects.flatMap((one) => (appliesTo(one, overridden) ? [one.ref] : [])),
        transition: transitionOf({ object: planned, spec, before, hasBase, live: bindings, fleet, content }),
      },
    ];
  }
}

function kindOfManifest({ apiVersion, kind, object }: Manifest): ResourceKind {
  const group = groupOf(apiVersion);
  return { group, version: apiVersion.slice(group === '' ? 0 : group.length + 1), kind, object };
}

function find(manifests: readonly Manifest[], ref: PolicyRef): Manifest | null {
  const isOurs = ({ apiVersion }: Manifest): boolean => groupOf(apiVersion) === GROUP;
  return manifests.find((manifest) => isOurs(manifest) && sameRef(refOf(manifest), ref)) ?? null;
}
