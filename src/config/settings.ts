import { type Problem, warningAt } from '../manifest/problem.js';
import { describeSelector, type LabelSelector, selects } from '../manifest/selector.js';
import type { Assumptions, NodeSteps, ScenarioName } from '../plan/assumptions.js';
import type { RuleSetting, RuleSettings } from '../rules/evaluate.js';
import { code, literal, type Text, text } from '../text/text.js';
import { defaultConfig, type ReadConfig } from './read.js';
import type { Config } from './schema.js';

const MINUTE_MS = 60_000;

/** The assumptions of the dry rollouts, from the configuration and the run's own arguments. */
export function assumptionsOf(config: Config, scenario: ScenarioName): Assumptions {
  const { domains, quorums, production } = config;
  return { ...durationsOf(config), domains, quorums, production, scenario };
}

/** The duration of the work on a target, by its labels. */
export function durationsOf({
  durations,
}: Pick<Config, 'durations'>): Pick<Assumptions, 'durationMinutes' | 'steps' | 'durations'> {
  return {
    durationMinutes: durations.default / MINUTE_MS,
    steps: durations.steps && stepsOf(durations.steps),
    durations: durations.groups.map(({ selector, duration, steps }) => ({
      selector,
      durationMinutes: duration === null ? null : duration / MINUTE_MS,
      steps: steps && stepsOf(steps),
    })),
  };
}

function stepsOf(written: NonNullable<Config['durations']['steps']>): NodeSteps {
  const { drain, maintenance, validation, return: back } = written;
  return { drainMs: drain, workMs: drain + maintenance + validation + back };
}

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
  return { preset: config.preset, rules, waivers };
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
