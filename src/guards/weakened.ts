import type { Side } from '../manifest/source-file.js';
import { code, few, text, type Text } from '../text/text.js';
import { type ClusterSettings, clustersOf } from '../config/clusters.js';
import { addedWaivers, brokenWaivers } from '../config/waivers.js';
import { writeDuration } from '../config/duration.js';
import type { PolicySource } from '../config/policy-sources.js';
import { defaultConfig, readConfig } from '../config/read.js';
import { type Config, configSchema } from '../config/schema.js';
import { isObject, type Manifest, type Place } from '../manifest/manifest.js';
import { errorAt, infoAt, type Problem } from '../manifest/problem.js';
import { canonicalJson, isSameJson } from '../manifest/canonical.js';
import { formatInstant } from '../text/instant-text.js';
import { identityOf } from '../manifest/identity.js';
import { groupedBy } from '../manifest/lookup.js';
import { withinAny } from '../manifest/path.js';
import { placedTitleOf, visible } from '../manifest/visible.js';
import { isPlanned } from '../plan/objects/planned-kinds.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { isLimit, limitText } from '../rules/fleet/limit.js';
import { RULES } from '../rules/catalogue.js';
import { isLooserBy, LOOSER } from '../rules/looser.js';
import type { Rule } from '../rules/rule.js';
import { stringify } from 'yaml';
import type * as z from 'zod';
import type { Change } from './change.js';
import { readSides } from './read.js';

/** The configuration of the head, which holds from the merge on. */
export interface ProposedConfig {
  /** The configuration of the base, as its file has it: inputs of the run are no edit. */
  readonly before: Config;
  readonly file: string;
  /** Null: the change deletes it. */
  readonly text: string | null;
  /** True if the base has none: then only settings that are looser than the defaults count. */
  readonly isFirst: boolean;
  /** Objects of the base that its own configuration evaluates, and the proposed one does not. Absent: not known. */
  readonly lost?: readonly string[];
}

/** The proposed configuration with the coverage of the base that it loses. */
export async function withCoverage(
  proposed: ProposedConfig | null,
  /** The settings of the cluster in the base, and its files there; `read` reads these under other settings. */
  of: {
    readonly config: Config;
    readonly base: Side | null;
    readonly snapshot: Snapshot;
    readonly read: (settings: ClusterSettings) => Promise<Side>;
  },
): Promise<ProposedConfig | null> {
  const { config, base, snapshot, read } = of;
  if (proposed === null || proposed.text === null || base === null || proposed.isFirst) return proposed;
  const parsed = readConfig(proposed.text, proposed.file);
  if ('problems' in parsed) return proposed;
  const successors = successorsOf(config, proposed.before, parsed.config);
  // A cluster that is removed is an edit of its own.
  if (successors.length === 0) return proposed;
  const sourcesOf = ({ policies, namespace, remotes }: Config): object => ({ policies, namespace, remotes });
  if (successors.some((one) => isSameJson(sourcesOf(config), sourcesOf(one.config))))
    return { ...proposed, lost: [] };
  const plannedIn = (of: Side, { namespace }: Config) => {
    // Another value of a variable hides no later edit of a file.
    const placing = { namespace, variables: config.variables };
    return readSides(null, of, { snapshot, config: placing }).head.manifests.filter(isPlanned);
  };
  const evaluated: Manifest[] = [];
  const inputs: string[] = [];
  for (const one of successors) {
    const side = await read(one);
    evaluated.push(...plannedIn(side, one.config));
    inputs.push(...side.renderedPaths, ...side.files.map(({ path }) => path));
  }
  const after = groupedBy(evaluated, identityOf);
  // Under the name of an object of the base something else may be evaluated.
  const objects = plannedIn(base, config).flatMap((one) => {
    const is = after.get(identityOf(one));
    if (is === undefined) return placedTitleOf(one);
    const isSame = is.some(({ object }) => isSameJson(object, one.object));
    return isSame ? [] : `${placedTitleOf(one)} as it is in the base`;
  });
  // If a source with planned objects no longer reads a file, later edits of it are not evaluated.
  const isRead = withinAny(inputs);
  const sources = base.coverage.flatMap(({ identity, place, takes }) =>
    place === null && !takes.every(isRead) ? identity : [],
  );
  return { ...proposed, lost: [...objects, ...sources] };
}

type Difference = Readonly<Record<'before' | 'after', unknown>> & { readonly path: readonly string[] };

/**
 * G8: a change never chooses its configuration. Lists the edits of it by a deep diff; less coverage, a looser limit and a new waiver are
 * looser.
 */
