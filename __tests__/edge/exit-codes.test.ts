import { linkSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { internalError, runToEnd } from '../../src/edge/commands.js';
import type { Delivery } from '../../src/output/output.js';
import { testFolder } from '../read/repository.js';
import { memoryOutput } from './memory-output.js';

const folder = testFolder('exit-codes');
const at = (name: string) => join(folder, name);
const file = (name: string, text: string) => {
  writeFileSync(at(name), text);
  return at(name);
};

/** Ten nodes; a policy that lets one of them go at once, and one that lets all. */
const SNAPSHOT = file(
  'fleet.ndjson',
  Array.from({ length: 10 }, (_, i) =>
    JSON.stringify({
      apiVersion: 'v1',
      kind: 'Node',
      metadata: { name: `n${i}`, labels: { gpu: 'yes' }, creationTimestamp: '2026-01-01T00:00:00Z' },
      status: { conditions: [{ type: 'Ready', status: 'True' }] },
    }),
  ).join('\n'),
);
const SMALLER = file('smaller.ndjson', readFileSync(SNAPSHOT, 'utf8').split('\n').slice(0, 5).join('\n'));
const policy = (name: string, budget: string) =>
  file(
    name,
    `apiVersion: skyhook.nvidia.com/v1alpha1
kind: Skyhook
metadata: { name: tuning }
spec:
  nodeSelectors: { matchLabels: { gpu: "yes" } }
  interruptionBudget: ${budget}
  packages:
    tuning: { version: 1.0.0, image: ghcr.io/acme/tuning }
`,
  );
const CALM = policy('calm.yaml', '{ count: 1 }');
const WILD = policy('wild.yaml', '{ percent: 100 }');
const BROKEN = file('broken.yaml', 'a: [');
const UNREAD = at('latin.yaml');
writeFileSync(UNREAD, Buffer.from('a: caf\xe9\n', 'latin1'));
const CONFIG = file('config.yml', 'version: 1\n');
const BAD_CONFIG = file(
  'bad-config.yml',
  'version: 1\nfreezes: [{ name: x, from: 2026-02-30, to: 2026-03-05 }]\n',
);

const AT = ['--at', '2026-11-23T08:00:00Z'];
const plan = (head: string, ...more: string[]) => [
  'plan',
  ...['--base', CALM, '--head', head, '--snapshot', SNAPSHOT, ...AT, ...more],
];

async function run(argv: readonly string[], delivery?: Delivery) {
  const { output, stdout, stderr } = memoryOutput(delivery);
  const code = await runToEnd(argv, output);
  return { code, stdout: stdout(), stderr: stderr() };
}

const FULL: Delivery = { kind: 'failed', error: Object.assign(new Error('write'), { code: 'ENOSPC' }) };
const CLOSED: Delivery = { kind: 'closed' };

describe('exit codes: the exit code', () => {
  test.each([
    ['0 for a change that breaks no rule', plan(CALM), 0],
    ['1 for one that does', plan(WILD), 1],
    ['0 for one that does, where nothing is to fail', plan(WILD, '--fail-on', 'never'), 0],
    ['2 for a policy that cannot be read', plan(BROKEN), 2],
    ['2 for it also where nothing is to fail', plan(BROKEN, '--fail-on', 'never'), 2],
    ['2 for a path that is not there', plan(at('none.yaml')), 2],
    ['2 for a configuration that is not there', plan(CALM, '--config', at('none.yml')), 2],
    ['2 for a configuration that is wrong', plan(CALM, '--config', BAD_CONFIG), 2],
    ['2 for a snapshot that is not there', ['plan', '--head', CALM, '--snapshot', at('none'), ...AT], 2],
    ['2 for a report that cannot be written', plan(CALM, '--output', at('none/report')), 2],
    ['2 for a full disk behind the report', plan(CALM, '--output', '/dev/full'), 2],
    ['3 for an option that is not there', plan(CALM, '--nope'), 3],
    ['3 for no day', ['plan', '--head', CALM, '--snapshot', SNAPSHOT, '--at', '2026-02-30T00:00:00Z'], 3],
    ['3 for no command', [], 3],
    ['3 for another command', ['plam'], 3],
    ['3 for a rule that is not there', ['rules', 'nope'], 3],
    ['0 for help', ['--help'], 0],
    ['0 for help on a command', ['plan', '--help'], 0],
    ['0 for the rules', ['rules'], 0],
    ['0 for a rule', ['rules', 'peak-above-limit'], 0],
    ['0 for a snapshot', ['snapshot', SNAPSHOT], 0],
    ['2 for a snapshot that is not there', ['snapshot', at('none')], 2],
    ['3 for two snapshots', ['snapshot', 'a', 'b'], 3],
  ])('is %s', async (_claim, argv, expected) => {
    expect(await run(argv)).toMatchObject({ code: expected });
  });

  const over = ['--snapshot', SNAPSHOT, ...AT];
  const gate = (head: string, ...more: string[]) => [
    'gate',
    '--base',
    CALM,
    '--head',
    head,
    ...over,
    ...more,
  ];
  const when = (head: string) => [...plan(head), '--when', '--for', '1d'];
  const drift = (before: string, ...more: string[]) => [
    'drift',
    '--head',
    CALM,
    '--before',
    before,
    ...over,
    ...more,
  ];
  const DIGEST = `sha256:${'0'.repeat(64)}`;
  test.each([
    ['0 for a gate that allows', gate(CALM), 0],
    ['1 for one that denies', gate(WILD), 1],
    ['1 for one that denies, for another digest than was reviewed', gate(CALM, '--expect-digest', DIGEST), 1],
    ['2 for one that cannot judge', gate(BROKEN), 2],
    ['2 for one whose reviewed report is none', gate(CALM, '--reviewed', SNAPSHOT), 2],
    ['3 for a digest that is none', gate(CALM, '--expect-digest', 'abc'), 3],
    ['3 for a gate of a run that goes wrong', gate(CALM, '--scenario', 'turns-bad'), 3],
    ['0 where there is an hour to start', when(CALM), 0],
    ['1 where there is none', when(WILD), 1],
    ['2 if it is unknown', when(BROKEN), 2],
    ['3 for more hours than are looked at', [...plan(CALM), '--when', '--for', '93d'], 3],
    ['0 where nothing drifted', drift(SNAPSHOT), 0],
    ['1 where something did for the worse', drift(SMALLER), 1],
    ['2 where the last time cannot be read', drift(at('none')), 2],
    ['3 for a drift of files', drift(SNAPSHOT, '--base', CALM), 3],
    ['3 for a drift written over the last time', drift(SMALLER, '--output', SMALLER), 3],
    ['3 for a gate over what was reviewed', gate(CALM, '--reviewed', SMALLER, '--output', SMALLER), 3],
    ['2 for reports that are none', ['merge', SNAPSHOT], 2],
    ['2 for a report that is missing', ['merge', at('none.json')], 2],
    ['3 for no reports', ['merge'], 3],
    ['3 for a cluster without a name', ['merge', SNAPSHOT, '--expect', 'a,,b'], 3],
    ['3 for reports written over one of them', ['merge', SMALLER, '--output', SMALLER], 3],
    ['2 for durations of a snapshot that is not there', ['durations', '--snapshot', at('none')], 2],
  ])('is %s', async (_claim, argv, expected) => {
    expect(await run(argv)).toMatchObject({ code: expected });
  });

  test.each([
    ['a passing plan', plan(CALM), 0],
    ['a failing plan', plan(WILD), 1],
    ['a plan that could not be judged', plan(BROKEN), 2],
    ['the rules', ['rules'], 0],
    ['help', ['help'], 0],
    ['a snapshot, half of which is a smaller fleet', ['snapshot', SNAPSHOT], 2],
  ])('of %s whose reader has gone stands', async (_claim, argv, expected) => {
    const { code, stderr } = await run(argv, CLOSED);
    expect(code).toBe(expected);
    expect(stderr).not.toMatch(/\n {4}at /);
  });

  test.each([
    ['a passing plan', plan(CALM)],
    ['a failing plan', plan(WILD)],
    ['the rules', ['rules']],
    ['a rule', ['rules', 'peak-above-limit']],
    ['help', ['help']],
    ['a snapshot', ['snapshot', SNAPSHOT]],
  ])('of %s that no disk has room for is 2, in a sentence', async (_claim, argv) => {
    const { code, stderr } = await run(argv, FULL);
    expect(code).toBe(2);
    expect(stderr).toBe(
      'fleetplan: standard output cannot be written: the disk is full. Free some space, or use another path.\n',
    );
  });
});

describe('exit codes: an internal error', () => {
  const error = new TypeError('x is not\n::error::a function');

  test('is 2 and a sentence', () => {
    const { output, stderr } = memoryOutput();
    expect(internalError(error, ['plan'], output)).toBe(2);
    expect(stderr()).toBe(
      'fleetplan: nothing was evaluated: internal error; run it again with --debug for the stack (TypeError: x is not\\u{a}::error::a function)\n',
    );
  });

  test('shows its stack with --debug', () => {
    const { output, stderr } = memoryOutput();
    internalError(error, ['plan', '--debug'], output);
    expect(stderr()).toMatch(/^fleetplan: [^\n]*\n(.*\n)* {4}at /);
    expect(stderr()).not.toMatch(/^\s*::/m);
  });

  test('is 2 wherever in a command it happens', async () => {
    const { output } = memoryOutput();
    const broken = {
      ...output,
      print: () => {
        throw new Error('unforeseen');
      },
    };
    expect(await runToEnd(['rules'], broken)).toBe(2);
  });

  test('--debug belongs to no command', async () => {
    expect((await run([...plan(CALM), '--debug'])).code).toBe(0);
  });
});

describe('exit codes: the report is not written over', () => {
  mkdirSync(at('named'));
  const FOUND = policy('named/found.yaml', '{ percent: 100 }');
  const KEPT = [CALM, WILD, SNAPSHOT, CONFIG, UNREAD, FOUND];
  symlinkSync(CALM, at('link'));
  linkSync(SNAPSHOT, at('twin'));

  test.each([
    ['a policy of the head', WILD],
    ['a policy of the base', CALM],
    ['a policy under another spelling', join(folder, '..', folder.split('/').at(-1) ?? '', 'calm.yaml')],
    ['a policy behind a link', at('link')],
    ['a policy in a named folder', FOUND],
    ['the snapshot', SNAPSHOT],
    ['the snapshot under its other name', at('twin')],
    ['the configuration', CONFIG],
    ['a policy with a fault', BROKEN],
    ['a policy that could not be read', UNREAD],
  ])('%s', async (_claim, output) => {
    const before = KEPT.map((path) => readFileSync(path, 'utf8'));
    const { code, stderr } = await run([
      'plan',
      ...[
        '--base',
        CALM,
        '--head',
        WILD,
        BROKEN,
        UNREAD,
        at('named'),
        '--snapshot',
        SNAPSHOT,
        '--config',
        CONFIG,
        ...AT,
      ],
      ...['--output', output],
    ]);
    expect(code).toBe(3);
    expect(stderr).toContain('is an input of this command');
    expect(KEPT.map((path) => readFileSync(path, 'utf8'))).toEqual(before);
  });

  test('but over an older report', async () => {
    const report = at('report.json');
    writeFileSync(report, '{"verdict":"fail"}');
    expect((await run(plan(CALM, '--format', 'json', '--output', report))).code).toBe(0);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ verdict: 'pass' });
  });

  test('and a page is the same on standard output as in a file, with the exit code of its verdict', async () => {
    const page = at('page.html');
    expect((await run(plan(WILD, '--format', 'html', '--output', page))).code).toBe(1);
    const { code, stdout } = await run(plan(WILD, '--format', 'html'));
    expect([code, stdout]).toEqual([1, readFileSync(page, 'utf8')]);
  });
});
