import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { report } from '../merge/legs.js';
import type { Fault } from './fake-github.js';
import type { Paths } from '../read/repository.js';
import { BASE, edited, NODES, POLICY, STEEP } from './gpu-repository.js';
import type { Scene, StepOptions } from './run-action.js';
import { openScene, TIMEOUT_MS } from './run-action.js';

/** A run of one mode that has something to tell. */
interface ModeRun {
  readonly step: StepOptions;
  /** Files in the work tree that an earlier step left. */
  readonly files: Readonly<Record<string, string>>;
  readonly verdict: Readonly<Record<string, string>>;
  /** What the change edits; a file that judges nothing where absent. */
  readonly change?: Paths;
}

/** The fleet of the day before, which had five nodes less. */
function earlier(): string {
  const [header = '', ...nodes] = NODES.trim().split('\n');
  const kept = nodes.slice(0, -5);
  const then = { ...(JSON.parse(header) as object), nodes: kept.length, takenAt: '2026-11-22T07:30:00.000Z' };
  return [JSON.stringify(then), ...kept, ''].join('\n');
}

const RUNS: Readonly<Record<string, ModeRun>> = {
  plan: {
    step: { inputs: { inline: 'true', 'check-run': 'fleetplan' } },
    files: {},
    verdict: { verdict: 'fail', violations: '5' },
    change: { [POLICY]: STEEP },
  },
  drift: {
    step: {
      event: 'schedule',
      payload: { schedule: '0 6 * * 1-5', repository: { private: true } },
      inputs: { mode: 'drift', before: 'last.ndjson', 'fail-on': 'never' },
    },
    files: { 'last.ndjson': earlier() },
    verdict: { changed: 'true' },
  },
  merge: {
    step: { inputs: { mode: 'merge', reports: 'legs' } },
    files: { 'legs/east.json': JSON.stringify(report('prod-east')) },
    verdict: { verdict: 'pass' },
  },
  gate: { step: { inputs: { mode: 'gate' } }, files: {}, verdict: { gate: 'allow' } },
};

const scenes: Scene[] = [];

afterEach(() => {
  for (const scene of scenes.splice(0)) scene.close();
});

async function runOf({ step, files, change }: ModeRun, faults?: Fault[]) {
  const after = edited(BASE, change ?? { 'docs/readme.md': 'more' });
  const behaviour = faults === undefined ? {} : { behaviour: { issues: [], faults } };
  // Without the base, which is asked for.
  const depth = change ? 1 : 2;
  const scene = await openScene({ before: BASE, after, depth, ...behaviour });
  scenes.push(scene);
  for (const [path, text] of Object.entries(files)) {
    const file = join(scene.workspace, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  return { step: await scene.run(step), state: await scene.github.state() };
}

/** `POST /repos/acme/infra/issues` of that with a query and a status. */
function pathOf(request: string): string {
  return request.replace(/(\?\S*)?( \S+)?$/, '');
}

const LOST: Omit<Fault, 'on'> = { kind: 'half', times: 1 };
const FORBIDDEN: Omit<Fault, 'on'> = { kind: 'refuse', times: 99, status: 403 };
/** All that goes wrong with calls, one after the other, takes minutes: `FAULTS=all`. */
const ALL: readonly Omit<Fault, 'on'>[] = [
  LOST,
  FORBIDDEN,
  { kind: 'refuse', times: 1, status: 500 },
  { kind: 'refuse', times: 99, status: 404 },
  { kind: 'refuse', times: 1, status: 429, headers: { 'retry-after': '1' } },
  { kind: 'act-then-drop', times: 1 },
  { kind: 'text', times: 1 },
  { kind: 'hang', times: 1 },
];

/** What the run is judged by: without it nobody knows. */
function isOfBase(call: string): boolean {
  return call.includes('/git/');
}

/** What goes wrong with a call. */
function faultsOf(call: string): readonly Omit<Fault, 'on'>[] {
  if (process.env['FAULTS'] === 'all') return ALL;
  return call.startsWith('POST /repos') ? [FORBIDDEN, { kind: 'act-then-drop', times: 1 }] : [LOST];
}

describe.each(Object.entries(RUNS))('mode %s', (_mode, run) => {
  test(
    'says the same whatever goes wrong with any of its calls, and writes nothing twice',
    async () => {
      const calm = await runOf(run);
      expect(calm.step.outputs).toMatchObject(run.verdict);
      const calls = [...new Set(calm.state.requests.map(pathOf))];
      for (const call of calls)
        for (const kind of faultsOf(call)) {
          const fault: Fault = { ...kind, on: `^${call.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\?|$)` };
          const { step, state } = await runOf(run, [fault]);
          const told = `${call} ${fault.kind} ${fault.status ?? ''}`;
          const expected = isOfBase(call) && kind.times > 1 ? { verdict: 'unknown' } : run.verdict;
          expect([told, step.exitCode, step.outputs]).toMatchObject([told, calm.step.exitCode, expected]);
          expect([told, state.violations]).toEqual([told, []]);
          if (fault.status !== undefined) expect(state.requests).toContain(`${call} ${fault.status}`);
          const open = state.issues.filter((issue) => issue.state === 'open');
          const places = state.reviewComments.map(({ path, line, body }) => `${path}:${line} ${body}`);
          const isOnce = [state.comments, open, state.checks].every(({ length }) => length <= 1);
          expect([told, isOnce, new Set(places).size]).toEqual([told, true, places.length]);
        }
    },
    (process.env['FAULTS'] === 'all' ? 60 : 8) * TIMEOUT_MS,
  );
});
