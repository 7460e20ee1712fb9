import type { Distribution } from '../../plan/model.js';
import { share } from '../words/amounts.js';
import { ours, type Phrase, say } from '../words/phrase.js';

/** Where many runs end in which single targets fail by chance. */
export function flakyPhrase({ runs, failProbability, peakAtOnce, loss, completed }: Distribution): Phrase {
  const three = (numbers: readonly [number, number, number]): Phrase =>
    ours(`${numbers[0]} / ${numbers[1]} / ${numbers[2]}`);
  return say`of ${runs} runs in which ${failProbability * 100}% of the targets fail, ${share(completed, runs)} complete; median, 90th percentile and highest: peak ${three(peakAtOnce)}, loss ${three(loss)}`;
}
