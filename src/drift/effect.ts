import { few, visible } from '../manifest/visible.js';
import { toPlain } from '../text/render.js';
import { isEmpty, type Text } from '../text/text.js';
import type { PlannedGroup } from '../plan/model.js';

/** One thing that is otherwise than the last time. */
export interface DriftEffect {
  readonly kind:
    | 'size'
    | 'moved'
    | 'ceiling'
    | 'allowance'
    | 'peak'
    | 'worst-loss'
    | 'outcome'
    | 'progress'
    | 'forecast'
    | 'window'
    | 'live'
    | 'policy'
    | 'finding'
    | 'freeze'
    | 'waiver'
    | 'clocks';
  /** What it is about: a policy, or one of its groups; null for the whole fleet. */
  readonly subject: string | null;
  /** One sentence with a full stop. */
  readonly says: string;
  /** True where more targets go, break or wait than before. */
  readonly isWorse: boolean;
}

/** Why a rollout is as it is, to follow a sentence; '' where nothing is known. */
export function whyText({ why }: { readonly why: Text }): string {
  return isEmpty(why) ? '' : ` Why: ${toPlain(why)}.`;
}

/** How a rollout ends, as a clause. */
export const OUTCOMES: Readonly<Record<PlannedGroup['outcome'], string>> = {
  complete: 'it comes to its end',
  none: 'nothing is to be done',
  stuck: 'it gets stuck',
  stopped: 'it is stopped',
  unfinished: 'it is not done within what is looked at',
};

/** How a rollout that nothing starts would end, to follow its name. */
export const NEXT_OUTCOMES: Readonly<Record<PlannedGroup['outcome'], string>> = {
  complete: 'would come to its end',
  none: 'would have nothing to do',
  stuck: 'would get stuck',
  stopped: 'would be stopped',
  unfinished: 'would not be done within what is looked at',
};

/** `node-1, node-2, node-3 and 5 more` */
export function namesOf(targets: readonly string[]): string {
  return few(targets.map((target) => visible(target)));
}
