import type { Decision } from '../../admission/decide.js';
import type { JsonObject, Manifest } from '../../manifest/manifest.js';
import { byName } from '../../manifest/lookup.js';
import type { Histories, ResolveInput } from '../system.js';
import { GROUP, KIND, shapeOf } from './admission/crd.js';
import { type Refusal, refuseCreate, refuseUpdate } from './admission/webhook.js';
import { Cluster } from './controller/cluster.js';
import { annotated, created, deleted } from './controller/node-state.js';
import {
  CLIENT,
  has,
  type Maintenance,
  maintenanceOf,
  READY,
  TERMINATED,
  VALIDATION,
} from './objects/maintenance.js';
import { keyOf, type Member, refOf } from './objects/members.js';
import type { PikaOptions } from './options.js';

/** Annotations that the controller reads. */
export const DRIVING: readonly string[] = [READY, CLIENT, VALIDATION, TERMINATED];

export interface Side {
  /** Those of the files by name, as their order in a file means nothing; those that only the snapshot holds, and deleted ones, last. */
  readonly members: readonly Member[];
  /** Right after the change, before any node is cordoned for it. */
  readonly cluster: Cluster;
}

/** Applies one side to the cluster of the snapshot: creates, edits and deletes, as the API server and the webhook allow it. */
export function applySide(input: ResolveInput, options: PikaOptions): Side {
  const objects = input.objects.only(({ kind }) => kind === KIND);
  const application = new Application(input, objects, options);
  const { written, onlyLive, removed } = objects;
  // In the order of the files: of two for one node the second is refused.
  const all = [
    ...written.map(({ own }) => application.apply(own)).sort((a, b) => byName(a.key, b.key)),
    ...onlyLive.map(({ live }) => application.member(live, 'cluster')),
    ...removed.map(({ base }) => application.remove(base)),
  ];
  const { cluster } = application;
  const members = all.map((one) => ({ ...one, after: one.after && cluster.maintenance(one.after) }));
  return { members, cluster };
}

class Application {
  readonly cluster: Cluster;
  private readonly before = new Map<string, Maintenance>();
  private readonly read: (manifest: Manifest, stored: JsonObject) => Maintenance;

  constructor(
    private readonly input: ResolveInput,
    private readonly objects: Histories,
    { slaPeriodMs }: PikaOptions,
  ) {
    const { snapshot, at } = input;
    const nodes = new Set(snapshot.nodes.map(({ name }) => name));
    this.read = (manifest, stored) => maintenanceOf(keyOf(manifest), stored, (name) => nodes.has(name));
    const { base, live } = objects.texts;
    const stored = live.map((one) => this.read(one, one.object));
    this.cluster = new Cluster(snapshot.nodes, stored, slaPeriodMs, at);
    // Where the snapshot holds no objects, those of the base's files are taken to be scheduled.
    const taken = (base ?? []).filter((one) => !objects.of(one).live).map((one) => this.apply(one));
    for (const { node, key } of [...stored, ...taken.flatMap(({ after }) => after ?? [])]) {
      const settled = this.cluster.maintenance({ node, key });
      if (settled) this.before.set(key, settled);
    }
  }

  apply(manifest: Manifest): Member {
    const { base } = this.objects.of(manifest);
    const before = this.before.get(keyOf(manifest));
    const shape = servedShape(manifest, base && base !== manifest ? servedShape(base).stored : null);
    const written = this.read(manifest, shape.stored);
    const after = before ? merged(written, before, base && this.read(base, base.object)) : written;
    const refusal = before ? refuseUpdate(before, after) : this.refusalOfNew(written);
    const isTaken = refusal === null && shape.violations.length === 0;
    if (isTaken) this.edit(after, before);
    return {
      ...this.member(manifest, 'file'),
      ...{ written, shape, refusal, after: before ?? (isTaken ? written : null) },
    };
  }

  remove(manifest: Manifest): Member {
    const before = this.before.get(keyOf(manifest));
    if (before) this.cluster.edit(before.node, (state) => deleted(state, before.key), this.input.at);
    return this.member(manifest, 'deleted');
  }

  member(manifest: Manifest, source: Member['source']): Member {
    const key = keyOf(manifest);
    const before = this.before.get(key) ?? null;
    const isLive = this.objects.of(manifest).live !== null;
    const written = this.read(manifest, manifest.object);
    const ref = refOf(manifest);
    return { manifest, ref, key, written, source, isLive, before, after: before, shape: null, refusal: null };
  }

  /** ConfigMaps are taken to be there. */
  private refusalOfNew(one: Maintenance): Refusal | null {
    return refuseCreate(one, {
      hasNode: (name) => this.cluster.hasNode(name),
      hasConfigMap: () => true,
      maintenances: this.cluster.onNode(one.node),
    });
  }

  private edit(after: Maintenance, before: Maintenance | undefined): void {
    const { annotations, key } = after;
    if (before && DRIVING.every((name) => annotations[name] === before.annotations[name])) return;
    this.cluster.edit(
      (before ?? after).node,
      (state) => (before ? annotated(state, key, annotations) : created(state, after, () => true)).state,
      this.input.at,
    );
  }
}

/** The object as `kubectl apply` leaves it: annotations of others stay, unless the files name the key now or named it before. */
function merged(object: Maintenance, before: Maintenance, base: Maintenance | null): Maintenance {
  const kept = Object.entries(before.annotations).filter(
    ([key]) => !base || !has(base.annotations, key) || has(object.annotations, key),
  );
  return { ...object, annotations: { ...Object.fromEntries(kept), ...object.annotations } };
}

/** What the CRD makes of it; it serves one version. */
function servedShape(manifest: Manifest, earlier: JsonObject | null = null): Decision {
  const shape = shapeOf(manifest.object, manifest, earlier);
  if (manifest.definition || manifest.apiVersion === `${GROUP}/v1alpha1`) return shape;
  const message = `${manifest.apiVersion} is not served, only ${GROUP}/v1alpha1 is`;
  return { ...shape, violations: [{ path: ['apiVersion'], rule: 'version', message }, ...shape.violations] };
}
