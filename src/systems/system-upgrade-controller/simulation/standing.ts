import { spanText } from '../../../calendar/week.js';
import { listing } from '../../../manifest/words/listing.js';
import { counted } from '../../../text/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { GroupEnd } from '../../../rollout/controller.js';
import type { DrainHold } from '../../../rollout/holder.js';
import type { Hindrance } from './hindrances.js';
import type { DueNode, PlanRollout } from './rollout.js';

/** Slots of a Plan in a dry rollout, and nodes that wait for one. */
export interface Slots {
  readonly running: number;
  /** Nodes whose Job never succeeds. */
  readonly lost: readonly string[];
  /** Nodes whose Job has succeeded and that keep their slot for `postCompleteDelay`, or whose Job waits for another one. */
  readonly waiting: number;
  readonly queued: number;
  /** Drains that outlasted their Job, and what blocked each. */
  readonly undrained: ReadonlyMap<string, DrainHold | null>;
}

const MORE_TIME =
  'Set jobActiveDeadlineSecs to longer than the drains of its nodes take, or let the budgets of their pods allow more at a time.';
const REPAIR =
  'Repair the node, or take it out of the Plan with the label plan.upgrade.cattle.io/NAME=disabled, NAME being that of the Plan.';

/** Phase of a Plan whose `prepare` waits for no other. */
export function phaseOf(rollout: PlanRollout, slots: Slots): GroupEnd {
  const { running, lost, waiting, queued } = slots;
  if (running > 0) return { phase: 'working', why: '' };
  if (queued === 0 && lost.length === 0) return { phase: waiting > 0 ? 'waiting' : 'complete', why: '' };
  if (waiting > 0) return { phase: 'waiting', why: '' };
  if (lost.length > 0) return withLost(rollout, slots);
  if (rollout.stoppedBy !== null)
    return { phase: 'stuck', why: `${rollout.stoppedBy}.`, fix: 'Correct that Plan.' };
  if (rollout.places <= 0)
    return { phase: 'stuck', why: 'concurrency is not above 0: it takes no node.', fix: REPAIR };
  return rollout.open?.length === 0
    ? { phase: 'stuck', why: 'Its window never opens.', fix: 'Write the days of the window.' }
    : { phase: 'waiting', why: 'Its window is closed.' };
}

/** Phase of a Plan whose `prepare` waits for another one; `end` is null where each waits for the other. */
export function heldBy(group: string, first: string, end: GroupEnd | null): GroupEnd {
  const plan = `Plan/${visible(first)}`;
  if (end !== null && end.phase !== 'stuck')
    return { phase: 'waiting', why: `its prepare waits for ${plan}` };
  return {
    phase: 'stuck',
    why: `Its Jobs wait in prepare for ${plan}, which ${end === null ? 'waits for it in turn' : 'stands still'}, until they fail at their deadline; their places are lost with that.`,
    fix:
      end === null
        ? 'Leave prepare out of one of the Plans.'
        : (end.fix ??
          `Let ${plan} come to its end, and edit Plan/${visible(group)} then, which makes its Jobs again.`),
  };
}

/** Source: pkg/upgrade/job/job.go, New (the deadline counts for the drain of a Job as well). */
function withLost(rollout: PlanRollout, { lost, undrained }: Slots): GroupEnd {
  const nodes = rollout.due.flatMap(({ name, dead }) =>
    dead !== null && lost.includes(name) ? [{ name, dead }] : [],
  );
  const [late] = undrained;
  if (late === undefined || nodes.length > 0) {
    const [fix = REPAIR] = nodes.flatMap(({ dead }) => dead.fix ?? []);
    return { phase: 'stuck', why: lossText(rollout, lost.length, nodes), fix };
  }
  const [name, hold] = late;
  const more = undrained.size - 1;
  const others = more === 0 ? '' : `, nor ${counted(more, 'other drain')}`;
  const why = `The drain of ${visible(name)} is not done within the ${spanText(rollout.deadlineMs)} that its Job has: ${hold?.says ?? 'its pods have not gone'}${others}. Its Job fails then: the node stays cordoned, and its place is lost.`;
  return { phase: 'stuck', why, ...(hold?.holder ? { holder: hold.holder } : { fix: MORE_TIME }) };
}

interface LostNode {
  readonly name: string;
  readonly dead: Hindrance;
}

function lossText({ places, due }: PlanRollout, lost: number, nodes: readonly LostNode[]): string {
  const known = [...new Set(nodes.map(({ dead }) => dead.says))].map((says) => {
    const names = nodes.filter(({ dead }) => dead.says === says).map(({ name }) => visible(name));
    return `${listing(names)}: ${says}`;
  });
  const more = alikeBut(due, nodes);
  const rest = more === 0 ? '' : `; the same is in the way of ${counted(more, 'more node')}`;
  const which = known.length === 0 ? '' : ` (${listing(known)}${rest})`;
  return `${lost} of ${counted(places, 'place')} ${lost === 1 ? 'is' : 'are'} lost${which}: a node whose Job fails, or never ends, keeps its place.`;
}

/** Other nodes with the same cause, for which no slot is left. */
function alikeBut(due: readonly DueNode[], nodes: readonly LostNode[]): number {
  const lost = new Set(nodes.map(({ name }) => name));
  const causes = new Set(nodes.map(({ dead }) => dead.says));
  return due.filter(({ name, dead }) => dead !== null && !lost.has(name) && causes.has(dead.says)).length;
}
