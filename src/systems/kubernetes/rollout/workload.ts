import { fieldAt } from '../../../manifest/fields.js';
import {
  DEFAULT_NAMESPACE,
  type JsonObject,
  type Manifest,
  namespaceOf,
} from '../../../manifest/manifest.js';
import type { IntOrPercent } from '../../../manifest/quantity.js';
import type { Instant, Unit } from '../../../rollout/controller.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { code, literal, NO_TEXT, type Text, text } from '../../../text/text.js';
import type { ChangeEffect, HeldBack, Leaving, ResolvedGroup, SystemResult } from '../../system.js';
import type { DaemonNode } from '../controller/node-fit.js';
import type { Autoscaler } from '../objects/replicas.js';
import type { LiveCluster, LiveWorkload } from '../objects/live.js';
import type { KubernetesObject, Relation } from '../objects/objects.js';
import { idOf } from '../objects/template.js';
import type { Halted } from '../results/halts.js';
import type { Behaviour } from '../versions.js';
import type { HaltText, PodSimulation } from './pods.js';

/** What every workload of a side is planned with. */
export interface WorkloadContext {
  readonly behaviour: Behaviour;
  readonly nodes: readonly DaemonNode[];
  readonly live: LiveCluster;
  readonly autoscalerOf: (workload: Manifest) => Autoscaler | null;
  readonly namesOf: ReturnType<typeof targetNames>;
  readonly at: Instant;
}

export interface WorkloadInput {
  readonly object: KubernetesObject;
  readonly relation: Relation;
  readonly context: WorkloadContext;
}

/** One workload, ready for the dry rollout. */
export interface PlannedWorkload {
  readonly unit: Unit;
  /** In the order in which they are updated. */
  readonly targets: readonly string[];
  /** The pods at the start; a dry rollout takes a fork. */
  readonly pods: PodSimulation;
  readonly ceiling: ResolvedGroup['ceiling'];
  /** The limits as the controller sees them, in numbers. */
  readonly strategy: JsonObject;
  readonly change: ChangeEffect;
  /** What the texts of its halts tell of it. */
  readonly halted: Halted;
  /** What the change does so that no new pod becomes ready; null: nothing that is known. */
  readonly lost: HaltText | null;
  readonly notes: readonly Text[];
  /** Sizes of the batches of a later rollout, where this one begins with something else. */
  readonly freshBatches?: readonly number[];
  /** What its limits never let happen; absent where there is no such thing. */
  readonly neverAllowed?: SystemResult | null;
  /** Targets that the change takes away at once. */
  readonly leaves?: Leaving | undefined;
}

/**
 * Names for `count` replicas of a workload, numbered from `first` on: `web-0`, or `shop/web-0` in any other namespace than the default
 * one. A name that something else in the world has (a node, a member cluster, a replica of another kind) gets the kind in front.
 */
export function targetNames({
  nodes,
  objects,
}: Snapshot): (workload: Manifest, first: number, count: number) => string[] {
  const clusters = objects.filter(({ kind }) => kind === 'MemberCluster');
  const taken = new Set([...nodes, ...clusters].map(({ name }) => name));
  return (workload, first, count) => {
    const { kind, name } = workload;
    const namespace = namespaceOf(workload);
    const stem = namespace === DEFAULT_NAMESPACE ? name : `${namespace}/${name}`;
    const plain = Array.from({ length: count }, (_, i) => `${stem}-${first + i}`);
    const names = plain.some((one) => taken.has(one)) ? plain.map((one) => `${kind}/${one}`) : plain;
    for (const one of names) taken.add(one);
    return names;
  };
}

/** The live workload where the plan starts from what its rollout has reached; null where pods at rest are assumed. */
export function underWay<L extends LiveWorkload>({ relation }: WorkloadInput, live: L | null): L | null {
  return live && (relation === 'changed' || live.halfway) ? live : null;
}

/** Name of the template that the planned rollout brings. */
export function templateOf({ object, relation }: WorkloadInput, live: LiveWorkload | null): string {
  if (live && relation === 'changed') return idOf(object.manifest);
  return live?.halfway ? live.template : 'the next pod template';
}

/** The batches of a later rollout, in which all targets have their pod. */
export function laterBatches(targets: number, atOnce: number): number[] {
  if (atOnce <= 0) return [];
  return Array.from({ length: Math.ceil(targets / atOnce) }, (_, i) =>
    Math.min(atOnce, targets - i * atOnce),
  );
}

/** maxUnavailable of the rolling update as written; null where none is. */
export function writtenLimit(
  { object }: Manifest,
  field: 'strategy' | 'updateStrategy',
): IntOrPercent | null {
  const value = fieldAt(object, 'spec', field, 'rollingUpdate', 'maxUnavailable');
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** `maxSurge: 25%` is 3 of 10 nodes (rounded up); `of` is the number behind the field. */
export function limitText(field: string, value: IntOrPercent, of: Text, way: 'up' | 'down'): Text {
  const rounded = typeof value === 'string' ? text` (rounded ${literal(way)})` : NO_TEXT;
  return text`${code(`${field}: ${value}`)} is ${of}${rounded}`;
}

/** What holds a rollout whose type is OnDelete; null where the controller rolls by itself. */
export function heldByOnDelete({ type }: { readonly type: string }): {
  readonly by: HeldBack;
  readonly says: Text;
} | null {
  return type === 'OnDelete'
    ? { by: 'OnDelete', says: text`with OnDelete nothing is rolled until someone deletes pods.` }
    : null;
}