export function editsOf(proposed: ProposedConfig): Change['configEdits'] {
  const { before, file, text: written, isFirst, lost } = proposed;
  const read =
    written === null
      ? { config: defaultConfig(), placeOf: (): Place => ({ file, line: 1, column: 1 }) }
      : readConfig(written, file);
  if ('problems' in read) {
    const problems = read.problems.map((problem) => ({
      ...problem,
      message: text`After this change the configuration cannot be used: ${problem.message}`,
    }));
    return { edits: [], problems };
  }
  const { config, placeOf } = read;
  const all = [
    ...settingDifferences(before, config),
    ...RULES.flatMap((rule) => ruleDifferences(rule, before, config)),
    ...differences(['rules', 'custom'], ownRulesOf(before), ownRulesOf(config)),
  ];
  const edits = [
    ...all.map((one) => ({ ...one, isLooser: isLooser(one, lost !== undefined) })),
    ...addedWaivers(before.waivers, config.waivers).map((one) => ({ ...one, isLooser: true })),
    ...(lost ?? []).map((title) => ({ path: ['policies'], before: title, after: null, isLooser: true })),
  ].map(({ path, before: was, after: is, ...rest }) => ({
    ...{ setting: path.join('.'), place: placeOf(path), ...rest },
    ...{ before: textOf(was, path), after: textOf(is, path) },
  }));
  return {
    edits: edits.filter((one) => one.isLooser || !isFirst),
    problems: brokenWaivers(before.waivers, config.waivers).map(({ path, message }) =>
      errorAt(placeOf(path), 'invalid-config', message),
    ),
  };
}

/** Names the edits of the configuration that are no loosening, in one note. A loosening is a finding (`guard-weakened`). */
export function editedConfiguration({ configEdits: { edits, problems } }: Change): readonly Problem[] {
  const others = edits.filter((one) => !one.isLooser);
  const [first] = others;
  if (first === undefined) return problems;
  const valueText = (value: string | null): Text => (value === null ? text`not set` : code(value));
  const texts = others.map(
    ({ setting, before, after }) => text`${code(setting)} ${valueText(before)} → ${valueText(after)}`,
  );
  const message = text`Configuration edits, in effect once merged: ${few(texts, 5)}.`;
  return [...problems, infoAt(first.place, 'config-edited', message)];
}

/**
 * The clusters of a configuration that take the place of one of the base, by what they cover: that of its name, else those with new names,
 * with the snapshots of the base.
 */
function successorsOf(was: Config, before: Config, after: Config): readonly ClusterSettings[] {
  const all = clustersOf(after);
  const same = all.filter(({ config }) => config.cluster === was.cluster);
  if (same.length > 0) return same;
  const known = clustersOf(before).map(({ config }) => config.cluster);
  const holdsFleet = ({ snapshot }: Config): boolean =>
    (was.snapshot ?? []).every((file) => snapshot?.includes(file));
  return all.filter(({ config }) => !known.includes(config.cluster) && holdsFleet(config));
}

/** The settings of all clusters and of each; rules and waivers are compared by themselves. */
function settingDifferences(before: Config, after: Config): Difference[] {
  const ofClusters = clustersOf(before).flatMap((was) => {
    const { cluster } = was.config;
    const isListed = was.path.length > 0;
    const [is, ...more] = successorsOf(was.config, before, after);
    // Several that take the place of one are read with the files of the base.
    if (more.length > 0) return [];
    if (is === undefined && isListed) return [{ path: ['clusters'], before: cluster, after: null }];
    return differences(isListed ? ['clusters', cluster ?? ''] : [], ofCluster(was), is ? ofCluster(is) : {});
  });
  const known = new Set(before.clusters.map(({ name }) => name));
  const added = after.clusters.flatMap(({ name }) => (known.has(name) ? [] : name));
  return [
    ...differences([], ofAll(before), ofAll(after)),
    ...ofClusters,
    ...added.map((name) => ({ path: ['clusters'], before: null, after: name })),
  ];
}

const OF_CLUSTERS: readonly string[] = ['clusters', 'policies', 'snapshot', 'namespace', 'variables'];

function ofAll({ remotes, ...config }: Config): object {
  const fetched = remotes === 'any' ? ['any'] : remotes;
  const shared = Object.entries(config).filter(
    ([key]) => ![...OF_CLUSTERS, 'rules', 'waivers'].includes(key),
  );
  return { ...Object.fromEntries(shared), remotes: fetched === 'none' ? [] : ['of the base', ...fetched] };
}

function ofCluster({ config, target }: ClusterSettings): object {
  const { policies, snapshot, namespace, variables } = config;
  const { destination, labels } = target;
  const texts = { policies: written(policies), snapshot: snapshot?.join(', ') ?? null };
  return { namespace, variables, ...texts, destination, labels };
}

