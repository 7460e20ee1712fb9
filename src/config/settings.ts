import { type Problem, warningAt } from '../manifest/problem.js';
import { describeSelector, type LabelSelector, selects } from '../manifest/selector.js';
import type { RuleSetting, RuleSettings } from '../rules/evaluate.js';
import { code, literal, text } from '../text/text.js';
import { defaultConfig, type ReadConfig } from './read.js';
import type { Config } from './schema.js';

/** The rules in force with their severities and limits, and the findings that are accepted in this cluster. */
export function ruleSettingsOf(config: Config, placeOf: ReadConfig['placeOf'] | null): RuleSettings {
  const rules = new Map(
    Object.entries(config.rules.known).flatMap(([id, setting]): [string, RuleSetting][] => {
      if (!setting) return [];
      const { severity, ...options } = setting;
      return [[id, { severity: severity as RuleSetting['severity'], options }]];
    }),
  );
  const waivers = config.waivers
    .map((waiver, index) => ({ ...waiver, place: placeOf && placeOf(['waivers', index]) }))
    .filter((one) => one.kind === 'malformed' || one.cluster === null || one.cluster === config.cluster);
  return { rules, waivers };
}

/**
 * Warnings for settings that apply to nothing in the snapshot. A misspelled label must not loosen every limit of production, or
 * switch off a failure domain, in silence. The default domains are for clouds of all kinds, and no cluster has them all.
 */
export function settingsOfNothing(
  { production, durations, domains }: Config,
  placeOf: ReadConfig['placeOf'] | null,
  targets: readonly { readonly labels: Readonly<Record<string, string>> }[],
): Problem[] {
  if (targets.length === 0) return [];
  const isAny = (selector: LabelSelector): boolean => targets.some(({ labels }) => selects(selector, labels));
  const isLabel = (label: string): boolean => targets.some(({ labels }) => Object.hasOwn(labels, label));
  const unmarked = 'the stricter limits of production do not apply to any node';
  const found: (readonly [path: readonly PropertyKey[], matches: boolean, written: string, so: string])[] = [
    ...production.map((one, i) => [['production', i], isAny(one), describeSelector(one), unmarked] as const),
    ...durations.groups.map(({ selector: one }, i) => {
      const path = ['durations', 'groups', i, 'selector'];
      return [path, isAny(one), describeSelector(one), 'its duration applies to nothing'] as const;
    }),
    ...domains.map((label, i) => {
      const isFound = isLabel(label) || defaultConfig().domains.includes(label);
      return [['domains', i], isFound, label, 'no failure domain of it is evaluated'] as const;
    }),
  ];
  return found.flatMap(([path, matches, written, so]) =>
    matches
      ? []
      : warningAt(
          placeOf && placeOf(path),
          'setting-matches-nothing',
          text`${code(path.join('.'))}: ${code(written)} matches nothing in the snapshot, so ${literal(so)}. Check the label and its value.`,
        ),
  );
}
