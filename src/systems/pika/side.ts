import { byName } from '../../manifest/values/names.js';
import type { JsonObject, Manifest } from '../../manifest/manifest.js';
import type { Histories, ResolveInput } from '../system.js';
import type { Decision } from '../../admission/decide.js';
import { shapeOf } from './admission/admit.js';
import { Cluster } from './controller/cluster.js';
import {
  CLIENT,
  has,
  type Maintenance,
  namespaceOf,
  readMaintenance,
  READY,
  TERMINATED,
  VALIDATION,
} from './objects/maintenance.js';
import { keyOf, maintenanceOf, type Member, refOf } from './objects/members.js';
import type { PikaOptions } from './options.js';
import { GROUP, KIND } from './admission/definition.js';
import { type Refusal, refuseCreate, refuseUpdate } from './admission/webhook.js';

/** Annotations that the controller reads. */
export const DRIVING: readonly string[] = [READY, CLIENT, VALIDATION, TERMINATED];

export interface Side {
  /** Those of the files by name, as where a file has them means nothing; those that only the snapshot holds, and deleted ones, last. */
  readonly members: readonly Member[];
  /** Right after the change, before anybody cordons anything. */
  readonly cluster: Cluster;
}

/** Applies one side to the cluster of the snapshot: creates, edits and deletes, as the API server and the webhook let it. */
export function applySide(input: ResolveInput, options: PikaOptions): Side {
  return new Application(input, options).side();
}

class Application {
  private readonly at: number;
  private readonly objects: Histories;
  private readonly cluster: Cluster;
  private readonly before = new Map<string, Maintenance>();

  constructor(input: ResolveInput, options: PikaOptions) {
    this.at = input.at;
    this.objects = input.objects.only(({ kind }) => kind === KIND);
    const nodes = new Set(input.snapshot.nodes.map(({ name }) => name));
    const { base, live } = this.objects.texts;
    const stored = live.map((one) => maintenanceOf(one, one.object, (name) => nodes.has(name)));
    this.cluster = Cluster.of(input.snapshot.nodes, stored, options.slaPeriodMs, input.at);
    for (const one of stored) this.remember(one);
    for (const manifest of base ?? []) if (!this.objects.of(manifest).live) this.createBefore(manifest);
  }

  side(): Side {
    const { written, onlyLive, removed } = this.objects;
    // Applied in the order of the files: of two for one node the second is refused.
    const files = written.map(({ own }) => this.written(own)).sort((a, b) => byName(a.key, b.key));
    const inCluster = onlyLive.map(({ live }) => this.member(live, 'cluster', null, null));
    const deleted = removed.map(({ base }) => this.deleted(base));
    const members = [...files, ...inCluster, ...deleted].map((member) => ({
      ...member,
      after: member.before || member.after ? this.inCluster(member.after ?? member.before) : null,
    }));
    return { members, cluster: this.cluster };
  }

  /** What the base's files brought there, where the snapshot holds no objects: it is taken to be scheduled. */
  private createBefore(manifest: Manifest): void {
    const shape = servedShape(manifest);
    const object = this.read(manifest, shape.stored);
    if (this.refusalOfNew(object) ?? shape.violations[0]) return;
    this.create(object);
    this.remember(object);
  }

  private written(manifest: Manifest): Member {
    const shape = servedShape(manifest, this.earlier(manifest));
    const object = this.read(manifest, shape.stored);
    const before = this.before.get(object.key);
    if (!before) return this.created(manifest, object, shape);
    const after = this.merged(object, before, this.objects.of(manifest).base);
    const refusal = refuseUpdate(before, after);
    const isRefused = refusal !== null || shape.violations.length > 0;
    if (!isRefused) this.edit(before, after);
    return this.member(manifest, 'file', shape, refusal);
  }

  /** The base's text says more than the snapshot, of which only hashes are left here and there. */
  private earlier(manifest: Manifest): JsonObject | null {
    const { base } = this.objects.of(manifest);
    return base && servedShape(base).stored;
  }

