import { isObject, type Place } from '../manifest/manifest.js';
import { type Problem, warningAt } from '../manifest/problem.js';
import { canonicalJson, isSameJson } from '../manifest/values/canonical.js';
import { visible } from '../manifest/words/visible.js';
import type { Loosening } from '../plan/model.js';
import { RULES } from '../rules/index.js';
import { type Limit, limitText } from '../rules/fleet/limit.js';
import { presetSeverity } from '../rules/evaluate.js';
import type { Rule } from '../rules/rule.js';
import { writeDuration } from './duration.js';
import { addedWaivers, brokenWaivers } from './added-waivers.js';
import { defaultConfig, readConfig } from './read.js';
import type { PolicySource } from './policy-sources.js';
import type { Config } from './schema.js';

/** The configuration as the change wants it. */
export interface ProposedConfig {
  /** The one that judges, as its file says it: what the run's inputs put in its place is no edit. */
  readonly before: Config;
  readonly file: string;
  /** Null = the change deletes it. */
  readonly text: string | null;
  /** True where nothing judged by a file before. Then only what is looser than the defaults is told: everything else is new. */
  readonly isFirst: boolean;
}

/** What an edit of the configuration comes to, from its merge on. */
export interface JudgedProposal {
  readonly settings: readonly Loosening[];
  /** Why nothing could be judged with it, or what of it would not apply. */
  readonly problems: readonly Problem[];
}

interface Step {
  readonly path: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
  readonly kind?: Loosening['kind'];
}

const STRICTEST_FIRST = {
  preset: ['strict', 'recommended', 'observe'],
  failOn: ['warning', 'error', 'never'],
  unjudged: ['error', null, 'warn'],
  severity: ['error', 'warning', 'info', 'off'],
} as const;

/**
 * What a change of the configuration would let through that is caught today, and what it would measure otherwise, for which nobody
 * can say whether that is looser. One that cannot be read is a problem: with it nothing is judged at all.
 */
export function judgeProposal({ before, ...proposed }: ProposedConfig): JudgedProposal {
  const read =
    proposed.text === null
      ? { config: defaultConfig(), placeOf: (): Place => ({ file: proposed.file, line: 1, column: 1 }) }
      : readConfig(proposed.text, proposed.file);
  if ('problems' in read) {
    const problems = read.problems.map((problem) => ({
      ...problem,
      message: `After this change the configuration can not be used: ${problem.message}`,
    }));
    return { settings: [], problems };
  }
  const steps = [
    ...looserSteps(before, read.config),
    ...(proposed.isFirst ? [] : [...movedSteps(before, read.config), ...shownSteps(before, read.config)]),
  ];
  const settings = steps.map(({ path, kind = 'looser', ...rest }) => ({
    setting: path.join('.'),
    place: read.placeOf(path),
    kind,
    ...rest,
  }));
  const problems = brokenWaivers(read.config.waivers).map(({ path, message }) =>
    warningAt(read.placeOf(path), 'invalid-waiver', visible(message)),
  );
  return { settings, problems };
}

function looserSteps(before: Config, after: Config): Step[] {
  return [
    ...ranked('preset', before.preset, after.preset, STRICTEST_FIRST.preset),
    ...ranked('failOn', before.failOn, after.failOn, STRICTEST_FIRST.failOn),
    ...ranked('unjudged', before.unjudged, after.unjudged, STRICTEST_FIRST.unjudged),
    ...switchedOff('failOnExisting', before.failOnExisting, after.failOnExisting),
    ...switchedOff('requirePolicies', before.requirePolicies, after.requirePolicies),
    ...lessCovered(written(before.policies), written(after.policies)),
    ...lessFetched(before.remotes, after.remotes),
    ...otherSnapshot(before.snapshot, after.snapshot),
    ...shorter('horizon', before.horizon, after.horizon),
    ...removed('clusters', namesOf(before), namesOf(after)),
    ...removed('domains', before.domains, after.domains),
    ...removed('production', before.production.map(canonicalJson), after.production.map(canonicalJson)),
    ...removed('freezes', before.freezes.map(canonicalJson), after.freezes.map(canonicalJson)),
    ...addedWaivers(before.waivers, after.waivers),
    ...removed('quorums', before.quorums.map(canonicalJson), after.quorums.map(canonicalJson)),
    ...RULES.flatMap((rule) => ruleSteps(rule, before, after)),
  ];
}

/** What the numbers are made of. Another value is neither stricter nor looser: a reviewer has to look. */
function movedSteps(before: Config, after: Config): Step[] {
  const steps = [
    ...(['timeZone', 'cluster', 'namespace', 'variables', 'durations', 'systems'] as const).flatMap((name) =>
      differences([name], before[name], after[name]),
    ),
    ...(lessFetched(before.remotes, after.remotes).length > 0
      ? []
      : differences(['remotes'], before.remotes, after.remotes)),
    ...firstClusters(namesOf(before), namesOf(after)),
    ...before.clusters.flatMap((cluster) => {
      const now = after.clusters.find(({ name }) => name === cluster.name);
      return now ? differences(['clusters', cluster.name], cluster, now) : [];
    }),
  ];
  return steps.map((step) => ({ ...step, kind: 'moved' }));
}

