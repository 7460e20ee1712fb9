import { code, name, text } from '../../text/text.js';
import { isNodeClass } from '../../manifest/cluster-scoped.js';
import { identityOf } from '../../manifest/identity.js';
import { groupedBy } from '../../manifest/lookup.js';
import type { Manifest } from '../../manifest/manifest.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import { canonicalJson } from '../../manifest/canonical.js';
import { placedTitleOf } from '../../manifest/visible.js';
import { isEvaluated } from './files.js';
import type { ReadSide } from './side.js';

/**
 * Equal objects of one identity are one object; of different ones none is evaluated, as the order of the files decides which one the
 * cluster gets.
 */
export function onceEach(all: readonly Manifest[]): Pick<ReadSide, 'manifests' | 'twice'> {
  const isCounted = (one: Manifest): boolean => isEvaluated(one) || isNodeClass(one.kind);
  const groups = groupedBy(all, (one) => (isCounted(one) ? identityOf(one) : undefined));
  const several = [...groups].filter(([, { length }]) => length > 1);
  const dropped = new Set(several.flatMap(([, [, ...others]]) => others));
  const twice = several.flatMap(([key, group]) => {
    const texts = new Map(group.map((one) => [canonicalJson(one.object), one]));
    if (texts.size === 1) return [];
    if (isEvaluated(group[0])) dropped.add(group[0]);
    const content = [...texts.keys()].toSorted().join('\n');
    return [{ key, content, problem: duplicateProblem(group[0], [...texts.values()]) }];
  });
  return { manifests: dropped.size === 0 ? all : all.filter((one) => !dropped.has(one)), twice };
}

function duplicateProblem(first: Manifest, different: readonly Manifest[]): Problem {
  const { file, line } = first.place;
  const other = different.find(({ place }) => place.file !== file || place.line !== line) ?? first;
  const object = name('object', placedTitleOf(first));
  const where = name('file', `${file}:${line}`);
  const clusters = text`If they belong to different clusters, list these under ${code('clusters')} in the configuration.`;
  const message =
    other === first
      ? text`${object} is rendered twice from ${where} with different results; neither was evaluated. Remove one of the two entries of ${code('policies')}. ${clusters}`
      : text`${object} is also defined at ${where}, with other content; neither was evaluated. Keep one of them. ${clusters}`;
  return errorAt(other.place, 'duplicate-object', message);
}
