import type { Interval } from '../../../calendar/intervals.js';
import { namespaceOf } from '../../../manifest/manifest.js';
import { openIntervals } from '../controller/window.js';
import { hasPlace } from '../controller/selection.js';
import type { PlanStatus } from '../controller/status.js';
import type { ResolveInput } from '../../system.js';
import { deadlineOf, type Options } from '../options.js';
import type { SidePlan } from '../side.js';
import { unreadText } from '../words/findings.js';
import type { Planned } from '../words/policy-facts.js';
import type { Hindrance } from './hindrances.js';

/** A node that is due. */
export interface DueNode {
  readonly name: string;
  /** It has a slot already. */
  readonly isApplying: boolean;
  /** Why its Job never succeeds, as far as the snapshot shows; null where nothing is in its way. */
  readonly dead: Hindrance | null;
}

/** Jobs under way at the merge, and the status and pods that they were created with. */
interface UnderWay {
  readonly status: PlanStatus;
  readonly pods: string;
  /** Nodes whose Job runs. */
  readonly nodes: readonly string[];
}

/** One Plan of a dry rollout. */
export interface PlanRollout {
  readonly group: string;
  readonly name: string;
  /** In the order in which they are taken. */
  readonly due: readonly DueNode[];
  /** Selected nodes that carry the hash: a node that is created in place of one does not. */
  readonly finished: readonly string[];
  readonly places: number;
  /** Why the controller takes no node of any Plan; null where it does. */
  readonly stoppedBy: string | null;
  /** When it may begin; null: at any time. */
  readonly open: readonly Interval[] | null;
  readonly delayMs: number;
  readonly exclusive: boolean;
  /** Group of the Plan that its `prepare` waits for. */
  readonly waitsFor: string | null;
  /** From the creation of a Job until it has failed for good; Infinity where nothing ends it. */
  readonly deadlineMs: number;
  readonly drains: boolean;
  readonly status: PlanStatus;
  readonly pods: string;
  readonly underWay: UnderWay;
}

/** Dry rollouts may last this long, so windows matter that far ahead. */
const LOOK_AHEAD_MS = 366 * 86_400_000;

interface Creating {
  readonly options: Options;
  readonly input: Pick<ResolveInput, 'at'>;
  /** Targets on which the work fails; they come last. */
  readonly last?: ReadonlySet<string> | undefined;
}

/** Group of a Plan in the trace. */
export function groupOfPlan({ manifest }: Pick<SidePlan, 'manifest'>): string {
  return `${namespaceOf(manifest)}/${manifest.name}`;
}

/** How many nodes may go at once; none where the controller reads no Plan at all. */
export function placesOf({ spec }: SidePlan, stoppedBy: SidePlan | null): number {
  return stoppedBy === null ? Math.max(0, spec.concurrency) : 0;
}

/** A Plan of a side as the dry rollout runs it: the Jobs of before, and the Plan after the change. */
export function rolloutOf(one: Planned, { options, input, last = new Set() }: Creating): PlanRollout {
  const { plan, reach, hindrances, stoppedBy } = one;
  const { spec, manifest } = plan;
  const due = reach.due.map((node) => ({
    name: node.name,
    isApplying: hasPlace(node, plan.applying),
    dead: hindrances.get(node.name) ?? null,
  }));
  const before = statusBefore(plan);
  return {
    group: groupOfPlan(plan),
    name: manifest.name,
    due: worstOrder(due, last),
    finished: reach.finished.map(({ name }) => name),
    places: placesOf(plan, stoppedBy),
    stoppedBy: stoppedBy === null ? null : unreadText(stoppedBy),
    open: spec.window && openIntervals(spec.window, { from: input.at, to: input.at + LOOK_AHEAD_MS }),
    delayMs: spec.delayMs,
    exclusive: spec.exclusive,
    waitsFor: spec.waitsFor === null ? null : `${namespaceOf(manifest)}/${spec.waitsFor}`,
    deadlineMs: deadlineOf(spec, options),
    drains: spec.drain !== null && !spec.drain.disableEviction,
    status: stoppedBy === null ? statusAfter(plan) : { ...before, isReady: false },
    pods: plan.isOtherPod ? 'edited' : '',
    underWay: {
      status: before,
      pods: '',
      nodes: hasRecreatedFailure(plan, due) ? [] : due.flatMap((node) => (node.isApplying ? node.name : [])),
    },
  };
}

/** Stand-ins for hashes: a snapshot does not tell that of a Plan with secrets or a channel. */
function statusAfter({ version }: SidePlan): PlanStatus {
  return { version: version ?? 'unknown', hash: 'after', isReady: true };
}

function statusBefore(plan: SidePlan): PlanStatus {
  if (!plan.isHashChanged) return statusAfter(plan);
  return { version: plan.versionBefore ?? 'before', hash: 'before', isReady: true };
}

/** True where the one Job under way has failed and the edit recreates it. */
function hasRecreatedFailure(
  { saysJobFailed, isHashChanged, isOtherPod }: SidePlan,
  due: readonly { readonly isApplying: boolean }[],
): boolean {
  const isRecreated = isHashChanged || isOtherPod;
  return saysJobFailed && isRecreated && due.filter(({ isApplying }) => isApplying).length === 1;
}

/**
 * Sorts nodes by the order that loses most: nodes with a concurrency slot first, and nodes whose Job never succeeds last. The real order
 * is a hash over UIDs. Source: pkg/upgrade/plan/plan.go, SelectConcurrentNodes.
 */
function worstOrder(due: readonly DueNode[], last: ReadonlySet<string>): DueNode[] {
  const turnOf = ({ name, isApplying, dead }: DueNode): number => {
    if (isApplying) return 0;
    if (dead?.neverBegins) return 3;
    return dead !== null || last.has(name) ? 2 : 1;
  };
  return [...due].sort((a, b) => turnOf(a) - turnOf(b));
}
