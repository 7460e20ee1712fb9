import { counted, percentText, verb } from '../text/plural.js';
import type { PlannedGroup } from '../plan/model.js';
import type { ReviewedGroup } from '../gate/reviewed.js';
import { isDone, losesAll } from '../gate/paired.js';
import { factOf } from '../systems/system.js';
import { mostAllowed, takesMuch } from './allowance.js';
import { type DriftEffect, namesOf, NEXT_OUTCOMES, OUTCOMES, whyText } from './effect.js';
import type { Earlier } from './forecast.js';
import { endText, halfwayEffects } from './halfway.js';
import type { GoesOn } from './under-way.js';

/** What happens otherwise to one group; `gone` are targets that nothing selects any more. */
export function groupEffects(
  subject: string,
  now: PlannedGroup,
  earlier: Earlier,
  { goesOn, gone }: { readonly goesOn: GoesOn; readonly gone: readonly string[] },
): DriftEffect[] {
  const { then } = earlier;
  const halfway = halfwayEffects(subject, now, earlier, goesOn);
  const isHalfway = halfway !== null;
  const ofSubject = (effect: Effect): DriftEffect => {
    return { subject, ...effect, says: `${subject}: ${effect.says}` };
  };
  return [
    ...sizeEffects(now, then, gone).map(ofSubject),
    ...when(!isTimed(now) && now.ceiling.enforced !== then.ceiling.enforced, ceilingEffect(now, then)).map(
      ofSubject,
    ),
    ...(halfway ?? []),
    ...numberEffects(now, then, goesOn, isHalfway).map(ofSubject),
  ];
}

type Effect = Omit<DriftEffect, 'subject'>;

function when(is: boolean, effect: Effect): Effect[] {
  return is ? [effect] : [];
}

function sizeEffects(now: PlannedGroup, then: ReviewedGroup, gone: readonly string[]): Effect[] {
  return when(now.matched !== then.matched, {
    kind: 'size',
    says: `${counted(now.matched, now.unit)}, ${then.matched} the last time.${unselectedText(gone, now)}`,
    isWorse: gone.length > 0 || (now.matched === 0 && factOf(now, 'compartment')?.isFallback !== true),
  });
}

function numberEffects(now: PlannedGroup, then: ReviewedGroup, goesOn: GoesOn, isHalfway: boolean): Effect[] {
  // What is left of a rollout shrinks while it goes on, and the next one is another one than what is due: that is no drift.
  const isOther = isHalfway || !goesOn.isOfOne || then.outcome === 'stuck' || (goesOn.then && !goesOn.now);
  // Of one that nothing has begun nobody else says that it could go again.
  const isLetGo = !isHalfway && goesOn.isNext && goesOn.isOfOne;
  const isCompared = !isOther && now.matched > 0 && !isOfFewNodes(now, then);
  const unit = (count: number): string => counted(count, now.unit);
  return [
    ...when(isCompared && now.peakAtOnce !== then.peakAtOnce && !isByCeiling(now, then), {
      kind: 'peak',
      says: `${now.peakAtOnce} of ${unit(now.matched)} (${percentText(now.peakAtOnce, now.matched)}) out at once${outBefore(now)}, ${then.peakAtOnce} of ${then.matched} the last time.`,
      isWorse: now.peakAtOnce > then.peakAtOnce,
    }),
    ...when(isCompared && now.worstLoss !== then.worstLoss && !isOfFewerAlone(now, then), {
      kind: 'worst-loss',
      says: `a bad change breaks up to ${unit(now.worstLoss)}, ${then.worstLoss} the last time.`,
      isWorse: now.worstLoss > then.worstLoss && !(losesAll(now) && losesAll(then)),
    }),
    ...when(isOtherwise(now, then) && !(isOther && isDone(now.outcome) && !isLetGo), {
      kind: 'outcome',
      says: goesOn.isNext
        ? `the next rollout ${NEXT_OUTCOMES[now.outcome]}, and the last time it ${NEXT_OUTCOMES[then.outcome]}.${whyText(now)}`
        : `${goesOn.now ? endText(now) : OUTCOMES[now.outcome]}, and the last time ${OUTCOMES[then.outcome]}.${whyText(now)}`,
      isWorse: !isDone(now.outcome),
    }),
  ];
}

function unselectedText(gone: readonly string[], { unit }: Pick<PlannedGroup, 'unit'>): string {
  if (gone.length === 0) return '';
  return ` ${counted(gone.length, unit)} ${verb(gone.length, 'is', 'are')} there and not selected any more: ${namesOf(gone)}.`;
}

/** As many as the ceiling says, then and now: that the ceiling is another one is told. */
function isByCeiling(now: PlannedGroup, then: ReviewedGroup): boolean {
  const is = now.ceiling.enforced === now.peakAtOnce && then.ceiling.enforced === then.peakAtOnce;
  return is && !isTimed(now);
}

/** Fewer break where there are fewer, or where nothing goes: nobody made it safer. */
function isOfFewerAlone(now: PlannedGroup, then: ReviewedGroup): boolean {
  const isOfSize = losesAll(now) && losesAll(then);
  return now.worstLoss < then.worstLoss && (isOfSize || (isDone(then.outcome) && !isDone(now.outcome)));
}

/** Numbers that differ by targets which come and go every day, as long as these are few. */
function isOfFewNodes(now: PlannedGroup, then: ReviewedGroup): boolean {
  const moved = Math.abs(now.outBefore - then.outBefore);
  const differs = Math.max(
    Math.abs(now.peakAtOnce - then.peakAtOnce),
    Math.abs(now.worstLoss - then.worstLoss),
  );
  // Those that are back let more go: no drift, however many they are.
  const isFew =
    now.outBefore < then.outBefore || !takesMuch(Math.max(now.outBefore, then.outBefore), mostAllowed(now));
  return now.matched === then.matched && moved > 0 && differs <= moved && isFew;
}

/** The ceiling of such a group is that of the hour. */
function isTimed({ calendar }: PlannedGroup): boolean {
  return calendar?.limits.some(({ schedule }) => schedule !== null) ?? false;
}

/** A group that had no target had nothing to end. */
function isOtherwise(now: PlannedGroup, then: ReviewedGroup): boolean {
  return now.outcome !== then.outcome && then.matched > 0 && now.matched > 0;
}

function outBefore({ outBefore: count }: PlannedGroup): string {
  return count === 0 ? '' : ` (${count} of them out before it begins)`;
}

function ceilingEffect(now: PlannedGroup, then: ReviewedGroup): Omit<DriftEffect, 'subject'> {
  const { declared, enforced } = now.ceiling;
  const written = typeof declared === 'string' ? `${declared} is ` : 'up to ';
  const text =
    enforced === null
      ? 'nothing limits how many go at once'
      : `${written}${counted(enforced, now.unit)} at once now`;
  const was = then.ceiling.enforced === null ? 'there was no limit' : `${then.ceiling.enforced}`;
  const isWorse = enforced === null || (then.ceiling.enforced !== null && enforced > then.ceiling.enforced);
  return { kind: 'ceiling', says: `${text}, ${was} the last time.`, isWorse };
}