/** What hides results from those who review by them, or shows names of nodes to whoever may read a comment. It moves no judgement. */
function shownSteps(before: Config, after: Config): Step[] {
  const steps = [
    ...becomes(['comment', 'summary'], before.comment.summary, after.comment.summary, 'never'),
    ...switchedOff('annotations', before.annotations, after.annotations),
    ...becomes(['comment', 'detail'], before.comment.detail, after.comment.detail, 'full'),
  ];
  return steps.map((step) => ({ ...step, kind: 'shown' }));
}

function becomes(path: readonly string[], before: string | null, after: string | null, to: string): Step[] {
  return after === to && before !== to ? [{ path, before, after }] : [];
}

/** Where there was no list, one plan was made of the settings of the whole file; those of the clusters take their place. */
function firstClusters(before: readonly string[], after: readonly string[]): Step[] {
  if (before.length > 0 || after.length === 0) return [];
  return [{ path: ['clusters'], before: null, after: after.join(', ') }];
}

function namesOf({ clusters }: Config): string[] {
  return clusters.map(({ name }) => name);
}

/** The innermost settings that differ. */
function differences(path: readonly string[], before: unknown, after: unknown): Step[] {
  if (isSameJson(before, after)) return [];
  if (!isObject(before) || !isObject(after)) {
    // The numbers of these two are waits, all of them.
    const isWait = path[0] === 'durations' || path[0] === 'systems';
    const shown = (value: unknown): string | null => {
      if (value === null || value === undefined) return null;
      return isWait && typeof value === 'number' ? writeDuration(value) : textOf(value);
    };
    return [{ path, before: shown(before), after: shown(after) }];
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => differences([...path, name], before[name], after[name]));
}

function shorter(name: string, before: number, after: number): Step[] {
  return after < before ? [{ path: [name], before: writeDuration(before), after: writeDuration(after) }] : [];
}

function ranked<T extends string | null>(
  name: string,
  before: T,
  after: T,
  strictestFirst: readonly T[],
): Step[] {
  const isLooser = strictestFirst.indexOf(after) > strictestFirst.indexOf(before);
  return isLooser ? [{ path: [name], before, after }] : [];
}

function switchedOff(name: string, before: boolean, after: boolean): Step[] {
  return before && !after ? [{ path: [name], before: 'true', after: 'false' }] : [];
}

/** Globs as they are written, and every other source in its own words, so that an edit of one is seen. */
function written(sources: readonly PolicySource[] | null): string[] {
  return (sources ?? []).flatMap(({ kind, ...source }) => {
    if (kind !== 'path' || !('globs' in source)) return [`${kind} ${canonicalJson(source)}`];
    const { globs, ...placing } = source;
    const isPlain = placing.namespace === null && Object.keys(placing.variables).length === 0;
    return isPlain ? [...globs] : globs.map((glob) => `${glob} ${canonicalJson(placing)}`);
  });
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

/** A chart that is not fetched any more is not evaluated any more. */
function lessFetched(before: Config['remotes'], after: Config['remotes']): Step[] {
  if (typeof before !== 'string' && typeof after !== 'string') return removed('remotes', before, after);
  const isLess = !isSameJson(before, after) && (after === 'none' || before === 'any');
  return isLess ? [{ path: ['remotes'], before: textOf(before), after: textOf(after) }] : [];
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

function ruleSteps(rule: Rule, before: Config, after: Config): Step[] {
  const path = ['rules', rule.id];
  const [old, now] = [settingOf(rule, before), settingOf(rule, after)];
  // The options of a rule that was off judged nothing.
  if (old.severity === 'off') return [];
  // Where neither names the rule, its preset speaks for it.
  const severity =
    old.isNamed || now.isNamed
      ? ranked('severity', old.severity, now.severity, STRICTEST_FIRST.severity)
      : [];
  const options = Object.keys(rule.options.shape).filter((name) =>
    isLooser(name, old.options[name], now.options[name]),
  );
  return [
    ...severity.map((step) => ({ ...step, path: [...path, 'severity'] })),
    ...options.map((name) => ({
      path: [...path, name],
      before: textOf(old.options[name]),
      after: textOf(now.options[name]),
    })),
  ];
}

interface RuleSetting {
  readonly severity: string;
  readonly isNamed: boolean;
  readonly options: Readonly<Record<string, unknown>>;
}

function settingOf(rule: Rule, { rules, preset }: Config): RuleSetting {
  const { severity = null, ...options } = rules[rule.id] ?? {};
  return {
    severity: typeof severity === 'string' ? severity : presetSeverity(rule.severity, preset),
    isNamed: severity !== null,
    options: { ...rule.options.parse({}), ...options },
  };
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
  return !isSameJson(before, after);
}

function isLimit(value: unknown): value is Limit {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function textOf(value: unknown): string {
  const text = isLimit(value) ? limitText(value) : typeof value === 'string' ? value : canonicalJson(value);
  return visible(text);
}
