import { readFileSync } from 'node:fs';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { readConfig } from '../../src/config/read.js';
import type { Report } from '../../src/plan/finding.js';
import { runCommand } from '../../src/edge/commands.js';
import { memoryOutput } from '../edge/memory-output.js';
import { messagesOf } from '../messages.js';
import { plain } from '../plain.js';
import { type PlanCase, planOf } from '../plan-of.js';

const snapshot = nodeList(parseFleet('6 nodes'));
const WEB = (image: number, unavailable = 1): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  replicas: 6
  strategy: {rollingUpdate: {maxUnavailable: ${unavailable}, maxSurge: 0}}
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: "example.com/web:${image}", readinessProbe: {tcpSocket: {port: 80}}}]}
`;

function configOf(when: string, more = ''): string {
  return `version: 1\nrules:\n  custom:\n    - {id: own, when: ${JSON.stringify(when)}, message: "is broken"${more}}\n`;
}

function reportOf(config: string, given: Partial<PlanCase> = {}): Report {
  return planOf({ head: WEB(2), snapshot, config, ...given });
}

function statusesIn({ findings }: Report): string[] {
  return findings.filter(({ rule }) => rule === 'custom/own').map(({ status }) => status);
}

function ownProblems({ plan }: Report): string[] {
  return plan.problems.filter(({ code }) => code === 'own-rule').map(({ message }) => plain(message));
}

test.each([
  ['a group', 'group', 'group.matched == 6 && group.batches.size() == 6 && group.unit == "replica"'],
  ['the windows of a group', 'group', 'group.allowed.all(span, span.limit == 1)'],
  [
    'a policy',
    'policy',
    'policy.kind == "Deployment" && policy.change == "added" && head.peakAtOnce == 1 && base == null',
  ],
  [
    'the plan',
    'plan',
    'plan.policies.size() == 1 && plan.snapshot.nodes == 6 && plan.combined.peakAtOnce == 1',
  ],
  [
    'the findings of the catalogue',
    'plan',
    'findings.exists(one, one.rule == "no-bake-time" && one.status == "new")',
  ],
  ['a field that its strategy may have', 'group', '!has(group.finish) || !has(group.strategy.initialBatch)'],
  ['a field of a strategy in a list', 'group', '[group.strategy].exists(one, !has(one.initialBatch))'],
  ['a number with a fraction', 'group', 'group.peakPercent > 16.0 && group.peakPercent < 17.0'],
  ['a pattern of Go', 'policy', 'policy.name.matches("^w.b$")'],
])('a rule over %s: sees it', (_, each, when) => {
  const report = reportOf(configOf(when, `, each: ${each}`));
  expect([statusesIn(report), ownProblems(report)]).toEqual([['new'], []]);
});

test('a rule that holds: has no finding', () => {
  expect(statusesIn(reportOf(configOf('group.matched > 6')))).toEqual([]);
});

test.each([
  ['only the change breaks', 'group.peakAtOnce > 1', { base: WEB(2), head: WEB(2, 2) }, ['new']],
  ['the base breaks too', 'group.peakAtOnce > 1', { base: WEB(2, 2), head: WEB(2, 2) }, ['unchanged']],
  ['the change starts', 'group.peakAtOnce > 1', { base: WEB(1, 2), head: WEB(2, 2) }, ['worsened']],
  ['the change mends', 'group.peakAtOnce > 1', { base: WEB(2, 2), head: WEB(2) }, ['fixed']],
  [
    'compares with the base',
    'before != null && group.peakAtOnce > before.peakAtOnce',
    { base: WEB(2), head: WEB(2, 2) },
    ['new'],
  ],
])('a rule that %s: has its status', (_, when, sides, statuses) => {
  expect(statusesIn(reportOf(configOf(when), sides))).toEqual(statuses);
});

test('a finding: has severity, message and fix of the rule, with what their expressions give', () => {
  const config = `version: 1
rules:
  custom:
    - id: own
      severity: warning
      when: group.matched > 3
      message: "\${group.peakAtOnce} of \${group.matched} \${group.unit}s \`at once\`."
      fix: "Set \${policy.name == 'web' ? 'one' : 'two'}."
