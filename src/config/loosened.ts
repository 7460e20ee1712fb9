import type { Place } from '../manifest/manifest.js';
import { canonicalJson, isSameJson } from '../manifest/canonical.js';
import type { Loosening } from '../plan/model.js';
import { RULES } from '../rules/index.js';
import type { Limit } from '../rules/limit.js';
import { limitText } from '../rules/limit.js';
import { defaultConfig, readConfig } from './read.js';
import type { PolicySource } from './policy-sources.js';
import type { Config } from './schema.js';

/** The configuration as the change wants it; null = the change deletes it. */
export interface ProposedConfig {
  readonly file: string;
  readonly text: string | null;
}

interface Step {
  readonly path: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
}

const STRICTEST_FIRST = {
  preset: ['strict', 'recommended', 'observe'],
  failOn: ['warning', 'error', 'never'],
  severity: ['error', 'warning', 'info', 'off'],
} as const;

/**
 * What a change of the configuration would let through that is caught today. One that cannot be read loosens nothing: with it,
 * nothing is judged at all, and that fails.
 */
export function loosenings(before: Config, proposed: ProposedConfig): Loosening[] {
  const read =
    proposed.text === null
      ? { config: defaultConfig(), placeOf: (): Place => ({ file: proposed.file, line: 1, column: 1 }) }
      : readConfig(proposed.text, proposed.file);
  if ('problems' in read) return [];
  const { config: after, placeOf } = read;
  const steps = [
    ...ranked('preset', before.preset, after.preset, STRICTEST_FIRST.preset),
    ...ranked('failOn', before.failOn, after.failOn, STRICTEST_FIRST.failOn),
    ...switchedOff('failOnExisting', before.failOnExisting, after.failOnExisting),
    ...switchedOff('requirePolicies', before.requirePolicies, after.requirePolicies),
    ...lessCovered(written(before.policies), written(after.policies)),
    ...otherSnapshot(before.snapshot, after.snapshot),
    ...removed('domains', before.domains, after.domains),
    ...removed('production', before.production.map(canonicalJson), after.production.map(canonicalJson)),
    ...removed('freezes', before.freezes.map(canonicalJson), after.freezes.map(canonicalJson)),
    ...removed('quorums', before.quorums.map(canonicalJson), after.quorums.map(canonicalJson)),
    ...RULES.flatMap((rule) => ruleSteps(rule.id, before, after)),
  ];
  return steps.map(({ path, ...rest }) => ({ setting: path.join('.'), place: placeOf(path), ...rest }));
}

function ranked(name: string, before: string, after: string, strictestFirst: readonly string[]): Step[] {
  const isLooser = strictestFirst.indexOf(after) > strictestFirst.indexOf(before);
  return isLooser ? [{ path: [name], before, after }] : [];
}

function switchedOff(name: string, before: boolean, after: boolean): Step[] {
  return before && !after ? [{ path: [name], before: 'true', after: 'false' }] : [];
}

/** Globs as they are written, and every other source in its own words, so that an edit of one is seen. */
function written(sources: readonly PolicySource[] | null): string[] {
  return (sources ?? []).flatMap(({ kind, ...source }) =>
    'globs' in source && kind === 'path' ? [...source.globs] : [`${kind} ${canonicalJson(source)}`],
  );
}

/** A glob that is gone, or a new exclusion, takes files out of sight. */
function lessCovered(before: readonly string[], after: readonly string[]): Step[] {
  const isExclusion = (glob: string): boolean => glob.startsWith('!');
  const gone = before.filter((glob) => !isExclusion(glob) && !after.includes(glob));
  const excluded = after.filter((glob) => isExclusion(glob) && !before.includes(glob));
  return [
    ...gone.map((glob) => ({ path: ['policies'], before: glob, after: null })),
    ...excluded.map((glob) => ({ path: ['policies'], before: null, after: glob })),
  ];
}

/** Another fleet is another judge. */
function otherSnapshot(before: readonly string[] | null, after: readonly string[] | null): Step[] {
  if (before === null || isSameJson(before, after)) return [];
  return [{ path: ['snapshot'], before: before.join(', '), after: after?.join(', ') ?? null }];
}

function removed(name: string, before: readonly string[], after: readonly string[]): Step[] {
  return before
    .filter((entry) => !after.includes(entry))
    .map((entry) => ({ path: [name], before: entry, after: null }));
}

function ruleSteps(id: string, before: Config, after: Config): Step[] {
  const rule = RULES.find((candidate) => candidate.id === id);
  if (!rule) return [];
  const path = ['rules', id];
  const optionsIn = (config: Config): Record<string, unknown> => {
    const { severity = null, ...options } = config.rules[id] ?? {};
    return { severity: severity ?? rule.severity, ...rule.options.parse({}), ...options };
  };
  const [old, now] = [optionsIn(before), optionsIn(after)];
  const severity = ranked(
    'severity',
    String(old['severity']),
    String(now['severity']),
    STRICTEST_FIRST.severity,
  );
  // The options of a rule that was off judged nothing.
  if (old['severity'] === 'off') return [];
  const options = Object.keys(rule.options.shape).filter((name) => isLooser(name, old[name], now[name]));
  return [
    ...severity.map((step) => ({ ...step, path: [...path, 'severity'] })),
    ...options.map((name) => ({
      path: [...path, name],
      before: textOf(old[name]),
      after: textOf(now[name]),
    })),
  ];
}

/**
 * Options are named by what breaks the rule: `belowPercent` is looser when it is lower, all other numbers when they are higher; a
 * list is looser when it is shorter, but for what is `intended`.
 */
function isLooser(name: string, before: unknown, after: unknown): boolean {
  if (typeof before === 'number' && typeof after === 'number')
    return name.startsWith('below') ? after < before : after > before;
  if (isLimit(before) && isLimit(after)) {
    const value = (limit: Limit): number => (limit.kind === 'count' ? limit.targets : limit.value);
    // A count and a percentage have no order without a fleet: a reviewer has to look.
    return before.kind === after.kind ? value(after) > value(before) : true;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const [longer, shorter] = name === 'intended' ? [after, before] : [before, after];
    return longer.some((entry) => !shorter.includes(entry));
  }
  return canonicalJson(before) !== canonicalJson(after);
}

function isLimit(value: unknown): value is Limit {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function textOf(value: unknown): string {
  return isLimit(value) ? limitText(value) : typeof value === 'string' ? value : canonicalJson(value);
}
