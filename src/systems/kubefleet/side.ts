import { present } from '../../manifest/words/present.js';
import { groupOf, type JsonObject, type Manifest } from '../../manifest/manifest.js';
import { type InForce, inForce, type PolicyRef, type ResolveInput } from '../system.js';
import { silenceOf } from './objects/clusters.js';
import { bothChanges, type ContentChange, contentChange } from './changes/content-change.js';
import { availabilityWithout, droppedResources } from './changes/dropped.js';
import { type Fleet, readFleet, type ResourceKind, selectedResources } from './objects/fleet.js';
import { withWays } from './objects/on-its-way.js';
import { liveBindings } from './objects/live.js';
import { type FleetObject, readingOf, refKeyOf, refOf, sameRef } from './objects/objects.js';
import { overrideChange, type OverridePair, overridePairs, overridesOf } from './changes/overrides.js';
import { type PlacementSpec, readPlacement } from './objects/placement.js';
import type { SchedulingError } from './objects/properties.js';
import type { LiveBinding } from './objects/read-binding.js';
import { GROUP } from './admission/definition.js';
import { heldBy, Selection, unwrapped } from './objects/selected-objects.js';
import { type Transition, transitionOf } from './changes/transition.js';

/** A placement that is in the cluster after merging, with what merging does to it. */
export interface PlacedObject {
  readonly object: FleetObject;
  /** What the plan is of: the object, or the one the cluster keeps because the edit is refused. */
  readonly planned: FleetObject;
  readonly spec: PlacementSpec;
  /** Which objects it copies to its clusters. */
  readonly selection: Selection;
  /** What the change does to those; null where that is nothing. */
  readonly content: ContentChange | null;
  /** The overrides that change what it brings to some clusters. */
  readonly overrides: readonly PolicyRef[];
  readonly transition: Transition | SchedulingError;
}

const PLACEMENTS: readonly string[] = ['ClusterResourcePlacement', 'ResourcePlacement'];

/** The objects of one side with what they were before and what the cluster has. */
export class Side {
  readonly fleet: Fleet;
  readonly objects: readonly FleetObject[];
  readonly placements: readonly PlacedObject[];
  private readonly byRef: ReadonlyMap<string, InForce<FleetObject>>;
  private readonly other: ReadonlyMap<string, FleetObject>;
  private readonly overrides: readonly OverridePair[];

  constructor(readonly input: ResolveInput) {
    this.fleet = readFleet(input.snapshot, input.at);
    const { written, onlyLive, removed, texts } = input.objects;
    const placementOf = (ref: PolicyRef): JsonObject | null =>
      find([...texts.own, ...texts.live], ref)?.object ?? null;
    const reading = readingOf(placementOf);
    const standing = [...written, ...onlyLive].map((one) => inForce(one, reading));
    const all = [...standing, ...removed.map((one) => inForce(one, reading))];
    this.byRef = new Map(
      all.flatMap((one) => {
        const object = one.now ?? one.before;
        return object ? [[refKeyOf(object.ref), one]] : [];
      }),
    );
    this.other = new Map(
      (texts.compared ?? []).map((manifest) => {
        const object = reading.file(manifest, null);
        return [refKeyOf(object.ref), object];
      }),
    );
    this.objects = standing.map(({ now }) => now);
    const accepted = this.objects.flatMap((object) => this.accepted(object) ?? []);
    // The base says more than a snapshot, which hides the values of patches.
    this.overrides = overridePairs(
      all.flatMap(({ base, live }) => base ?? live ?? []),
      accepted,
    );
    this.placements = this.objects
      .filter(({ ref }) => PLACEMENTS.includes(ref.kind))
      .flatMap((object) => this.placed(object));
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

  /** What the object was before the change. */
  earlier(ref: PolicyRef): FleetObject | null {
    return this.byRef.get(refKeyOf(ref))?.before ?? null;
  }

  live(ref: PolicyRef): FleetObject | null {
    return this.byRef.get(refKeyOf(ref))?.live ?? null;
  }

  /** On the side that this one is compared with; null where it is not there, or there is no other side. */
  compared(ref: PolicyRef): FleetObject | null {
    return this.other.get(refKeyOf(ref)) ?? null;
  }

  /** Objects of the side that this one is compared with. */
  comparedOf(...kinds: readonly string[]): FleetObject[] {
    return [...this.other.values()].filter(({ ref }) => kinds.includes(ref.kind));
  }

  /** Clusters whose agent does not answer, and why: what is sent there never becomes available. */
  get silent(): ReadonlyMap<string, string> {
    const { clusters, seenAt } = this.fleet;
    return new Map(
      clusters.flatMap((cluster) => {
        const why = silenceOf(cluster, seenAt);
        return why === null ? [] : [[cluster.name, why] as const];
      }),
    );
  }

  /** An object that is accepted, or the one that stays because the edit is refused; null when there is neither. */
  accepted(object: FleetObject): FleetObject | null {
    return object.refusals.length === 0 ? object : this.earlier(object.ref);
  }

  private bindingsOf(ref: PolicyRef, isExternal: boolean): LiveBinding[] | null {
    const live = liveBindings(this.input.snapshot, ref, this.live(ref)?.manifest ?? null);
    const { seenAt, clusters } = this.fleet;
    const labels = new Map(clusters.map((one) => [one.name, one.labels]));
    const expectedMs = (cluster: string): number => this.input.workMs(labels.get(cluster) ?? {});
    return live && withWays(live, { seenAt, expectedMs, isExternal });
  }

  private placed(object: FleetObject): PlacedObject[] {
    const planned = this.accepted(object);
    if (!planned) return [];
    const live = this.live(object.ref);
    const before = this.earlier(object.ref);
    const manifests = this.input.neighbours ?? this.input.objects.texts.own;
    const selection = new Selection(object.ref, planned.stored, live?.manifest.object ?? null);
    const copied = selection.of(manifests);
    const read = readPlacement(planned.stored, planned.manifest.object['spec'], {
      selected: selectedResources(live?.manifest ?? null),
      inFiles: unwrapped(copied).map(kindOfManifest),
      held: present(copied.map(heldBy)).map((all) => all.map(kindOfManifest)),
    });
    const overridden = { ref: object.ref, selection, manifests, clusters: this.fleet.clusters };
    const overrides = this.input.objects.texts.base && overrideChange(this.overrides, overridden);
    const content = before && bothChanges(contentChange(selection, this.input), overrides);
    const gone = content?.gone ?? [];
    const dropped =
      before && !read.onlyReports ? [...droppedResources(before.stored, planned.stored), ...gone] : [];
    const spec = { ...read, availability: availabilityWithout(read.availability, dropped) };
    const transition = transitionOf({
      object: planned,
      spec,
      before,
      hasBase: this.input.objects.texts.base !== null,
      live: this.bindingsOf(object.ref, spec.isExternal),
      fleet: this.fleet,
      content,
    });
    const counting = overridesOf(this.objects, overridden);
    return [{ object, planned, spec, selection, content, overrides: counting, transition }];
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
