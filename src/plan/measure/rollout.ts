import type { Peak } from '../../rollout/peaks.js';
import type { Run } from '../../rollout/trace.js';
import type { Loss } from '../../rollout/worst-loss.js';
import { type ResolvedGroup, type ResolvedPolicy } from '../../systems/system.js';
import { counterOf, peakQuery, type UntouchedNext } from './counters.js';
import type { Fleet } from './fleet.js';
import { Facts, isAnyStuck } from './facts.js';
import { type Aging, agingIn } from './aging.js';
import type { Measured } from './measured.js';
import type { NextRollouts } from './next-rollouts.js';
import { isPart } from './part.js';
import { lossReport, type Played, played } from './played.js';
import { ALL, meet, type Play, playsApart, toldBy } from './plays.js';
import { FIRST, settingOf, type SettingInput, simulationOf } from './readings.js';

interface MeasureInput extends SettingInput {
  readonly next: NextRollouts;
  readonly untouchedNext: UntouchedNext;
}

/** A dry rollout with what a bad change loses in it. */
interface Told extends Played {
  readonly losses: ReadonlyMap<string, Loss>;
}

/** Plays all policies of one side, at once and apart, and takes each number from the dry rollout that it belongs to. */
export function measureAll(policies: readonly ResolvedPolicy[], fleet: Fleet, input: MeasureInput): Measured {
  const counted = policies.filter((policy) => !isPart(policy));
  const { isNext } = input.next;
  const hasBudgets = settingOf(fleet, input).createDrainage() !== null;
  if (meet(counted, isNext, hasBudgets)) return measureApart(policies, counted, fleet, input);
  const all = tell(ALL, counted, fleet, input);
  const isUncertain = policies.some(({ ref }) => isNext(ref)) && isAnyStuck(all.worst, policies, isNext);
  if (isUncertain) return measureApart(policies, counted, fleet, input);
  const standing = standingOf(counted, fleet, input);
  const aging = agingOf(standing, counted, fleet, input);
  return measuredOf(policies, isNext, { together: all, withoutNext: all, telling: [all], standing, aging });
}

/**
 * The fleet as it stands when no next rollout begins: its targets expire all the same, and at other moments than in a rollout that has
 * replaced them before. Null where no target of a next rollout expires.
 */
function standingOf(counted: readonly ResolvedPolicy[], fleet: Fleet, input: MeasureInput): Played | null {
  const { isNext } = input.next;
  const goesByAge = ({ rolls, expiry }: ResolvedGroup): boolean =>
    isNext(rolls) && expiry !== undefined && expiry.expected.length > 0;
  if (!counted.some(({ groups }) => groups.some(goesByAge))) return null;
  const play: Play = { isLeftOut: isNext, tells: () => false };
  return played(
    play,
    settingOf(fleet, input, isNext),
    counted,
    peakQuery(counted, fleet, input.untouchedNext),
  );
}

/** Where every next rollout counts as fact, what is standing counts in full already. */
function agingOf(
  standing: Played | null,
  counted: readonly ResolvedPolicy[],
  fleet: Fleet,
  { next, untouchedNext }: MeasureInput,
): Aging | null {
  return standing && untouchedNext ? agingIn(standing, counted, fleet, next.isNext) : null;
}

function measureApart(
  policies: readonly ResolvedPolicy[],
  counted: readonly ResolvedPolicy[],
  fleet: Fleet,
  input: MeasureInput,
): Measured {
  const plays = playsApart(counted, input.next);
  const watch = (play: Play, untouchedNext: UntouchedNext): Played =>
    played(play, settingOf(fleet, input, play.isLeftOut), counted, peakQuery(counted, fleet, untouchedNext));
  const telling = plays.telling.map((play) => tell(play, toldBy(play, counted), fleet, input));
  const standing = standingOf(counted, fleet, input);
  return measuredOf(policies, input.next.isNext, {
    together: watch(ALL, null),
    withoutNext: watch(plays.withoutNext, input.untouchedNext),
    telling,
    standing,
    aging: agingOf(standing, counted, fleet, input),
  });
}

function tell(play: Play, policies: readonly ResolvedPolicy[], fleet: Fleet, input: MeasureInput): Told {
  const setting = settingOf(fleet, input, play.isLeftOut);
  const simulation = simulationOf(setting, FIRST);
  const { healthy, losses } = lossReport(simulation, fleet, input.until, policies);
  const query = peakQuery(policies, fleet, input.untouchedNext);
  const all = played(play, setting, policies, query, { run: healthy, simulation });
  return { ...all, losses };
}

/** Of a counter of groups in two dry rollouts, as of a policy that lists groups of both, the higher one. */
function measuredOf(
  policies: readonly ResolvedPolicy[],
  isNext: NextRollouts['isNext'],
  {
    together,
    withoutNext,
    telling,
    standing,
    aging,
  }: Pick<Measured, 'together' | 'withoutNext' | 'standing' | 'aging'> & { telling: readonly Told[] },
): Measured {
  const asItStands = standing === null ? [] : [standing];
  const sources = [...telling, withoutNext, together, ...asItStands];
  const { losses, playOf } = worstOf(telling);
  return {
    together,
    withoutNext,
    standing,
    aging,
    facts: new Facts(telling, together.worst, policies, isNext),
    peaks: new Map([
      ...highest([...telling, ...asItStands], counterOf.isOfGroups),
      ...highest([withoutNext, ...asItStands, ...(aging ? [aging] : [])], counterOf.isWithoutNext),
      ...highest([together, ...asItStands], counterOf.isOfAll),
    ]),
    runOf: (peak): Run => {
      for (const source of sources) {
        const run = source.runOf(peak);
        if (run) return run;
      }
      return aging && [...aging.peaks.values()].includes(peak) ? aging.run : together.worst;
    },
    losses,
    telling: (groups) => telling.filter(({ play }) => groups.some(play.tells)),
    playOf,
  };
}

/** The worst loss by key, and the play that it is of. */
function worstOf(telling: readonly Told[]): Pick<Measured, 'losses' | 'playOf'> {
  const losses = new Map<string, Loss>();
  const plays = new Map<string, Play>();
  for (const { play, losses: own } of telling) {
    for (const [key, loss] of own) {
      const known = losses.get(key);
      if (known && known.worst >= loss.worst) continue;
      losses.set(key, loss);
      plays.set(key, play);
    }
  }
  return { losses, playOf: (key) => plays.get(key) ?? ALL };
}

function highest(
  all: readonly Pick<Played, 'peaks'>[],
  concerns: (counter: string) => boolean,
): Map<string, Peak> {
  const found = new Map<string, Peak>();
  for (const { peaks } of all)
    for (const [name, peak] of peaks)
      if (concerns(name) && peak.count > (found.get(name)?.count ?? 0)) found.set(name, peak);
  return found;
}
