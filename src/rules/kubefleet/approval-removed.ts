import { groupedBy } from '../../manifest/lookup.js';
import { code, duration, joinTexts, name, type Text, text } from '../../text/text.js';
import type { PlannedGroup, SidePlan } from '../../plan/model.js';
import { type Pause, type PolicyRef, refKey, fix } from '../../systems/system.js';
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
      return after ? resultsOf(lostTasks(before, after), after) : [];
    });
  },
});

/** A wait or an approval, and the stage whose task it is. */
interface Gate extends Pause {
  readonly of: string;
}

/** The waits and approvals of one strategy: of several of a kind before one stage the longest. */
interface Gates {
  readonly ref: PolicyRef;
  readonly gates: readonly Gate[];
  readonly groups: readonly PlannedGroup[];
}

/** By strategy: two runs of one share its stages. */
function gatesOf(side: SidePlan): ReadonlyMap<string, Gates> {
  const stages = rolledGroups(side).flatMap(({ group }) => (group.stage?.pauses ? [group] : []));
  const byStrategy = groupedBy(stages, ({ declaredIn }) => refKey(declaredIn));
  return new Map(
    [...byStrategy].map(([key, all]) => {
      const groups = all.filter((one, i) => all.findIndex((other) => other.name === one.name) === i);
      const tasks = groups.flatMap(({ name: of, stage }) =>
        (stage?.pauses ?? []).map((pause): Gate => ({ ...pause, of })),
      );
      const sorted = tasks.sort((a, b) => lengthOf(b) - lengthOf(a));
      const gates = [...groupedBy(sorted, ({ kind, guards }) => `${kind} ${guards}`).values()];
      return [key, { ref: all[0].declaredIn, gates: gates.map(([longest]) => longest), groups }];
    }),
  );
}

/** Milliseconds; an approval lasts until a person gives it, and without a task there is no wait. */
function lengthOf(gate: Pause | undefined): number {
  return gate?.kind === 'approval' ? Infinity : (gate?.ms ?? 0);
}

/** A task of the base that is gone or shorter, and the task that is left of it. */
interface Lost {
  readonly was: Gate;
  readonly now: Gate | undefined;
}

/** An approval after one stage and one before the next hold back the same. */
function lostTasks(before: Gates, after: Gates): Lost[] {
  const renamed = renames(before, after);
  return before.gates
    .map((was): Lost => {
      const guards = guardsNow({ ...was, guards: renamed.get(was.guards) ?? was.guards }, after);
      return { was, now: after.gates.find((gate) => gate.kind === was.kind && gate.guards === guards) };
    })
    .filter(({ was, now }) => lengthOf(now) < lengthOf(was));
}

/** Stages that are gone, each with the first new one that has a cluster of it: of stages that become one, the first. */
function renames(before: Gates, after: Gates): ReadonlyMap<string, string> {
  const fresh = new Set(after.groups.filter(({ name: stage }) => !stageOf(stage, before)));
  const renamed = new Map<string, string>();
  for (const { name: stage, targets } of before.groups) {
    const now = [...fresh].find((group) => group.targets.some((target) => targets.includes(target)));
    if (stageOf(stage, after) || !now) continue;
    renamed.set(stage, now.name);
    fresh.delete(now);
  }
  return renamed;
}

/** One finding a task. A task that is still written has no effect in a stage without clusters, which is skipped: all of its tasks are one finding. */
function resultsOf(lost: readonly Lost[], after: Gates): RuleResult[] {
  const byCause = groupedBy(lost, (one) => (stageOf(one.was.of, after)?.matched === 0 ? one.was.of : one));
  return [...byCause].map(([cause, all]): RuleResult => {
    const [{ was, now }] = all;
    const { guards, place } = now ?? was;
    const stage = text`stage ${name('group', was.of)}`;
    const isSkipped = typeof cause === 'string';
    const skipped =
      isSkipped && text` The ${stage} no longer selects a cluster and is skipped with its tasks.`;
    const keep =
      was.kind === 'approval'
        ? fix`Keep the ${code('Approval')} task of the stage.`
        : fix`Keep the ${code('TimedWait')} with ${code(`waitTime: ${lengthOf(was) / 60_000}m`)}.`;
    const minutes = { baseMinutes: lengthOf(was) / 60_000, headMinutes: lengthOf(now) / 60_000 };
    const held = stageOf(guards, after) ?? after.groups.at(-1);
    return {
      policy: after.ref,
      group: guards === '' ? null : guards,
      place: held?.places['strategy'] ?? place,
      subject: `${was.kind} ${was.guards}`,
      says: text`${joinTexts(all.map(lostText), ', and ')}.${skipped}`,
      fix: isSkipped
        ? fix`Correct the ${code('labelSelector')} of ${stage}, or label the clusters that belong there.`
        : keep,
      // After the last stage only the removal of clusters waits.
      ...(was.kind === 'wait' && was.guards === '' ? { severity: 'warning' } : {}),
      ...(was.kind === 'wait' ? { magnitude: lengthOf(was) - lengthOf(now) } : {}),
      evidence: { kind: was.kind, holdsBack: was.guards, ...(was.kind === 'wait' ? minutes : {}) },
    };
  });
}

function lostText({ was, now }: Lost): Text {
  const held = was.guards === '' ? text`the end of the rollout` : text`stage ${name('group', was.guards)}`;
  if (was.kind === 'approval') return text`${held} no longer needs an approval`;
  const left = lengthOf(now) === 0 ? text`is removed` : text`is ${duration(lengthOf(now))}`;
  return text`the wait before ${held} ${left} (was ${duration(lengthOf(was))})`;
}

/** The stage that a task blocks now: if the guarded stage no longer selects anything, the one that its own stage guards. */
function guardsNow(gate: Gate, after: Gates): string {
  if (stageOf(gate.guards, after)?.matched !== 0) return gate.guards;
  const own = after.gates.find(({ of, kind }) => of === gate.of && kind === gate.kind);
  return own?.guards ?? gate.guards;
}

function stageOf(stage: string, { groups }: Gates): PlannedGroup | undefined {
  return groups.find(({ name: own }) => own === stage);
}
