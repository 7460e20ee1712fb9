import { toPlain } from '../text/render.js';
import { NO_TEXT } from '../text/text.js';
import { counted, verb } from '../text/plural.js';
import { visible } from '../manifest/visible.js';
import type { PlannedGroup, PlannedPolicy } from '../plan/model.js';
import type { ReviewedPolicy } from '../gate/reviewed.js';
import { isDone } from '../gate/paired.js';
import type { Unit } from '../rollout/controller.js';
import { SYSTEMS } from '../systems/index.js';
import { kindOf, type KindSpec } from '../systems/kinds.js';
import { factsOf, refText } from '../systems/system.js';
import { type DriftEffect, namesOf, whyText } from './effect.js';
import { endText, leftIn, personText } from './halfway.js';
import { isTold } from './states.js';
import { isUnderWay } from './under-way.js';

/** An object that is new. What a controller makes, such as a request for an approval, is told by what it holds up. */
export function addedEffects(policy: PlannedPolicy, groups: readonly PlannedGroup[]): DriftEffect[] {
  if (factsOf(policy, 'recorded-state').some(isTold)) return [];
  if (specOf(policy.apiVersion, policy.ref.kind)?.only === 'controller') return [];
  const subject = visible(refText(policy.ref));
  return [
    {
      kind: 'policy',
      subject,
      says: `${subject} is new since the last report${underWayText(policy, groups)}.`,
      isWorse: policy.live,
    },
    ...(isUnderWay(policy.change?.kind) ? groups.flatMap((group) => heldUp(subject, group, groups)) : []),
    ...failedEffects(policy, groups[0]?.unit ?? 'node'),
  ];
}

/** That a rollout which is under way when it is first seen does not get on by itself. */
function heldUp(of: string, group: PlannedGroup, { length }: readonly PlannedGroup[]): DriftEffect[] {
  const person = personText(group);
  const isHeld = person !== null || group.outcome === 'stuck' || group.outcome === 'stopped';
  if (!isHeld || isDone(group.outcome)) return [];
  const subject = length === 1 ? of : `${of} group "${visible(group.name)}"`;
  const says = `${subject}: ${person ?? `${endText(group)}.${whyText(group)}`}`;
  return [{ kind: 'progress', subject, says, isWorse: true }];
}

function specOf(apiVersion: string, kind: string): KindSpec | null {
  return kindOf(
    SYSTEMS.flatMap(({ kinds }) => kinds),
    { apiVersion, kind },
  );
}

/** What an object that is new brings along where its rollout has begun; '' where it has not. */
function underWayText({ change }: PlannedPolicy, groups: readonly PlannedGroup[]): string {
  const [first] = groups;
  const left = groups.reduce((sum, group) => sum + leftIn(group), 0);
  if (!isUnderWay(change?.kind) || !first || left === 0) return '';
  return `, and its rollout is under way: ${counted(left, first.unit)} ${verb(left, 'is', 'are')} still to be done`;
}

/** An object that is gone: of one that does its work once nothing is lost with it, unless it was at it. */
export function goneEffects(before: ReviewedPolicy): DriftEffect[] {
  if (before.recorded.some(isTold)) return [];
  const spec = specOf(before.apiVersion, before.kind);
  if (spec?.only === 'controller') return [];
  const isWorse = spec?.runsOnce !== true || isUnderWay(before.changeEffect?.kind);
  const subject = visible(refText(before));
  return [{ kind: 'policy', subject, says: `${subject} is gone since the last report.`, isWorse }];
}

/** Targets of a policy that do not leave the state they are in by themselves: told each time. */
export function failedEffects(policy: PlannedPolicy, unit: Unit): DriftEffect[] {
  const held = factsOf(policy, 'recorded-state').filter((one) => !isTold(one) && one.held !== null);
  const [first] = held;
  if (!first) return [];
  const subject = visible(refText(policy.ref));
  const who = `${counted(held.length, unit)} ${verb(held.length, 'is', 'are')} ${first.state}`;
  const says = `${subject}: ${who}, ${toPlain(first.held ?? NO_TEXT)}: ${namesOf(held.map(({ target }) => target))}.`;
  return [{ kind: 'progress', subject, says, isWorse: true }];
}