/** Globs as they are written, other sources as one text each. */
function written(sources: readonly PolicySource[] | null): string[] {
  return (sources ?? []).flatMap((source) => {
    const { kind, namespace, variables } = source;
    const { destination = null } = 'destination' in source ? source : {};
    const entry = (value: unknown): string =>
      yamlOf({ [kind]: value, destination, namespace, variables }).replace(/^\{ (.*) \}$/s, '$1');
    const isPlain = namespace === null && Object.keys(variables).length === 0;
    if (source.kind === 'path') return source.globs.map((glob) => (isPlain ? glob : entry(glob)));
    if ('folder' in source) return entry(source.folder);
    if (source.kind === 'argocd') return entry(source.chart ?? source.globs);
    const { chart, release, values, set } = source;
    return entry({ chart, release, values, set });
  });
}

/** The innermost settings that differ; of lists the entries that are removed or added. */
function differences(path: readonly string[], before: unknown, after: unknown): Difference[] {
  if (isSameJson(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const removed = onlyIn(before, after).map((one) => ({ path, before: one, after: null }));
    return [...removed, ...onlyIn(after, before).map((one) => ({ path, before: null, after: one }))];
  }
  if (!isObject(before) || !isObject(after) || isLimit(before)) return [{ path, before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => differences([...path, name], before[name], after[name]));
}

/** The entries of a list that the other one does not have, each once. */
function onlyIn(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const known = new Set(other.map(canonicalJson));
  return [...groupedBy(list, canonicalJson)].flatMap(([key, [one]]) => (known.has(key) ? [] : [one]));
}

function ruleDifferences({ id, severity: own, options }: Rule, before: Config, after: Config): Difference[] {
  const settingOf = ({ rules }: Config) => {
    const { severity, ...set } = rules.known[id] ?? {};
    return { severity: severity ?? own, ...options.parse({}), ...set };
  };
  const [was, is] = [settingOf(before), settingOf(after)];
  // Options of a rule that was off had no effect.
  if (was.severity === 'off') return differences(['rules', id, 'severity'], was.severity, is.severity);
  return differences(['rules', id], was, is);
}

/** By id, so that an edited rule is not one that is removed. */
function ownRulesOf({ rules }: Config): object {
  return Object.fromEntries(rules.own.map(({ id, ...rule }) => [id, rule]));
}

/** `isCovered`: the files of the base were read under both configurations, so that a removed entry of `policies` alone is no loss. */
function isLooser({ path, before, after }: Difference, isCovered: boolean): boolean {
  if (path.at(-1) === 'policies') {
    const isExclusion = (entry: unknown): boolean => typeof entry === 'string' && entry.startsWith('!');
    return after === null ? !isCovered && !isExclusion(before) : isExclusion(after);
  }
  const [first, second, , ofRule = ''] = path;
  const last = path.at(-1) ?? '';
  // Another expression may find less; another sentence finds the same.
  if (first === 'rules' && second === 'custom')
    return ofRule === 'severity'
      ? isLooserBy(['error', 'warning', 'info'], before, after)
      : !['message', 'fix'].includes(ofRule) && (before ?? null) !== null;
  const rule = first === 'rules' ? RULES.find(({ id }) => id === second) : undefined;
  if (rule && last === 'severity') return isLooserBy(['error', 'warning', 'info', 'off'], before, after);
  const shape: Readonly<Record<string, z.ZodType>> = rule ? rule.options.shape : configSchema.shape;
  const when = Object.hasOwn(shape, last) && shape[last] && LOOSER.get(shape[last])?.when;
  if (when) return isLooserBy(when, before, after);
  if (rule === undefined) return false;
  // Options of rules are looser if a number is higher, or a list shorter.
  const isNumber = (value: unknown): boolean => typeof value === 'number' || isLimit(value);
  const isSet = before === null || after === null ? 'fewer' : 'any';
  return isLooserBy(isNumber(before) && isNumber(after) ? 'higher' : isSet, before, after);
}

/** The numbers of these settings are waits. */
const WAITS: ReadonlySet<string> = new Set(['durations', 'systems', 'horizon']);

function textOf(value: unknown, [first = '']: readonly string[]): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' && WAITS.has(first)) return writeDuration(value);
  if (isLimit(value)) return limitText(value);
  return visible(typeof value === 'string' ? value : yamlOf(value));
}

/** A value in YAML as the file may have it: without what is not set or empty, moments of a freeze as dates. */
function yamlOf(value: unknown): string {
  const asWritten = (_: string, one: unknown): unknown => {
    if (!isObject(one)) return one ?? undefined;
    const { instant, shown } = one;
    if (typeof instant === 'number') return formatInstant(instant);
    if (typeof shown === 'number') return formatInstant(shown).replace(/Z$/, '');
    const set = Object.entries(one).filter(([, inner]) => !['[]', '{}'].includes(JSON.stringify(inner)));
    return Object.fromEntries(set);
  };
  const plain: unknown = JSON.parse(JSON.stringify(value, asWritten));
  return stringify(plain, { collectionStyle: 'flow', lineWidth: 0 }).trim();
}