`;
  const [finding] = reportOf(config).findings.filter(({ rule }) => rule === 'custom/own');
  expect(finding).toMatchObject({
    severity: 'warning',
    message: 'Deployment/web: 1 of 6 replicas `at once`.',
    remediation: 'Set one.',
    place: { line: 1 },
  });
});

test('a waiver of a rule of a team: is like any other', () => {
  const waiver = '{rule: custom/own, subject: Deployment/web, reason: known, owner: us, expires: 2027-01-01}';
  const report = reportOf(`${configOf('group.matched > 3')}waivers: [${waiver}]\n`);
  expect([statusesIn(report), report.waived.map(({ rule }) => rule)]).toEqual([[], ['custom/own']]);
});

test.each([
  ['a field that is not there', 'group.nothing == 1', 'No such key: nothing'],
  ['an answer that is neither true nor false', 'group.matched', '`when` gives no true or false'],
  ['lists in lists in lists', nested('group.targets', 9), 'looks at more entries of lists than are allowed'],
  [
    'lists that it makes',
    `[group.targets.map(one, one)].exists(list, ${nested('list', 9)})`,
    'looks at more entries of lists than are allowed',
  ],
  [
    'a time zone that there is not',
    "timestamp(plan.at).getHours('Europe/Berln') == 1",
    'Invalid time zone specified: Europe/Berln',
  ],
  ['lists of its own', nested('[1,2,3,4,5,6,7,8,9]', 9), 'takes more steps than are spent on it'],
])('a rule with %s: is an error at its line, and no pass', (_, when, why) => {
  const report = reportOf(configOf(when));
  expect(report.verdict).toBe('unknown');
  expect(report.plan.problems.find(({ code }) => code === 'own-rule')?.place).toMatchObject({
    file: 'fleetplan.yml',
    line: 4,
  });
  expect(ownProblems(report)).toEqual([expect.stringContaining(why)]);
});

function nested(list: string, depth: number): string {
  const names = Array.from({ length: depth }, (_, i) => `v${i}`);
  return names.reduceRight((inner, name) => `${list}.exists(${name}, ${inner})`, 'v0 == v1 && v1 != v1');
}

test.each([
  ['is no CEL', 'group.', '', 'is not understood'],
  ['names what there is not', 'other.matched > 1', '', 'is not understood'],
  ['may grow a text without bound', '["a"].join("b") == ""', '', 'is not understood'],
  ['asks for a field that no report has', 'has(group.finsh)', '', 'no report has the field finsh'],
  ['does so in short', 'policy.?labls.hasValue()', '', 'no report has the field labls'],
  ['asks for a word of a schema', 'has(group.properties)', '', 'no report has the field properties'],
  ['has a message that is no CEL', 'true', ', fix: "${group.}"', 'is not understood'],
  ['is asked of something else', 'true', ', each: node', 'each'],
])('a rule that %s: is an error of the configuration', (_, when, more, message) => {
  const read = readConfig(configOf(when, more), 'fleetplan.yml');
  expect('problems' in read && messagesOf(read.problems).join('\n')).toContain(message);
});

test('two rules of one id: are an error of the configuration', () => {
  const one = '    - {id: own, when: "true", message: x}\n';
  const read = readConfig(`version: 1\nrules:\n  custom:\n${one}${one}`, 'fleetplan.yml');
  expect('problems' in read && messagesOf(read.problems).join('\n')).toContain(
    'is the id of another rule already',
  );
});

test.each([
  ['is removed', 'version: 1\n', true],
  ['has another expression', configOf('group.matched > 7'), true],
  ['is less severe', configOf('group.matched > 3', ', severity: warning'), true],
  ['is asked of something else', configOf('group.matched > 3', ', each: policy'), true],
  ['has another fix', configOf('group.matched > 3', ', fix: Take fewer.'), false],
  [
    'has another one beside it',
    `${configOf('group.matched > 3')}    - {id: two, when: "true", message: x}\n`,
    false,
  ],
])('a rule that %s in the change: weakens the checks: %#', (_, proposedConfig, isWeaker) => {
  const report = reportOf(configOf('group.matched > 3'), { base: WEB(2), proposedConfig });
  expect(report.findings.some(({ rule }) => rule === 'guard-weakened')).toBe(isWeaker);
  // The rules of the base are in force.
  expect(statusesIn(report)).toEqual(['unchanged']);
});

test('a rule that is called as a field of a rule: is missed like any other', () => {
  const config = configOf('group.matched > 3').replace('id: own', 'id: message');
  const report = reportOf(config, { base: WEB(2), proposedConfig: 'version: 1\n' });
  expect(report.findings.map(({ rule }) => rule)).toContain('guard-weakened');
});

describe('own: rules test', () => {
  async function tested(...args: readonly string[]) {
    const { output, stdout, stderr } = memoryOutput();
    return { code: await runCommand(['rules', 'test', ...args], output), stdout: stdout(), stderr: stderr() };
  }
  const EXAMPLE = 'examples/own-rules';

  test('the cases of the example: are as expected, and break each of its rules', async () => {
    const { code, stdout } = await tested(`${EXAMPLE}/cases`, '--config', `${EXAMPLE}/fleetplan.yml`);
    expect([code, stdout.split('\n').at(-2)]).toEqual([0, '12 passed, 0 failed']);
    const ids = [...readFileSync(`${EXAMPLE}/fleetplan.yml`, 'utf8').matchAll(/- id: (\S+)/g)].map(
      ([, id]) => id,
    );
    const cases = stdout.matchAll(/^PASS (\S+)$/gm);
    const pages = [...cases].map(([, name]) => readFileSync(`${EXAMPLE}/cases/${name}`, 'utf8')).join('');
    expect(ids).toHaveLength(10);
    expect(ids.filter((id) => !pages.includes(` ${id} `))).toEqual([]);
  });

  test('cases of other rules: name what is missing and what is more', async () => {
    const { code, stdout } = await tested(`${EXAMPLE}/cases`, '--config', 'examples/gpu-fleet/fleetplan.yml');
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining(
        'FAIL friday.md\n  - error no-start-on-friday-afternoon worsened Deployment/web\n',
      ),
    ]);
  });

  test.each([
    [
      'a folder without cases',
      ['docs/systems/nothing', '--config', `${EXAMPLE}/fleetplan.yml`],
      'holds no cases',
    ],
    [
      'a configuration that is not there',
      [`${EXAMPLE}/cases`, '--config', 'nothing.yml'],
      'nothing.yml is not there',
    ],
    ['no folder', [], 'at most one ID, or test DIR'],
  ])('%s: is wrong usage', async (_, args, message) => {
    const { code, stderr } = await tested(...args);
    expect([code, stderr]).toEqual([3, expect.stringContaining(message)]);
  });
});
