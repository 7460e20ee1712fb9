import { canonicalJson } from '../manifest/canonical.js';
import { isNodeClass } from '../manifest/cluster-scoped.js';
import { identityOf } from '../manifest/identity.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Manifest } from '../manifest/manifest.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { placedTitleOf } from '../manifest/visible.js';
import { isEvaluated } from '../plan/objects/planned-kinds.js';
import { code, name, text } from '../text/text.js';
import type { Gap, ReadChange, ReadSide } from './change.js';
import { compareGaps } from './table.js';

/** G5: one identity, one object. Reports objects with several different definitions in one side, before the change too. */
export function definedTwice(change: ReadChange): readonly Problem[] {
  return compareGaps(change, 'twice', () => true).problems;
}

/**
 * Equal objects of one identity are one object; of different ones none is evaluated, as the order of the files decides which one the
 * cluster gets.
 */
export function onceEach(all: readonly Manifest[]): Pick<ReadSide, 'manifests' | 'gaps'> {
  const isCounted = (one: Manifest): boolean => isEvaluated(one) || isNodeClass(one.kind);
  const groups = groupedBy(all, (one) => (isCounted(one) ? identityOf(one) : undefined));
  const dropped = new Set<Manifest>();
  const gaps = [...groups].flatMap(([key, group]): Gap[] => {
    const [first, ...others] = group;
    if (others.length === 0) return [];
    for (const one of others) dropped.add(one);
    const texts = new Map(group.map((one) => [canonicalJson(one.object), one]));
    if (texts.size === 1) return [];
    if (isEvaluated(first)) dropped.add(first);
    const content = [...texts.keys()].toSorted().join('\n');
    const { file, line } = first.place;
    const isElsewhere = ({ place }: Manifest): boolean => place.file !== file || place.line !== line;
    const { place } = [...texts.values()].find(isElsewhere) ?? first;
    const message = text`${name('object', placedTitleOf(first))} has another definition at ${name('file', `${file}:${line}`)}; neither was evaluated. Keep one of them, or one of the entries of ${code('policies')} that give it. If they belong to different clusters, list these under ${code('clusters')} in the configuration.`;
    return [{ of: 'twice', key, content, problem: errorAt(place, 'duplicate-object', message) }];
  });
  return { manifests: dropped.size === 0 ? all : all.filter((one) => !dropped.has(one)), gaps };
}
