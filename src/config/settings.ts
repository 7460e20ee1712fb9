import type { Assumptions, ScenarioName } from '../plan/assumptions.js';
import type { RuleSetting, RuleSettings } from '../rules/judge.js';
import type { Config } from './schema.js';

const MINUTE_MS = 60_000;

/** What the dry rollouts assume, from the configuration and the run's own arguments. */
export function assumptionsOf(config: Config, run: { seed: number; scenario: ScenarioName }): Assumptions {
  const { flaky } = config.scenarios;
  return {
    durationMinutes: config.durations.default / MINUTE_MS,
    durations: config.durations.groups.map(({ selector, duration }) => ({
      selector,
      durationMinutes: duration / MINUTE_MS,
    })),
    domains: config.domains,
    quorums: config.quorums,
    production: config.production,
    flaky: {
      failProbability: flaky.failProbability,
      repairedAfterMinutes: flaky.repairedAfter === null ? null : flaky.repairedAfter / MINUTE_MS,
      runs: flaky.runs,
    },
    ...run,
  };
}

/** Which rules judge, how severely, with which limits. */
export function ruleSettingsOf(config: Config): RuleSettings {
  const rules = new Map<string, RuleSetting>();
  for (const [id, setting] of Object.entries(config.rules)) {
    if (!setting) continue;
    const { severity, ...options } = setting;
    rules.set(id, { severity: severity as RuleSetting['severity'], options });
  }
  return { preset: config.preset, rules };
}
