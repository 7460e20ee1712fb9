import { groupedBy } from '../../../manifest/lookup.js';
import type { GroupEnd } from '../../../rollout/controller.js';
import type { DrainHold } from '../../../rollout/holder.js';
import { toPlain } from '../../../text/render.js';
import { verb } from '../../../text/plural.js';
import {
  asText,
  count,
  duration,
  joinTexts,
  list,
  literal,
  name,
  NO_TEXT,
  type Text,
  text,
} from '../../../text/text.js';
import { fix, fixText } from '../../system.js';
import { type JobBlocker, planName, unreadText } from './blockers.js';
import type { PlanRollout } from './plans.js';

/** Concurrency slots of a Plan in a dry rollout, and nodes that wait for one. */
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

const MORE_TIME = fix`Set jobActiveDeadlineSecs to longer than the drains of its nodes take, or let the budgets of their pods allow more at a time.`;
const REPAIR = fix`Repair the node, or take it out of the Plan with the label plan.upgrade.cattle.io/NAME=disabled (NAME is that of the Plan).`;

/** Phase of a Plan whose `prepare` waits for no other. */
export function phaseOf(rollout: PlanRollout, slots: Slots): GroupEnd {
  const { running, lost, waiting, queued } = slots;
  const { stoppedBy, concurrency, open } = rollout;
  if (running > 0) return { phase: 'working', why: '' };
  if (waiting > 0) return { phase: 'waiting', why: '' };
  if (lost.length > 0) return withLost(rollout, slots);
  if (queued === 0) return { phase: 'complete', why: '' };
  if (stoppedBy !== null) return stuck(text`${unreadText(stoppedBy)}.`, fix`Correct that Plan.`);
  if (concurrency <= 0) return stuck(text`concurrency is not above 0: it takes no node.`, REPAIR);
  if (open?.length === 0) return stuck(text`Its window never opens.`, fix`Write the days of the window.`);
  return { phase: 'waiting', why: 'Its window is closed.' };
}

function stuck(why: Text, remedy: ReturnType<typeof fix>): GroupEnd {
  return { phase: 'stuck', why: toPlain(why), fix: toPlain(fixText(remedy)) };
}

/** Phase of a Plan whose `prepare` waits for another one; `end` is null where each waits for the other. */
export function heldBy(group: string, first: string, end: GroupEnd | null): GroupEnd {
  const plan = planName(first);
  if (end !== null && end.phase !== 'stuck')
    return { phase: 'waiting', why: toPlain(text`its prepare waits for ${plan}`) };
  const held = (state: Text, remedy: ReturnType<typeof fix>): GroupEnd =>
    stuck(
      text`Its Jobs wait in prepare for ${plan}, which ${state}, until they fail at their deadline and keep their concurrency slots.`,
      remedy,
    );
  if (end === null) return held(text`waits for it in turn`, fix`Leave prepare out of one of the Plans.`);
  const more = fix`Let ${plan} complete, then edit ${planName(group)}, which recreates its Jobs.`;
  return { ...held(text`makes no progress`, more), ...(end.fix === undefined ? {} : { fix: end.fix }) };
}

/** Source: pkg/upgrade/job/job.go, New (the deadline of a Job counts for its drain as well). */
function withLost(rollout: PlanRollout, { lost, undrained }: Slots): GroupEnd {
  const blocked = rollout.due.flatMap(({ name: node, blocker }) =>
    blocker !== null && lost.includes(node) ? [{ node, blocker }] : [],
  );
  const [late] = undrained;
  if (late === undefined || blocked.length > 0) {
    const [remedy = REPAIR] = blocked.flatMap(({ blocker }) => blocker.fix ?? []);
    return stuck(lossText(rollout, lost.length, blocked), remedy);
  }
  const [node, hold] = late;
  const more = undrained.size - 1;
  const others = more === 0 ? NO_TEXT : text`, nor ${count(more, 'other drain')}`;
  const cause = hold ? asText(hold.says) : text`its pods have not gone`;
  const { fix: remedy, ...end } = stuck(
    text`The drain of ${name('target', node)} does not end within the ${duration(rollout.deadlineMs)} of its Job: ${cause}${others}. The Job fails, the node stays cordoned, and its concurrency slot is never freed.`,
    MORE_TIME,
  );
  return hold?.holder ? { ...end, holder: hold.holder } : { ...end, fix: remedy ?? '' };
}

interface Blocked {
  readonly node: string;
  readonly blocker: JobBlocker;
}

function lossText({ concurrency, due }: PlanRollout, lost: number, blocked: readonly Blocked[]): Text {
  const causeOf = ({ blocker }: { readonly blocker: JobBlocker | null }): string =>
    blocker === null ? '' : toPlain(blocker.why);
  const byCause = groupedBy(blocked, causeOf);
  const causes = [...byCause.values()].map(
    (alike) => text`${list(alike.map(({ node }) => name('target', node)))}: ${alike[0].blocker.why}`,
  );
  // Nodes with the same cause, for which no slot is left.
  const named = new Set(blocked.map(({ node }) => node));
  const more = due.filter((one) => one.blocker && !named.has(one.name) && byCause.has(causeOf(one))).length;
  const rest = more === 0 ? NO_TEXT : text`; ${count(more, 'more node')} have the same cause`;
  const which = causes.length === 0 ? NO_TEXT : text` (${joinTexts(causes, '; ')}${rest})`;
  return text`${lost} of ${count(concurrency, 'concurrency slot')} ${literal(verb(lost, 'is', 'are'))} never freed${which}: a Job that fails, or never ends, keeps its slot.`;
}
