import { isNamed } from '../../plan/measure/wholes.js';
import type { Plan, PlannedGroup } from '../../plan/model.js';
import { type AllowedSpan, fix } from '../../systems/system.js';
import {
  type RuleResult,
  defineRule,
  groupResult,
  type LimitedGroup,
  ofSystem,
  rolledGroups,
} from '../rule.js';
import { agesOutText } from './expiring.js';
import { erroringNow, repairFix, stuckResult } from './stuck.js';
import { timedOf } from './time.js';
import { toPlain } from '../../text/render.js';
import {
  code,
  count,
  few,
  joinTexts,
  name,
  sameText,
  share,
  type Text,
  text,
  verbFor,
} from '../../text/text.js';

/** True for a finding of one of these causes, as its evidence names them. */
export function isNoProgress(
  { rule, evidence }: { readonly rule: string; readonly evidence: Readonly<Record<string, unknown>> },
  ...causes: readonly ('stuck' | 'joining' | 'tolerated' | 'blocked' | 'used-up' | 'never-ends')[]
): boolean {
  return rule === noProgress.id && causes.some((cause) => evidence['cause'] === cause);
}

export const noProgress = defineRule({
  id: 'no-progress',
  detects:
    'a rollout that never starts, gets stuck halfway, or cannot complete because of some of its targets',
  systems: 'all',
  severity: 'error',
  evaluate: (input) =>
    rolledGroups(input.side).flatMap((limited) => {
      const stuck = stuckResult(limited, input);
      // A group that is stuck names what blocks it.
      const others = stuck
        ? []
        : [blocked(limited), heldVolume(limited), usedUpByUnready(limited, input.plan)];
      return [stuck, ...others, toleratedInVain(limited)];
    }),
});

/** Targets that the rollout never touches, such as ignored or tainted nodes: it stays incomplete. */
function blocked(limited: LimitedGroup): RuleResult | null {
  const { group } = limited;
  const { words } = ofSystem(limited);
  const advice = group.unstick ?? words.stuckOnBlocked;
  // In other systems such targets are left out of the rollout.
  if (group.blocked.length === 0 || advice === undefined || isNamed(group)) return null;
  const { length } = group.blocked;
  const left = group.blocked.map(({ target }) => target);
  return groupResult(limited, ['selector', 'strategy', 'budget'], {
    subject: 'blocked',
    says: text`${share(length, group.matched, 'node')} ${verbFor(length, 'is', 'are')} never touched, so the rollout does not complete: ${blockedNames(group)}.`,
    why: joinTexts([countsText(group), agesOutText(group, left)], ' '),
    fix: advice,
    ofRollout: true,
    isOfWaiting: true,
    magnitude: length,
    evidence: {
      cause: 'blocked',
      blocked: group.blocked.map(({ target, why }) => ({ target, why: toPlain(why) })),
      matched: group.matched,
    },
    severity: 'warning',
  });
}

/** `node-1, node-2 (cordoned), node-3 (tainted)`. */
function blockedNames({ blocked: all }: PlannedGroup): Text {
  const names = all.map(({ target, why }, i) => {
    const next = i < 2 ? all[i + 1] : undefined;
    return next && sameText(next.why, why)
      ? name('target', target)
      : text`${name('target', target)} (${why})`;
  });
  return few(names, 3);
}

/** Karpenter takes percentages of the initialized nodes that have a claim (helpers.go, BuildDisruptionBudgetMapping). */
function countsText({ blocked: { length }, calendar, matched }: PlannedGroup): Text {
  const where =
    calendar === undefined || calendar.counted >= matched
      ? text`in percentages and in progress`
      : text`in progress; percentages are of the nodes that are initialized and have a claim`;
  return text`${verbFor(length, 'It still counts', 'They still count')} ${where}.`;
}

