import { groupedBy } from '../../manifest/lookup.js';
import { code, count, joinTexts, name, NO_TEXT, type Text, text } from '../../text/text.js';
import type { PlannedGroup, SidePlan } from '../../plan/model.js';
import { type Pause, type PolicyRef, refKey, type Fix, fix } from '../../systems/system.js';
import { type RuleResult, defineRule, rolledGroups } from '../rule.js';

export const approvalRemoved = defineRule({
  id: 'approval-removed',
  detects: 'a change that removes an approval, or removes or shortens a wait, that the base has',
  systems: ['kubefleet'],
  severity: 'error',
  evaluate: ({ side, base }) => {
    const now = gatesOf(side);
    return [...(base ? gatesOf(base) : [])].flatMap(([key, before]) => {
      const after = now.get(key);
      // A deleted strategy has rules of its own.
      return after ? lostTasks(before, after) : [];
    });
  },
});

/** A wait or an approval, and the stage whose task it is. */
interface Gate extends Pause {
  readonly of: string;
}

/** The waits and approvals of one strategy. */
interface Gates {
  readonly ref: PolicyRef;
  readonly pauses: readonly Gate[];
  readonly groups: readonly PlannedGroup[];
}

/** By strategy: two runs of one share its stages. */
function gatesOf(side: SidePlan): ReadonlyMap<string, Gates> {
  const stages = rolledGroups(side).flatMap(({ group }) => (group.stage?.pauses ? [group] : []));
  const byStrategy = groupedBy(stages, ({ declaredIn }) => refKey(declaredIn));
  return new Map(
    [...byStrategy].map(([key, all]) => {
      const groups = all.filter((one, i) => all.findIndex((other) => other.name === one.name) === i);
      const pauses = groups.flatMap(({ name: of, stage }) =>
        (stage?.pauses ?? []).map((pause) => ({ ...pause, of })),
      );
      return [key, { ref: all[0].declaredIn, pauses, groups }];
    }),
  );
}

/** A task that the stages had, and its fate. */
interface Lost extends Pick<RuleResult, 'magnitude' | 'evidence'> {
  readonly was: Gate;
  /** The task that is shown: the one that is left of it, else itself. */
  readonly shown: Pause;
  readonly says: Text;
  readonly fix: Fix;
}

/** One finding a task. A task that is still written has no effect in a stage without clusters, which is skipped: all of its tasks are one finding. */
function lostTasks(before: Gates, after: Gates): RuleResult[] {
  const lost = [...lostApprovals(before, after), ...lostWaits(before, after)];
  const byCause = groupedBy(lost, (one) => (isEmpty(one.was.of, after) ? one.was.of : one));
  return [...byCause].map(([cause, [first, ...others]]): RuleResult => {
    const { was, shown, fix: keep, says, ...rest } = first;
    const all = joinTexts([says, ...others.map((one) => one.says)], ', and ');
    const stage = text`stage ${name('group', was.of)}`;
    const isSkipped = cause !== first;
    const skipped = text` The ${stage} no longer selects a cluster and is skipped with its tasks.`;
    const held = after.groups.find((group) => group.name === shown.guards) ?? after.groups.at(-1);
    return {
      ...rest,
      policy: after.ref,
      group: shown.guards === '' ? null : shown.guards,
      place: held?.places['strategy'] ?? shown.place,
      subject: `${was.kind} ${was.guards}`,
      says: text`${all}.${isSkipped ? skipped : NO_TEXT}`,
      fix: isSkipped
        ? fix`Correct the ${code('labelSelector')} of ${stage}, or label the clusters that belong there.`
        : keep,
    };
  });
}

/** An approval after one stage and one before the next hold back the same; renamed stages are matched by their number. */
function lostApprovals(before: Gates, after: Gates): Lost[] {
  const approvalsOf = ({ pauses }: Gates): Gate[] => pauses.filter(({ kind }) => kind === 'approval');
  const [was, is] = [approvalsOf(before), approvalsOf(after)];
  const left = was.filter((pause) => !is.some(({ guards }) => guards === guardsNow(pause, after)));
  const isKnown = ({ guards }: Pause): boolean =>
    guards === '' || after.groups.some(({ name: stage }) => stage === guards);
  const renamed = left.filter((pause) => !isKnown(pause));
  const fresh = is.filter((pause) => !was.some(({ guards }) => guards === pause.guards)).length;
  return [...left.filter(isKnown), ...renamed.slice(0, Math.max(0, renamed.length - fresh))].map((pause) => ({
    ...{ was: pause, shown: pause, fix: fix`Keep the ${code('Approval')} task of the stage.` },
    says: text`${heldBack(pause)} no longer needs an approval`,
    evidence: { kind: 'approval', holdsBack: pause.guards },
  }));
}

function lostWaits(before: Gates, after: Gates): Lost[] {
  const waitsBefore = before.pauses.filter(({ kind }) => kind === 'wait');
  return [...new Set(waitsBefore.map(({ guards }) => guards))].flatMap((guards): Lost | [] => {
    const was = longestWait(before, guards);
    const now = was && longestWait(after, guardsNow(was, after));
    const [msBefore, ms] = [was?.ms ?? 0, now?.ms ?? 0];
    if (!was || ms >= msBefore) return [];
    const shortened = ms === 0 ? text`is removed` : text`is ${waitText(ms)}`;
    return {
      ...{ was, shown: now ?? was, fix: fix`Keep the ${code('TimedWait')} of ${waitText(msBefore)}.` },
      says: text`the wait before ${heldBack(was)} ${shortened} (was ${waitText(msBefore)})`,
      magnitude: msBefore - ms,
      evidence: {
        ...{ kind: 'wait', holdsBack: guards },
        ...{ baseMinutes: msBefore / 60_000, headMinutes: ms / 60_000 },
      },
    };
  });
}

/** The stage that a task blocks now: if the guarded stage no longer selects anything, the one that its own stage guards. */
function guardsNow(pause: Gate, after: Gates): string {
  if (!isEmpty(pause.guards, after)) return pause.guards;
  const own = after.pauses.find(({ of, kind }) => of === pause.of && kind === pause.kind);
  return own?.guards ?? pause.guards;
}

function isEmpty(stage: string, { groups }: Gates): boolean {
  return groups.some(({ name: own, matched }) => own === stage && matched === 0);
}

function longestWait({ pauses }: Gates, guards: string): Gate | null {
  const own = pauses.filter((pause) => pause.kind === 'wait' && pause.guards === guards);
  return own.toSorted((a, b) => (b.ms ?? 0) - (a.ms ?? 0))[0] ?? null;
}

/** The stage that a task holds back, or the end of the rollout. */
function heldBack({ guards }: Pause): Text {
  return guards === '' ? text`the end of the rollout` : text`stage ${name('group', guards)}`;
}

/** `1 hour`, `90 minutes`, `30 seconds`. */
function waitText(ms: number): Text {
  const [size, unit] =
    ms % 3_600_000 === 0 ? [3_600_000, 'hour'] : ms % 60_000 === 0 ? [60_000, 'minute'] : [1000, 'second'];
  return count(ms / size, unit);
}
