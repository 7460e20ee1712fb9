import { counted, verb } from '../../../text/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { KeptBy, KeptNodes } from './non-interrupt.js';

/** What these nodes wait for, and what lets them go on, for a person. */
export function keptWords(names: readonly string[], kept: KeptNodes): { says: string; fix: string } {
  const by = kept.get(names[0] ?? '')?.by ?? 'podNonInterruptLabels';
  const alike = names.filter((name) => kept.get(name)?.by === by);
  const pods = alike.flatMap((name) => kept.get(name)?.pods ?? []);
  const mayEnd = alike.every((name) => kept.get(name)?.mayEnd !== false);
  return by === 'podNonInterruptLabels'
    ? barrierWords(alike, pods, mayEnd)
    : drainWords(alike, pods, mayEnd, by);
}

function barrierWords(names: readonly string[], pods: readonly string[], mayEnd: boolean) {
  const end = mayEnd
    ? 'until they end, which nothing here says the time of'
    : 'for ever, as they never end by themselves and nothing evicts them';
  return {
    says:
      `${nodesOf(names)} ${verb(names.length, 'is', 'are')} cordoned for the interrupt and ` +
      `${verb(names.length, 'waits', 'wait')} for ${counted(pods.length, 'pod')} that ${verb(pods.length, 'matches', 'match')} podNonInterruptLabels ` +
      `(${firstOf(pods)}), ${end}. drainConfig.timeout does not run meanwhile.`,
    fix: mayEnd
      ? `Merge when the pods have ended, or take the label off those that may be interrupted; ${verb(names.length, 'it keeps its place', 'they keep their places')} in the batch until then.`
      : 'Take these pods off the nodes first (scale their controller down or move it by its own node selector), or take them out of podNonInterruptLabels.',
  };
}

const LEFT_BY_DRAIN: Readonly<Record<Exclude<KeptBy, 'podNonInterruptLabels'>, string>> = {
  force: 'that no controller owns',
  deleteEmptyDirData: 'with an emptyDir volume',
};

function drainWords(
  names: readonly string[],
  pods: readonly string[],
  mayEnd: boolean,
  by: Exclude<KeptBy, 'podNonInterruptLabels'>,
) {
  const end = mayEnd
    ? 'until they end, which nothing here says the time of'
    : 'for ever, as they never end by themselves';
  const first = firstOf(pods);
  return {
    says:
      `${nodesOf(names)} ${verb(names.length, 'is', 'are')} cordoned for the interrupt, and the drain waits for ` +
      `${counted(pods.length, 'pod')} ${LEFT_BY_DRAIN[by]} (${first}), ${end}: drainConfig.${by} is false.`,
    fix: `Move or delete ${verb(pods.length, 'this pod', 'these pods')} before the merge, or leave drainConfig.${by} at true, ${GONE_WITH[by]}.`,
  };
}

const GONE_WITH: typeof LEFT_BY_DRAIN = {
  force: 'which deletes what nothing makes again',
  deleteEmptyDirData: 'which deletes what they hold there',
};

/** Why nodes were not drained in time, as a clause to follow `was not drained within drainConfig.timeout`. */
export function leftByDrain(names: readonly string[], kept: KeptNodes): string {
  const [first] = names;
  const node = kept.get(first ?? '');
  if (!node || node.by === 'podNonInterruptLabels') return '';
  return `drainConfig.${node.by} is false and ${firstOf(node.pods)} ${verb(node.pods.length, 'is one', 'are some')} ${LEFT_BY_DRAIN[node.by]}`;
}

function nodesOf(names: readonly string[]): string {
  return `${counted(names.length, 'node')} (${visible(names[0] ?? '')}${names.length > 1 ? ', ...' : ''})`;
}

function firstOf(pods: readonly string[]): string {
  const more = pods.length > 1 ? ` and ${counted(pods.length - 1, 'more pod')}` : '';
  return `${visible(pods[0] ?? '')}${more}`;
}