/** One replica, replaced by a pod that needs a volume of the old one. Source: kubernetes, persistent volumes, access modes; Azure/AKS#1919. */
function heldVolume(limited: LimitedGroup): RuleResult | null {
  const { batches, matched } = limited.group;
  const held = limited.group.exclusiveVolume;
  if (batches.length === 0 || !held?.isHeld) return null;
  const { claim, mode } = held;
  return groupResult(limited, ['strategy'], {
    subject: 'held-volume',
    severity: 'warning',
    says: text`the rollout may never end: the new pod needs the volume claim ${name('object', claim)}, which the old pod keeps until the new one is ready (${code('maxUnavailable')} is 0 of ${matched}).`,
    why: WAITS[mode ?? 'unknown'],
    fix: fix`Set ${code('strategy.type: Recreate')}. The old pod is deleted first, and the application is unavailable until the new one is ready.`,
    ofRollout: true,
    magnitude: matched,
    evidence: { cause: 'held-volume', claim, accessMode: mode, maxUnavailable: 0, replicas: matched },
  });
}

const WAITS = {
  ReadWriteOnce: text`It is ${code('ReadWriteOnce')}: a new pod on another node waits forever.`,
  ReadWriteOncePod: text`It is ${code('ReadWriteOncePod')}: the new pod waits forever on any node.`,
  unknown: text`With ${code('ReadWriteOnce')} a new pod on another node waits forever, with ${code('ReadWriteOncePod')} on any node.`,
};

/** Nodes that are not ready or leaving use the budgets of their pool up. */
function usedUpByUnready(limited: LimitedGroup, plan: Plan): RuleResult | null {
  const timed = timedOf(limited, plan);
  if (!timed || timed.isClosedByError || timed.calendar.consuming === 0) return null;
  const { consuming, counted } = timed.calendar;
  const isUsedUp = ({ limit }: AllowedSpan): boolean => limit !== null && limit > 0 && limit <= consuming;
  const used = timed.calendar.reasons.filter((reason) => timed.times(reason, isUsedUp).length > 0);
  if (used.length === 0) return null;
  const whenUsed = timed
    .alike(used, (reason) => timed.times(reason, isUsedUp))
    .map(
      ({ reasons }) =>
        text`${timed.reasonsText(reasons)} (${timed.hoursText(timed.stretches(reasons[0], isUsedUp))})`,
    );
  const [uses, they] =
    consuming === 1
      ? [text`is not ready or leaving and uses`, text`it is`]
      : [text`are not ready or leaving and use`, text`they are`];
  return timed.result({
    subject: 'used-up',
    says: text`${count(consuming, 'node')} of ${counted} ${uses} the budgets up: no other is disrupted for ${joinTexts(whenUsed, ', ')} until ${they} ready or gone.`,
    fix: repairFix(consuming),
    magnitude: consuming,
    evidence: { cause: 'used-up', consuming, counted, reasons: used },
    severity: 'warning',
  });
}

/** A threshold that tolerates failed nodes reads as if the rollout went on past them. */
function toleratedInVain(limited: LimitedGroup): RuleResult | null {
  const { brakes, freshBatches = [] } = limited.group;
  if (brakes?.failureHoldsGroup !== true || erroringNow(limited)) return null;
  const most = Math.max(0, ...brakes.tolerance.map(({ failuresTolerated }) => failuresTolerated));
  if (most === 0 || freshBatches.length < 2) return null;
  const { batchThresholdPercent } = brakes;
  return groupResult(limited, ['batchThreshold', 'strategy'], {
    subject: 'tolerated',
    says: text`one node stuck in error stops the rollout: it keeps its slot and no further batch starts, although ${code(`batchThreshold: ${batchThresholdPercent}`)} tolerates up to ${most} failed in a batch.`,
    fix: fix`Set ${{ field: 'batchThreshold', value: 100 }}, and plan for someone to repair or exclude a failed node.`,
    evidence: { cause: 'tolerated', batchThresholdPercent, failuresTolerated: most },
    severity: 'warning',
  });
}
