import { DEFAULT_CONFIG } from '../config/read.js';
import { posix } from 'node:path';
import { getInput } from '@actions/core';
import { parseHorizon, parseStart } from '../config/duration.js';
import { parseDigest } from '../plan/canonical.js';
import type { FailOn } from '../plan/finding.js';

/** What the action can do. To add one: a word here, and a line in `main.ts`. */
const MODES = ['plan', 'drift', 'gate', 'merge'] as const;

export type Mode = (typeof MODES)[number];

/** The action's inputs. Null means "not given": then the configuration file decides, then its default. */
export interface Inputs {
  readonly mode: Mode;
  readonly policies: readonly string[] | null;
  readonly snapshot: readonly string[] | null;
  readonly config: string;
  readonly configRef: string | null;
  readonly cluster: string | null;
  readonly failOn: FailOn | null;
  readonly failOnExisting: boolean | null;
  readonly commentSummary: 'always' | 'on-failure' | 'on-change' | 'never' | null;
  readonly commentDetail: 'full' | 'counts' | null;
  readonly annotations: boolean | null;
  readonly inline: boolean | null;
  readonly reportFile: string | null;
  readonly sarifFile: string | null;
  readonly htmlFile: string | null;
  readonly warnOnly: boolean;
  readonly baseRef: string | null;
  readonly headRef: string | null;
  /** Folders of rendered manifests, which are planned in place of what git holds. */
  readonly basePath: string | null;
  readonly headPath: string | null;
  readonly at: number | null;
  readonly horizonMs: number | null;
  /** Digest of the plan that was reviewed; for `gate`. */
  readonly expectDigest: string | null;
  /** The JSON report of the plan that was reviewed; for `gate`. */
  readonly reviewed: string | null;
  /** The snapshot, or the JSON report, of the last time; for `drift`, null for all others. */
  readonly before: string | null;
  /** JSON reports of plans, one of each cluster: files, folders, globs; for `merge`. */
  readonly reports: readonly string[];
  /** Clusters whose reports must be among them; for `merge`. */
  readonly expect: readonly string[];
  readonly token: string;
}

/** Reads every input. Throws with a sentence that names the input, what it was and what it may be. */
export function readInputs(): Inputs {
  const mode = oneOf('mode', MODES) ?? 'plan';
  checkMode(mode);
  return {
    mode,
    policies: list('policies'),
    snapshot: list('snapshot'),
    config: pathInRepository('config') ?? DEFAULT_CONFIG,
    configRef: text('config-ref'),
    cluster: text('cluster'),
    failOn: oneOf('fail-on', ['error', 'warning', 'never']),
    failOnExisting: boolean('fail-on-existing'),
    commentSummary: oneOf('comment-summary-in-pr', ['always', 'on-failure', 'on-change', 'never']),
    commentDetail: oneOf('comment-detail', ['full', 'counts']),
    annotations: boolean('annotations'),
    inline: boolean('inline'),
    reportFile: text('report-file'),
    sarifFile: text('sarif-file'),
    htmlFile: text('html-file'),
    warnOnly: boolean('warn-only') ?? false,
    baseRef: text('base-ref'),
    headRef: text('head-ref'),
    ...folders(),
    at: parsed(
      'at',
      parseStart,
      'an instant with a zone, on a day that there is, such as 2026-11-21T08:00:00Z, from 1970 to 2199',
    ),
    horizonMs: parsed('horizon', parseHorizon, 'a duration above zero such as 90s, 20m, 4h or 7d'),
    expectDigest: parsed('expect-digest', parseDigest, 'the plan-digest of a plan, sha256:...'),
    reviewed: text('reviewed'),
    before: text('before'),
    reports: list('reports') ?? [],
    expect: list('expect') ?? [],
    token: text('repo-token') ?? '',
  };
}

/** Inputs of one mode. Refused with another: whoever gives them wants their plan held to them. */
const OF_MODE: Readonly<Record<string, Mode>> = {
  ...{ 'expect-digest': 'gate', reviewed: 'gate', reports: 'merge', expect: 'merge', before: 'drift' },
};
const NEEDED: Readonly<Partial<Record<Mode, readonly [input: string, what: string]>>> = {
  merge: ['reports', 'the JSON reports of the clusters'],
  drift: ['before', 'the snapshot or the JSON report of the last time'],
};

function checkMode(mode: Mode): void {
  for (const [name, of] of Object.entries(OF_MODE))
    if (of !== mode && list(name) !== null)
      throw new Error(`The input ${name} is for \`mode: ${of}\`, and the mode is ${mode}.`);
  const [needed, what] = NEEDED[mode] ?? [];
  if (needed !== undefined && list(needed) === null)
    throw new Error(`\`mode: ${mode}\` needs the input ${needed}: ${what}.`);
}

function folders(): Pick<Inputs, 'basePath' | 'headPath'> {
  const [basePath, headPath] = [text('base-path'), text('head-path')];
  if (basePath !== null && headPath === null)
    throw new Error('The input base-path needs head-path: what the policies are after the change.');
  return { basePath, headPath };
}

function text(name: string): string | null {
  return getInput(name) || null;
}

/** As git writes paths: from the root of the repository, without steps that lead nowhere. */
function pathInRepository(name: string): string | null {
  const written = text(name);
  if (written === null) return null;
  const path = posix.normalize(written);
  if (path === '..' || path.startsWith('../') || posix.isAbsolute(path))
    throw new Error(`The input ${name} must be a path inside the repository, not "${written}".`);
  return path;
}

function list(name: string): string[] | null {
  const items = getInput(name)
    .split(/[\n,]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items.length > 0 ? items : null;
}

function boolean(name: string): boolean | null {
  const found = oneOf(name, ['true', 'false']);
  return found === null ? null : found === 'true';
}

function oneOf<T extends string>(name: string, allowed: readonly T[]): T | null {
  const value = getInput(name);
  if (value === '') return null;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw new Error(`The input ${name} must be one of ${allowed.join(', ')}, not "${value}".`);
  return found;
}

function parsed<T>(name: string, parse: (text: string) => T | null, what: string): T | null {
  const value = getInput(name);
  if (value === '') return null;
  const result = parse(value);
  if (result === null) throw new Error(`The input ${name} must be ${what}, not "${value}".`);
  return result;
}
