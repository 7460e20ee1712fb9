import type { Distribution, Plan } from '../../plan/model.js';
import { policyName } from '../names.js';
import { subjectUnit } from '../measures.js';
import type { Selection } from '../selection.js';
import type { PageFlaky, PageRuns } from './data.js';
import type { Words } from './words.js';

/** Where the runs with chance failures end, of the policies that the change touches; empty where that scenario was not asked for. */
export function flakyOf({ at }: Plan, { subjects }: Selection, words: Words): PageFlaky[] {
  return subjects.flatMap((subject) => {
    const { ref, base, head } = subject.diff;
    if (!head?.effect.flaky) return [];
    return [
      {
        policy: words.text(policyName(ref)),
        unit: subjectUnit([subject]),
        head: runsOf(head.effect.flaky, at),
        base: base?.effect.flaky ? runsOf(base.effect.flaky, at) : null,
      },
    ];
  });
}

function runsOf(distribution: Distribution, at: number): PageRuns {
  const { runs, failProbability, completed, peakAtOnce, loss, finish, frequencies } = distribution;
  return {
    ...{ runs, failProbability, completed, loss },
    peak: peakAtOnce,
    finish: finish && [finish[0] - at, finish[1] - at],
    frequencies: {
      peak: frequencies.peakAtOnce,
      loss: frequencies.loss,
      finish: frequencies.finish.map(([instant, count]) => [instant - at, count]),
    },
  };
}
