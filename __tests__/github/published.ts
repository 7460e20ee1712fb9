import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultConfig } from '../../src/config/read.js';
import type { Octokit } from '../../src/github/client.js';
import type { RunEvent } from '../../src/github/event.js';
import { type Inputs, readInputs } from '../../src/github/inputs.js';
import { type PlanPublication, publishPlan } from '../../src/github/modes.js';
import { detailOf, type Publisher } from '../../src/github/publish.js';
import type { Report } from '../../src/plan/finding.js';
import { runReport } from '../../src/plan/run-report.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { temporaryFolder } from '../read/repository.js';
import { policy, roller } from '../rules/objects.js';

export const SNAPSHOT = nodeList(parseFleet('20 nodes gpu=true'));
export const CALM = policy({ budget: '{count: 1}' }) + roller();
export const STEEP =
  policy({
    budget: '{count: 20}',
    strategy: '{fixed: {initialBatch: 20, failureThreshold: 1, safetyLimit: 100}}',
  }) + roller();
export const RED = planOf({ base: CALM, head: STEEP, snapshot: SNAPSHOT });
export const GREEN = planOf({ base: CALM, head: CALM, snapshot: SNAPSHOT });
export const UNKNOWN = planOf({ base: CALM, head: 'kind: Skyhook\nx: [1\n', snapshot: SNAPSHOT });
export const HEAD = 'a'.repeat(40);

/** The runner's files of this test. */
export let folder: string;
/** What it printed so far. */
export let printed: string;
const environment = { ...process.env };

/** The runner's files and environment before each test of the file that calls it, and all as it was after it. */
export function onARunner(): void {
  beforeEach(() => {
    folder = temporaryFolder('publish');
    printed = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
    for (const name of ['output', 'summary']) writeFileSync(join(folder, name), '');
    process.env['GITHUB_OUTPUT'] = join(folder, 'output');
    process.env['GITHUB_STEP_SUMMARY'] = join(folder, 'summary');
    process.env['GITHUB_WORKSPACE'] = folder;
    process.env['RUNNER_TEMP'] = folder;
    process.env['GITHUB_RUN_ID'] = '42';
  });

  afterEach(() => {
    jest.restoreAllMocks();
    process.env = { ...environment };
    process.exitCode = undefined;
    rmSync(folder, { recursive: true });
  });
}

/** A GitHub, with an earlier comment of ours or none, that writes down what it is asked to store. */
function github(earlier: readonly string[], pull: object = { head: { sha: HEAD }, base: { ref: 'main' } }) {
  const bodies = [...earlier];
  const stored = () => ({ id: 7, body: bodies.at(-1), user: { login: 'github-actions[bot]', id: null } });
  const octokit = {
    graphql: () => Promise.reject(new Error('not asked for')),
    rest: {
      pulls: { get: () => Promise.resolve({ data: pull }) },
      issues: {
        listComments: () => Promise.resolve({ data: bodies.length > 0 ? [stored()] : [], headers: {} }),
        updateComment: ({ body }: { body: string }) => {
          bodies[bodies.length - 1] = body;
          return Promise.resolve({ data: stored() });
        },
        createComment: ({ body }: { body: string }) => {
          bodies.push(body);
          return Promise.resolve({ data: stored() });
        },
      },
    },
  };
  return { bodies, octokit: octokit as unknown as Octokit };
}

export interface Published {
  readonly exitCode: number;
  readonly printed: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly bodies: readonly string[];
}

/** What a run leaves that found this, in a runner of its own and beside a GitHub that answers. */
export async function published(
  report: Report | readonly [Report, ...Report[]],
  inputs: Partial<Inputs> = {},
  change: Partial<PlanPublication> &
    Partial<Publisher> & {
      readonly isPrivate?: boolean | null;
      readonly pull?: object;
      readonly earlier?: readonly string[];
    } = {},
): Promise<Published> {
  const { isPrivate = true, pull, earlier = [], config = defaultConfig(), ...given } = change;
  const { bodies, octokit } = github(earlier, pull);
  const all = { ...readInputs(), config: 'c.yml', token: 'fake-token', ...inputs };
  const trigger = {
    kind: 'pull-request',
    number: 7,
    mergeSha: null,
    baseSha: HEAD,
    baseRef: 'main',
  } as const;
  const event: RunEvent = {
    trigger: { ...trigger, headSha: HEAD },
    ...{ isPrivate, isOfItsCommit: true, defaultBranch: 'main', mayReadCheckout: true },
  };
  const plan: PlanPublication = {
    ...{ run: runReport('plan' in report ? [report] : report), key: 'prod', config, commit: HEAD },
    ...{ isConfigUsable: true, edits: new Map(), lineOf: () => null, ...given },
  };
  await publishPlan(plan, {
    ...{ inputs: all, event, octokit, detail: detailOf(all, event, config.comment.detail) },
    ...{ repository: { owner: 'acme', repo: 'infra' }, ...given },
  });
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const blocks = text('output').matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm);
  return {
    exitCode: Number(process.exitCode ?? 0),
    printed,
    summary: text('summary'),
    outputs: Object.fromEntries(Array.from(blocks, ([, name = '', , value = '']) => [name, value])),
    bodies,
  };
}
