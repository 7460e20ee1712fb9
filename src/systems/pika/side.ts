import type { Decision } from '../../admission/decide.js';
import { byName } from '../../manifest/lookup.js';
import { type JsonObject, type Manifest, namespaceOf } from '../../manifest/manifest.js';
import type { PolicyRef, ResolveInput } from '../system.js';
import { type Refusal, refuseCreate, refuseUpdate, shapeOf } from './admission.js';
import {
  asNew,
  type Cluster,
  clusterOf,
  deleted,
  nodeIn,
  type NodeState,
  allOn,
  runUntil,
  withMaintenance,
} from './controller/node.js';
import { DRIVING, has, keyOf, type Maintenance, readMaintenance } from './objects/maintenance.js';

/** One NotifyMaintenance of a side: what is written, what the cluster has, and what the change makes of it. */
export type Member = Side['members'][number];

export type Side = Readonly<ReturnType<typeof applySide>>;

/** Applies one side to the cluster of the snapshot: creates, edits and deletes, as the API server and the webhook allow it. */
export function applySide(
  { objects, snapshot, at }: Pick<ResolveInput, 'objects' | 'snapshot' | 'at'>,
  slaPeriodMs: number,
) {
  const { base: ofBase, live: ofCluster } = objects.texts;
  const read = (manifest: Manifest, stored: JsonObject = manifest.object): Maintenance =>
    readMaintenance(stored, keyOf(manifest));
  const live = ofCluster.map((one) => read(one));
  const cluster = clusterOf(snapshot.nodes, live, { now: at, slaPeriodMs });
  const edit = (node: string, change: (state: NodeState) => NodeState): void => {
    const state = cluster.get(node);
    if (state) cluster.set(node, runUntil(change(state), at));
  };
  const inCluster = ({ node, key }: Maintenance): Maintenance | null =>
    cluster.get(node)?.maintenances.get(key) ?? null;
  const earlier = new Map<string, Maintenance>();

  const memberOf = (manifest: Manifest, source: 'file' | 'cluster' | 'deleted') => {
    const [key, { kind, name }] = [keyOf(manifest), manifest];
    const before = earlier.get(key) ?? null;
    const ref: PolicyRef = { system: 'pika', kind, namespace: namespaceOf(manifest), name };
    return {
      /** The file's, or the snapshot's where no file holds it. */
      ...{ manifest, ref, key },
      /** As written in the manifest. */
      written: read(manifest),
      /**
       * `file`: this side's files hold it; `cluster`: only the snapshot does; `deleted`: the base's files hold it and the
       * change takes it away.
       */
      source,
      /** True when the snapshot holds it, so that its status is known. */
      isLive: objects.of(manifest).live !== null,
      /** In the cluster before the change; null when it is new. */
      before,
      /** In the cluster right after the change; null when it is refused and was not there, or is gone. */
      after: before,
      shape: null as Decision | null,
      /** The answer of the webhook. */
      refusal: null as Refusal | null,
    };
  };
  const apply = (manifest: Manifest) => {
    const { base } = objects.of(manifest);
    const member = memberOf(manifest, 'file');
    const { before } = member;
    const old = base && base !== manifest ? shapeOf(base.object, base).stored : null;
    const shape = shapeOf(manifest.object, manifest, old);
    const written = read(manifest, shape.stored);
    const annotations = before ? annotationsOf(written, before, base && read(base)) : written.annotations;
    const refusal = before
      ? refuseUpdate(before, { ...written, annotations })
      : refuseCreate(written, {
          hasNode: (name) => nodeIn(cluster, name) !== null,
          // ConfigMaps are taken to be there.
          hasConfigMap: () => true,
          maintenances: allOn(cluster, written.node),
        });
    const isTaken = refusal === null && shape.violations.length === 0;
    const isSame = before && DRIVING.every((name) => annotations[name] === before.annotations[name]);
    if (isTaken && !isSame)
      edit((before ?? written).node, (state) => {
        const held = before && (state.maintenances.get(before.key) ?? before);
        return withMaintenance(state, held ? { ...held, annotations } : asNew(written));
      });
    return { ...member, written, shape, refusal, after: before ?? (isTaken ? written : null) };
  };

  // If the snapshot holds no objects, those of the base's files are assumed to be scheduled.
  const taken = (ofBase ?? []).filter((one) => !objects.of(one).live).map(apply);
  for (const one of [...live, ...taken.flatMap(({ after }) => after ?? [])]) {
    const settled = inCluster(one);
    if (settled) earlier.set(one.key, settled);
  }
  // In the order of the files: of two for one node the second is refused.
  const written = objects.written.map(({ own }) => apply(own)).sort((a, b) => byName(a.key, b.key));
  const removed = objects.removed.map(({ base }) => memberOf(base, 'deleted'));
  for (const { before, key } of removed) if (before) edit(before.node, (state) => deleted(state, key));
  const all = [...written, ...objects.onlyLive.map((one) => memberOf(one.live, 'cluster')), ...removed];
  return {
    /** Objects of the files by name, as their order in a file means nothing; then objects that only the snapshot holds, and deleted ones. */
    members: all.map((one) => ({ ...one, after: one.after && inCluster(one.after) })),
    /** Right after the change, before any node is cordoned for it. */
    cluster: cluster as Cluster,
  };
}

/** The annotations as `kubectl apply` leaves them: those of others stay, unless the files name the key now or named it before. */
function annotationsOf(object: Maintenance, before: Maintenance, base: Maintenance | null) {
  const kept = Object.entries(before.annotations).filter(
    ([key]) => !base || !has(base.annotations, key) || has(object.annotations, key),
  );
  return { ...Object.fromEntries(kept), ...object.annotations };
}