  private created(manifest: Manifest, object: Maintenance, shape: Decision): Member {
    const refusal = this.refusalOfNew(object);
    const isRefused = refusal !== null || shape.violations.length > 0;
    if (!isRefused) this.create(object);
    return { ...this.member(manifest, 'file', shape, refusal), after: isRefused ? null : object };
  }

  private deleted(manifest: Manifest): Member {
    const before = this.before.get(keyOf(manifest));
    if (before) {
      this.cluster.act(before.node, { action: 'deleteMaintenance', maintenance: before.key }, this.at);
    }
    return this.member(manifest, 'deleted', null, null);
  }

  private member(
    manifest: Manifest,
    source: Member['source'],
    shape: Decision | null,
    refusal: Refusal | null,
  ): Member {
    const key = keyOf(manifest);
    const before = this.before.get(key) ?? null;
    const written = this.read(manifest, shape?.stored ?? manifest.object);
    const { live } = this.objects.of(manifest);
    const stored = live && readMaintenance(live.object).status;
    return {
      manifest,
      ref: refOf(manifest),
      key,
      written,
      source,
      isLive: live !== null,
      isSlaUnnoticed: stored === 'MaintenanceStarted' && before?.status === 'SLAExpired',
      before,
      after: null,
      shape,
      refusal,
    };
  }

  private read(manifest: Manifest, stored: Manifest['object']): Maintenance {
    return maintenanceOf(manifest, stored, (name) => this.cluster.hasNode(name));
  }

  /** ConfigMaps are taken to be there. */
  private refusalOfNew(object: Maintenance): Refusal | null {
    return refuseCreate(object, {
      hasNode: (name) => this.cluster.hasNode(name),
      hasConfigMap: () => true,
      maintenances: this.cluster.onNode(object.node),
    });
  }

  private create(object: Maintenance): void {
    const configMaps = new Set([`${namespaceOf(object)}/${object.configMap}`]);
    this.cluster.act(object.node, { action: 'createMaintenance', object, configMaps }, this.at);
  }

  /** As `kubectl apply` leaves it: what others annotated stays, unless the files name the key now or named it before. */
  private merged(object: Maintenance, before: Maintenance, base: Manifest | null): Maintenance {
    const was = base ? this.read(base, base.object).annotations : {};
    const kept = Object.entries(before.annotations).filter(
      ([key]) => !has(was, key) || has(object.annotations, key),
    );
    return { ...object, annotations: { ...Object.fromEntries(kept), ...object.annotations } };
  }

  private edit(before: Maintenance, after: Maintenance): void {
    const { node, key: maintenance } = before;
    for (const key of DRIVING) {
      const value = after.annotations[key];
      if (value === before.annotations[key]) continue;
      const action =
        value === undefined
          ? ({ action: 'unannotate', maintenance, key } as const)
          : ({ action: 'annotate', maintenance, key, value } as const);
      this.cluster.act(node, action, this.at);
    }
  }

  /** As it is in the cluster before the change, everything settled. */
  private remember(object: Maintenance): void {
    const settled = this.inCluster(object);
    if (settled) this.before.set(object.key, settled);
  }

  private inCluster(object: Maintenance | null): Maintenance | null {
    return object ? (this.cluster.maintenance(object) ?? null) : null;
  }
}

/** What the CRD makes of it; it serves one version. */
function servedShape(manifest: Manifest, earlier: JsonObject | null = null): Decision {
  const shape = shapeOf(manifest.object, manifest, earlier);
  if (manifest.definition || manifest.apiVersion === `${GROUP}/v1alpha1`) return shape;
  const message = `${manifest.apiVersion} is not served, only ${GROUP}/v1alpha1 is`;
  return { ...shape, violations: [{ path: ['apiVersion'], rule: 'version', message }, ...shape.violations] };
}
