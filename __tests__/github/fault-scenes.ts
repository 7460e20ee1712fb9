import { report } from '../merge/legs.js';
import type { Paths } from '../read/repository.js';
import type { Behavior, FakeComment, FakeIssue } from './fake-github.js';
import { CONFIG, NODES, POLICY, STEEP, config } from './gpu-repository.js';
import type { Scene, StepOptions } from './run-action.js';

/** A run that has something to tell, and what lies on GitHub before it. */
export interface FaultScene {
  readonly step: StepOptions | ((shas: Scene) => StepOptions);
  readonly verdict: Readonly<Record<string, string>>;
  /** Files in the work tree that an earlier step left. */
  readonly files?: Readonly<Record<string, string>>;
  /** The edited files; absent: a file without policies. */
  readonly change?: Paths;
  readonly there?: Partial<Behavior>;
  readonly ref?: string;
}

const BOT = 'github-actions[bot]';
const own = (id: number, key = 'prod'): FakeComment => ({
  id,
  body: `<!-- fleetplan v1 key=${key} digest=sha256:1 -->\ngreen\n`,
  login: BOT,
});
/** Comments of people and of another cluster, which a run leaves alone. */
export const OTHERS: readonly FakeComment[] = [{ id: 3, body: 'hello', login: 'a-person' }, own(4, 'dev')];
const issue = (number: number, state: FakeIssue['state'], cluster = 'prod'): FakeIssue => ({
  ...{ number, state, title: `fleetplan drift: ${cluster}`, login: BOT, labels: ['fleetplan-drift'] },
  body: `<!-- fleetplan v1 key=${cluster} digest=sha256:1 -->\nold\n`,
});
/** Issues of another cluster and of a person, which a run leaves alone. */
const OTHER_ISSUES: readonly FakeIssue[] = [
  issue(2, 'open', 'dev'),
  { number: 3, state: 'open', title: 'x', body: 'hello', login: 'a-person', labels: ['fleetplan-drift'] },
];

/** The fleet of the day before, which had so many nodes less. */
function earlier(less: number): string {
  const [header = '', ...nodes] = NODES.trim().split('\n');
  const kept = nodes.slice(0, nodes.length - less);
  const then = { ...(JSON.parse(header) as object), nodes: kept.length, takenAt: '2026-11-22T07:30:00.000Z' };
  return [JSON.stringify(then), ...kept, ''].join('\n');
}

const drift = (less: number, issues: readonly FakeIssue[] | null, inputs = {}): FaultScene => ({
  step: {
    event: 'schedule',
    payload: { schedule: '0 6 * * 1-5', repository: { private: true } },
    inputs: { mode: 'drift', before: 'last.ndjson', 'fail-on': 'never', ...inputs },
  },
  files: { 'last.ndjson': earlier(less) },
  verdict: { changed: less > 0 ? 'true' : 'false' },
  there: { issues: issues && [...OTHER_ISSUES, ...issues] },
});
const RED = { verdict: 'fail', violations: '1' };
const steep = { change: { [POLICY]: STEEP }, verdict: RED };

export const FAULT_SCENES: Readonly<Record<string, FaultScene>> = {
  'a plan without an earlier comment': {
    ...steep,
    step: { inputs: { inline: 'true' } },
  },
  'a plan whose comment is edited': { ...steep, step: {}, there: { comments: [...OTHERS, own(5)] } },
  'a plan that is reported on failure only, and passes now': {
    step: { inputs: { 'comment-summary-in-pr': 'on-failure' } },
    verdict: { verdict: 'pass' },
    there: { comments: [...OTHERS, own(5)] },
  },
  'a plan that cannot be evaluated': {
    step: {},
    change: { [CONFIG]: config('version: 2') },
    verdict: {},
    there: { comments: [...OTHERS, own(5)] },
  },
  'a run whose inputs are wrong': {
    step: { inputs: { 'fail-on': 'sometimes' } },
    verdict: { verdict: 'unknown' },
    // The cluster is unknown: the error is written to all of our issues.
    there: { comments: [...OTHERS.slice(0, 1), own(5)] },
  },
  'a drift that opens an issue': drift(5, []),
  'a drift whose issue is edited': drift(5, [issue(5, 'open')]),
  'a drift whose issue is closed': drift(0, [issue(5, 'open')]),
  'a drift report that cannot be evaluated': {
    ...drift(5, [issue(5, 'open')], { before: 'gone.ndjson' }),
    verdict: { verdict: 'unknown' },
  },
  'a merge': {
    step: { inputs: { mode: 'merge', reports: 'legs' } },
    files: { 'legs/east.json': JSON.stringify(report('prod-east')) },
    verdict: { verdict: 'pass' },
    there: { comments: [...OTHERS, own(5, 'clusters')] },
  },
  'a gate': { step: { inputs: { mode: 'gate' } }, verdict: { gate: 'allow' } },
};
