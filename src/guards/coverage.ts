import { declaredOf } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/visible.js';
import type { Coverage } from '../plan/finding.js';
import { isPlanned } from '../plan/objects/planned-kinds.js';
import { titleIn } from './carriers.js';
import type { ReadSide } from './change.js';

/** How much of a side is evaluated, and what is not, whether the change touches it or not. */
export function coverageOf({ manifests, partial, twice, side: { coverage = [] } }: ReadSide): Coverage {
  const carriers = coverage.flatMap(({ identity, outcome }) => {
    const reason = declaredOf(outcome)?.declared;
    const isKnown = reason === 'another cluster' || reason === 'decided in the cluster';
    return outcome === 'evaluated' || isKnown ? [] : visible(titleIn(identity));
  });
  const objects = [...partial, ...twice].map(({ key }) => {
    const [, kind = '', , name = ''] = JSON.parse(key) as string[];
    return titleOf({ kind, name });
  });
  const notEvaluated = [...new Set([...carriers, ...objects])];
  return { evaluated: manifests.filter(isPlanned).length, notEvaluated };
}
