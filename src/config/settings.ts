import type { Assumptions, NodeSteps, ScenarioName } from '../plan/assumptions.js';
import type { RuleSetting, RuleSettings } from '../rules/evaluate.js';
import type { ReadConfig } from './read.js';
import type { Config } from './schema.js';

const MINUTE_MS = 60_000;

/** The assumptions of the dry rollouts, from the configuration and the run's own arguments. */
export function assumptionsOf(config: Config, scenario: ScenarioName): Assumptions {
  return {
    ...durationsOf(config),
    domains: config.domains,
    quorums: config.quorums,
    production: config.production,
    scenario,
  };
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
  const rules = new Map<string, RuleSetting>();
  for (const [id, setting] of Object.entries(config.rules)) {
    if (!setting) continue;
    const { severity, ...options } = setting;
    rules.set(id, { severity: severity as RuleSetting['severity'], options });
  }
  const waivers = config.waivers
    .map((waiver, index) => ({ ...waiver, place: placeOf && placeOf(['waivers', index]) }))
    .filter((one) => one.kind === 'malformed' || one.cluster === null || one.cluster === config.cluster);
  return { preset: config.preset, rules, waivers };
}
