import { code, literal, type Text, text } from '../text/text.js';
import { type Problem, warningAt } from '../manifest/problem.js';
import { describeSelector, type LabelSelector, selects } from '../manifest/selector.js';
import { defaultConfig, type ReadConfig } from './read.js';
import type { Config } from './schema.js';

/** A node, or whatever else a system rolls out over. */
interface Labeled {
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * Warnings for settings that apply to nothing in the snapshot. A misspelled label must not loosen every limit of production, or
 * switch off a failure domain, in silence. The default domains are for clouds of all kinds, and no cluster has them all.
 */
export function settingsOfNothing(
  { production, durations, domains }: Config,
  placeOf: ReadConfig['placeOf'] | null,
  targets: readonly Labeled[],
): Problem[] {
  const warn = (path: readonly PropertyKey[], what: Text, so: string): Problem =>
    warningAt(
      placeOf && placeOf(path),
      'setting-matches-nothing',
      text`${code(path.join('.'))}: ${what} matches nothing in the snapshot, so ${literal(so)}. Check the label and its value.`,
    );
  const ofSelector = (path: readonly PropertyKey[], selector: LabelSelector, so: string): Problem[] =>
    targets.some(({ labels }) => selects(selector, labels))
      ? []
      : [warn(path, text`the selector ${code(describeSelector(selector))}`, so)];
  const unmarked = 'it marks nothing as production and the stricter limits do not apply';
  if (targets.length === 0) return [];
  return [
    ...production.flatMap((selector, i) => ofSelector(['production', i], selector, unmarked)),
    ...durations.groups.flatMap(({ selector }, i) =>
      ofSelector(['durations', 'groups', i, 'selector'], selector, 'its duration applies to nothing'),
    ),
    ...domains.flatMap((label, i) =>
      defaultConfig().domains.includes(label) || targets.some(({ labels }) => Object.hasOwn(labels, label))
        ? []
        : [warn(['domains', i], text`the label ${code(label)}`, 'no failure domain of it is evaluated')],
    ),
  ];
}
