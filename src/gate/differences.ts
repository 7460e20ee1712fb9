import type { PlannedGroup } from '../plan/model.js';
import { present } from '../manifest/lookup.js';
import { count, literal, type Text, text } from '../text/text.js';
import { isDone } from '../plan/measure/wholes.js';

/** The numbers of a group that two plans share, whether measured now or read from a report. */
interface GroupNumbers extends Pick<
  PlannedGroup,
  'matched' | 'peakAtOnce' | 'peakPercent' | 'worstLoss' | 'outcome'
> {
  readonly ceiling: { readonly enforced: number | null };
}

/** A number of a group that differs from the same group of another plan. */
interface Difference {
  readonly kind: 'size' | 'ceiling' | 'peak' | 'worst-loss' | 'outcome';
  /** A clause: the number of now, then that of the other plan. */
  readonly says: Text;
  /** True if more targets are unavailable, break or wait than in the other plan. */
  readonly isWorse: boolean;
}

/** The outcome of a rollout, as a clause. */
export const OUTCOMES: Readonly<Record<PlannedGroup['outcome'], Text>> = {
  complete: text`it completes`,
  none: text`nothing is to be done`,
  stuck: text`it gets stuck`,
  stopped: text`it is stopped`,
  unfinished: text`it does not complete within the horizon`,
};

/** A share that rises by fewer percentage points is a fleet that changed its size: one of 100 nodes less makes 10.1% of 10%. */
const SHARE_RISES_BY = 5;

/** The differences of a group; `there` names the other plan, such as `last time`. */
export function differences(now: PlannedGroup, was: GroupNumbers, there: Text): readonly Difference[] {
  const unit = (n: number): Text => count(n, now.unit);
  const [limit, limitThere] = [now.ceiling.enforced, was.ceiling.enforced];
  const isRaised = limitThere !== null && (limit === null || limit > limitThere);
  const isMore = now.peakAtOnce > was.peakAtOnce || now.peakPercent > was.peakPercent + SHARE_RISES_BY;
  const difference = (kind: Difference['kind'], says: Text, isWorse: boolean): Difference => ({
    ...{ kind, says, isWorse },
  });
  const peak = text`${now.peakAtOnce} of ${unit(now.matched)} (${literal(`${now.peakPercent}%`)}) at once, ${there} ${was.peakAtOnce} of ${was.matched}`;
  return present([
    now.matched !== was.matched &&
      difference('size', text`${unit(now.matched)}, ${there} ${was.matched}`, false),
    limit !== limitThere &&
      difference(
        'ceiling',
        limit === null
          ? text`no limit at once, ${there} ${limitThere ?? 0}`
          : text`a limit of ${unit(limit)} at once, ${there} ${limitThere ?? literal('none')}`,
        isRaised,
      ),
    (now.peakAtOnce !== was.peakAtOnce || isMore) && difference('peak', peak, isMore),
    // If both sides lose the whole group, only its size differs.
    now.worstLoss !== was.worstLoss &&
      !(losesAll(now) && losesAll(was)) &&
      difference(
        'worst-loss',
        text`a bad version breaks up to ${unit(now.worstLoss)}, ${there} ${was.worstLoss}`,
        now.worstLoss > was.worstLoss,
      ),
    now.outcome !== was.outcome &&
      difference(
        'outcome',
        text`${OUTCOMES[now.outcome]}, ${there} ${OUTCOMES[was.outcome]}`,
        isDone(was.outcome) && !isDone(now.outcome),
      ),
  ]);
}

function losesAll({ worstLoss, matched }: GroupNumbers): boolean {
  return matched > 0 && worstLoss >= matched;
}
