import { code, count, name, NO_TEXT, type Text, text } from '../../text/text.js';
import type { PlannedGroup, SidePlan } from '../../plan/model.js';
import { factOf, type Pause, type PolicyRef, refKey, type Fix, fix } from '../../systems/system.js';
import { type RuleResult, defineRule, rolledGroups } from '../rule.js';

export const approvalRemoved = defineRule({
  id: 'approval-removed',
  detects: 'a change that removes an approval, or removes or shortens a wait, that the base has',
  systems: ['kubefleet'],
  severity: 'error',
  evaluate: ({ side, base }) => {
    if (!base) return [];
    const now = gatesOf(side);
    return [...gatesOf(base).values()].flatMap((before) => {
      const after = now.get(refKey(before.ref));
      // A deleted strategy has rules of its own.
      return after ? [...approvals(before, after), ...waits(before, after)] : [];
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

function gatesOf(side: SidePlan): ReadonlyMap<string, Gates> {
  const gates = new Map<string, Gates>();
  for (const { group } of rolledGroups(side)) {
    const own = factOf(group, 'stage')?.pauses;
    if (!own) continue;
    const key = refKey(group.declaredIn);
    // Two runs of one strategy share its stages.
    const known = gates.get(key) ?? { ref: group.declaredIn, pauses: [], groups: [] };
    if (known.groups.some(({ name }) => name === group.name)) continue;
    gates.set(key, {
      ref: group.declaredIn,
      pauses: [...known.pauses, ...own.map((pause) => ({ ...pause, of: group.name }))],
      groups: [...known.groups, group],
    });
  }
  return gates;
}

function approvals(before: Gates, after: Gates): RuleResult[] {
  const was = before.pauses.filter(({ kind }) => kind === 'approval');
  const is = after.pauses.filter(({ kind }) => kind === 'approval');
  return lost(was, is, after).map((pause) =>
    violation(after, pause, {
      subject: `approval ${pause.guards}`,
      says: text`${heldBack(pause)} no longer needs an approval.${skippedText(pause, after)}`,
      fix: isEmpty(pause.of, after) ? reselect(pause) : fix`Keep the ${code('Approval')} task of the stage.`,
      evidence: { kind: 'approval', holdsBack: pause.guards },
    }),
  );
}

function waits(before: Gates, after: Gates): RuleResult[] {
  const was = before.pauses.filter(({ kind }) => kind === 'wait');
  return [...new Set(was.map(({ guards }) => guards))].flatMap((guards) => {
    const longest = longestWait(was, guards);
    const now = longestWait(after.pauses, guardsNow(longest.pause, after));
    if (now.ms >= longest.ms || !longest.pause) return [];
    const shortened = now.ms === 0 ? text`is removed` : text`is ${minutes(now.ms)}`;
    return violation(after, now.pause ?? longest.pause, {
      subject: `wait ${guards}`,
      says: text`the wait before ${heldBack(longest.pause)} ${shortened} (was ${minutes(longest.ms)}).${skippedText(longest.pause, after)}`,
      fix: isEmpty(longest.pause.of, after)
        ? reselect(longest.pause)
        : fix`Keep the ${code('TimedWait')} of ${minutes(longest.ms)}.`,
      magnitude: longest.ms - now.ms,
      evidence: {
        kind: 'wait',
        holdsBack: guards,
        baseMinutes: longest.ms / 60_000,
        headMinutes: now.ms / 60_000,
      },
    });
  });
}

/** An approval after one stage and one before the next hold back the same; renamed stages are matched by their number. */
function lost(was: readonly Gate[], is: readonly Gate[], after: Gates): Gate[] {
  const left = was.filter((pause) => !is.some(({ guards }) => guards === guardsNow(pause, after)));
  const isKnown = ({ guards }: Pause): boolean =>
    guards === '' || after.groups.some(({ name }) => name === guards);
  const [known, renamed] = [left.filter(isKnown), left.filter((pause) => !isKnown(pause))];
  const fresh = is.filter((pause) => !was.some(({ guards }) => guards === pause.guards)).length;
  return [...known, ...renamed.slice(0, Math.max(0, renamed.length - fresh))];
}

/** The stage that a task holds back now: if the guarded stage selects nothing any more, the one that its own stage guards. */
function guardsNow(pause: Gate | null, after: Gates): string {
  if (!pause || !isEmpty(pause.guards, after)) return pause?.guards ?? '';
  const own = after.pauses.find(({ of, kind }) => of === pause.of && kind === pause.kind);
  return own?.guards ?? pause.guards;
}

function isEmpty(stage: string, { groups }: Gates): boolean {
  return groups.some(({ name, matched }) => name === stage && matched === 0);
}

/** A task that is still written has no effect in a stage without clusters, which is skipped. */
function skippedText(pause: Gate | null, after: Gates): Text {
  return pause && isEmpty(pause.of, after)
    ? text` Stage ${name('group', pause.of)} selects no cluster any more and is skipped with its tasks.`
    : NO_TEXT;
}

function reselect({ of }: Gate): Fix {
  return fix`Correct the ${code('labelSelector')} of stage ${name('group', of)}, or label the clusters that belong there.`;
}

function longestWait(pauses: readonly Gate[], guards: string): { ms: number; pause: Gate | null } {
  const own = pauses.filter((pause) => pause.kind === 'wait' && pause.guards === guards);
  const longest = [...own].sort((a, b) => (b.ms ?? 0) - (a.ms ?? 0))[0];
  return { ms: longest?.ms ?? 0, pause: longest ?? null };
}

function violation(
  after: Gates,
  pause: Pause,
  rest: Omit<RuleResult, 'policy' | 'group' | 'place'>,
): RuleResult {
  const held = after.groups.find(({ name }) => name === pause.guards) ?? after.groups.at(-1);
  return {
    policy: after.ref,
    group: pause.guards === '' ? null : pause.guards,
    place: held?.places['strategy'] ?? pause.place,
    ...rest,
  };
}

/** The stage that a task holds back, or the end of the rollout. */
function heldBack({ guards }: Pause): Text {
  return guards === '' ? text`the end of the rollout` : text`stage ${name('group', guards)}`;
}

/** `1 hour`, `90 minutes`, `30 seconds`. */
function minutes(ms: number): Text {
  const [size, unit] =
    ms % 3_600_000 === 0 ? [3_600_000, 'hour'] : ms % 60_000 === 0 ? [60_000, 'minute'] : [1000, 'second'];
  return count(ms / size, unit);
}
