import { posix } from 'node:path';
import { getInput } from '@actions/core';
import { type Form, HORIZON, START } from '../config/duration.js';
import { DEFAULT_CONFIG } from '../config/read.js';
import { DIGEST } from '../plan/canonical.js';

/** The action's inputs. Null means "not given": then the configuration file decides, then its default. */
export type Inputs = Readonly<ReturnType<typeof inputsOf>>;
type Mode = Inputs['mode'];

/** Reads every input. Throws with a sentence that names the input, its value and what it may be. */
export function readInputs(): Inputs {
  const inputs = inputsOf();
  const { mode, basePath, headPath } = inputs;
  for (const [name, of] of Object.entries(OF_MODE))
    if (of !== mode && list(name) !== null)
      throw new Error(`The input ${name} is for \`mode: ${of}\`, and the mode is ${mode}.`);
  if (mode === 'merge' && inputs.reports.length === 0)
    throw new Error('`mode: merge` needs the input reports: the JSON reports of the clusters.');
  if (mode === 'drift' && inputs.before === null)
    throw new Error(
      '`mode: drift` needs the input before: the snapshot or the JSON report of the last time.',
    );
  if (basePath !== null && headPath === null)
    throw new Error('The input base-path needs head-path: what the policies are after the change.');
  return inputs;
}

/** Inputs of one mode. An error with another: whoever gives them wants their plan held to them. */
const OF_MODE: Readonly<Record<string, Mode>> = {
  ...{ 'expect-digest': 'gate', reviewed: 'gate', reports: 'merge', expect: 'merge', before: 'drift' },
};

function inputsOf() {
  return {
    mode: oneOf('mode', ['plan', 'drift', 'gate', 'merge']) ?? 'plan',
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
    basePath: text('base-path'),
    headPath: text('head-path'),
    at: parsed('at', START),
    horizonMs: parsed('horizon', HORIZON),
    expectDigest: parsed('expect-digest', DIGEST),
    reviewed: text('reviewed'),
    before: text('before'),
    reports: list('reports') ?? [],
    expect: list('expect') ?? [],
    token: getInput('repo-token'),
  };
}

function text(name: string): string | null {
  return getInput(name) || null;
}

/** As git writes paths: from the root of the repository, normalized. */
function pathInRepository(name: string): string | null {
  const written = text(name);
  if (written === null) return null;
  const path = posix.normalize(written);
  if (path === '..' || path.startsWith('../') || posix.isAbsolute(path))
    throw new Error(`The input ${name} must be a path inside the repository, not "${written}".`);
  return path;
}

function list(name: string): readonly string[] | null {
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

function oneOf<const T extends string>(name: string, allowed: readonly T[]): T | null {
  const parse = (text: string): T | null => allowed.find((candidate) => candidate === text) ?? null;
  return parsed(name, { what: `one of ${allowed.join(', ')}`, parse });
}

function parsed<T>(name: string, { what, parse }: Form<T>): T | null {
  const value = getInput(name);
  if (value === '') return null;
  const result = parse(value);
  if (result === null) throw new Error(`The input ${name} must be ${what}, not "${value}".`);
  return result;
}
