import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FakeComment, FakeIssue, FakeState, Fault } from './fake-github.js';
import { FAULT_SCENES, type FaultScene } from './fault-scenes.js';
import { BASE, edited } from './gpu-repository.js';
import { sceneOpener, type Step } from './run-action.js';

type Trouble = Omit<Fault, 'on'>;
type Try = readonly [call: string, trouble: Trouble, scene: FaultScene];
interface Outcome {
  readonly step: Step;
  readonly state: FakeState;
}

const open = sceneOpener();

async function runOf({ step, files = {}, change, there = {}, ref }: FaultScene, faults: Fault[] = []) {
  const after = edited(BASE, change ?? { 'docs/readme.md': 'more' });
  // The run changes these files.
  const behavior = structuredClone({ issues: [], ...there, faults });
  // Without the base where policies change, which is asked for.
  const scene = await open({ after, behavior, ...(ref ? { ref } : {}) });
  for (const [path, text] of Object.entries(files)) {
    const file = join(scene.workspace, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
  const options = typeof step === 'function' ? step(scene) : step;
  return {
    step: await scene.run({ ...options, isHasty: true }),
    state: await scene.github.state(),
  };
}

/** `POST /repos/acme/infra/issues` of that with a query and a status. */
function pathOf(request: string): string {
  return request.replace(/(\?\S*)?( \S+)?$/, '');
}

const FORBIDDEN: Trouble = { kind: 'refuse', times: 99, status: 403 };
const DROPPED: Trouble = { kind: 'act-then-drop', times: 1 };
const TROUBLES: readonly Trouble[] = [
  { kind: 'half', times: 1 },
  FORBIDDEN,
  { kind: 'refuse', times: 1, status: 500 },
  { kind: 'refuse', times: 99, status: 502 },
  { kind: 'refuse', times: 99, status: 404 },
  { kind: 'refuse', times: 1, status: 429, headers: { 'retry-after': '1' } },
  DROPPED,
  { kind: 'act-then-refuse', times: 1, status: 502 },
  { kind: 'text', times: 1 },
  { kind: 'hang', times: 1 },
  { kind: 'hang', times: 99 },
];

/** Calls that give the configuration of the base and the pull request: no run continues without them. */
function isDecisive(call: string): boolean {
  return /\/git\/|\/graphql$|\/pulls\/7$|\/commits\/\w+\/pulls$/.test(call);
}

/** The faults of a call: all of it with `FAULTS=all`, which takes minutes; else each in its turn, and more of what adds something. */
function troublesOf(call: string, turn: number): readonly Trouble[] {
  if (process.env['FAULTS'] === 'all') return TROUBLES;
  const quick = TROUBLES.filter(({ kind }) => kind !== 'hang');
  const one = quick.slice(turn % quick.length).slice(0, 1);
  return call.startsWith('POST /repos') ? [FORBIDDEN, DROPPED, ...one] : one;
}

const isOurs = ({ login }: FakeComment | FakeIssue): boolean => login === 'github-actions[bot]';
/** The comments and issues on GitHub of this cluster that report the present run. */
function reported({ comments, issues, reviewComments }: FakeState) {
  return {
    comments: comments.filter(isOurs).map(({ body }) => body),
    issues: issues.filter(isOurs).map((one) => `${one.number} ${one.state} ${one.body}`),
    lines: reviewComments.map(({ path, line, body }) => `${path}:${line} ${body}`),
  };
}

const isOfOthers = (one: FakeComment | FakeIssue): boolean => !isOurs(one) || one.body.includes('key=dev ');
const isOpen = (one: FakeComment | FakeIssue): boolean => !('state' in one) || one.state === 'open';

function stateOf(one: FakeComment | FakeIssue): string {
  return 'number' in one ? `${one.number} ${one.state} ${one.body}` : `${one.id} ${one.body}`;
}

/** Comments of ours that are there twice, and comments of others that are lost. */
function damage({ comments, issues, reviewComments, violations }: FakeState, there: FaultScene['there']) {
  const places = reviewComments.map(({ path, line, body }) => `${path}:${line} ${body}`);
  const doubled = (
    now: readonly (FakeComment | FakeIssue)[],
    before: readonly (FakeComment | FakeIssue)[],
  ) => {
    const count = (all: typeof now) => all.filter((one) => !isOfOthers(one) && isOpen(one)).length;
    return count(now) > Math.max(1, count(before));
  };
  const lost = (now: readonly (FakeComment | FakeIssue)[], before: readonly (FakeComment | FakeIssue)[]) => [
    ...before.filter((one) => isOfOthers(one) && !now.some((other) => stateOf(other) === stateOf(one))),
    ...(before.some((one) => !isOfOthers(one)) && now.every(isOfOthers) ? ['ours'] : []),
  ];
  return {
    violations,
    lost: [...lost(comments, there?.comments ?? []), ...lost(issues, there?.issues ?? [])],
    isDoubled: [doubled(comments, there?.comments ?? []), doubled(issues, there?.issues ?? [])],
    twice: places.filter((one, i) => places.indexOf(one) !== i),
  };
}

function onlyAt(call: string): string {
  return `^${call.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\?|$)`;
}

const NONE = { violations: [], lost: [], isDoubled: [false, false], twice: [] };

/** The differences between a run with faults and one without them; null if there are none. */
function wrongIn(calm: Outcome, faulty: Outcome, [call, trouble, scene]: Try): object | null {
  const { step, state } = faulty;
  const isUnknown =
    isDecisive(call) && trouble.times > 1 && step.outputs['verdict'] === 'unknown' && step.exitCode === 1;
  const harm = damage(state, scene.there);
  // If the cluster is unknown, all of our comments and issues say that this run could not evaluate.
  const lost = isUnknown ? harm.lost.filter((one) => typeof one === 'string' || !isOurs(one)) : harm.lost;
  // A fault that passes leaves no trace, unless it is unknown whether something was added.
  const isReported = trouble.times > 1 || call.startsWith('POST /repos');
  const seen = {
    ended: isUnknown ? calm.step.exitCode : step.exitCode,
    says: pick(isUnknown ? calm.step.outputs : step.outputs),
    isSummed: step.summary !== '' && step.outputs['would-fail'] !== undefined,
    ...{ harm: { ...harm, lost } },
    reported: isReported ? reported(calm.state) : reported(state),
  };
  const wanted = {
    ...{ ended: calm.step.exitCode, says: pick(calm.step.outputs), isSummed: true, harm: NONE },
    reported: reported(calm.state),
  };
  return JSON.stringify(seen) === JSON.stringify(wanted) ? null : { call, trouble, seen, wanted };
}

function pick({ verdict, gate, changed, violations }: Step['outputs']): object {
  return { verdict, gate, changed, violations };
}

describe.each(Object.entries(FAULT_SCENES).map(([claim, scene], turn) => [claim, scene, turn] as const))(
  'modes faults: %s',
  (_claim, scene, turn) => {
    test('a fault of any of its calls: the same verdict, and nothing is doubled or lost', async () => {
      const calm = await runOf(scene);
      expect(calm.step.outputs).toMatchObject(scene.verdict);
      expect(damage(calm.state, scene.there)).toEqual(NONE);
      const calls = [...new Set(calm.state.requests.map(pathOf))];
      const wrong: object[] = [];
      for (const [index, call] of calls.entries())
        for (const trouble of troublesOf(call, index + turn)) {
          const faulty = await runOf(scene, [{ ...trouble, on: onlyAt(call) }]);
          const found = wrongIn(calm, faulty, [call, trouble, scene]);
          if (found) wrong.push(found);
        }
      expect(wrong).toEqual([]);
    });
  },
);
