import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../src/edge/commands.js';
import { testFolder } from '../read/repository.js';
import { memoryOutput } from './memory-output.js';

const folder = testFolder('gate');
const EXAMPLE = 'examples/gpu-fleet';
const GIVEN = `--head ${EXAMPLE}/base --snapshot ${EXAMPLE}/snapshot.ndjson`;
const AT = '--at 2026-11-23T08:00:00Z';
const inFolder = (name: string): string => join(folder, name);
const REVIEWED = inFolder('reviewed.json');

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function ran(args: string): Promise<Ran> {
  const { output, stdout, stderr } = memoryOutput();
  const code = await runCommand(args.split(' '), output);
  return { code, stdout: stdout(), stderr: stderr() };
}

interface GateJson {
  readonly schemaVersion: number;
  readonly gate: string;
  readonly nextWindow: string | null;
  readonly digest: string;
  readonly reason: { readonly code: string; readonly message: string } | null;
}

async function gated(args: string): Promise<{ readonly code: number; readonly json: GateJson }> {
  const { code, stdout } = await ran(`gate ${GIVEN} ${AT} ${args} --format json`);
  return { code, json: JSON.parse(stdout) as GateJson };
}

beforeAll(async () => {
  writeFileSync(
    inFolder('freeze.yml'),
    'version: 1\nfreezes: [{name: launch, from: "2026-11-23T06:00:00Z", to: "2026-11-24T06:00:00Z"}]\n',
  );
  writeFileSync(inFolder('broken.yml'), 'version: 2\n');
  await ran(`plan ${GIVEN} ${AT} --format json --output ${REVIEWED}`);
  const report = readFileSync(REVIEWED, 'utf8');
  writeFileSync(inFolder('cut.json'), report.slice(0, 3000));
  writeFileSync(inFolder('latin.json'), Buffer.from([0xff, 0xfe]));
});

describe('gate command: fleetplan gate', () => {
  test('allows with exit code 0', async () => {
    const { code, json } = await gated(`--reviewed ${REVIEWED}`);
    expect([code, json.schemaVersion, json.gate, json.nextWindow, json.reason]).toEqual([
      0,
      1,
      'allow',
      null,
      null,
    ]);
  });

  test('allows the digest that a plan printed', async () => {
    const { digest } = JSON.parse(readFileSync(REVIEWED, 'utf8')) as { digest: string };
    expect((await gated(`--expect-digest ${digest}`)).json).toMatchObject({ gate: 'allow', digest });
  });

  test('denies with exit code 1, and says when', async () => {
    const { code, json } = await gated(`--config ${inFolder('freeze.yml')}`);
    expect([code, json.gate, json.nextWindow, json.reason?.code]).toEqual([
      1,
      'deny',
      '2026-11-24T06:00:00Z',
      'freeze',
    ]);
  });

  test.each([
    ['a snapshot that is not there', '--snapshot nowhere.json', 'nowhere.json does not exist'],
    ['a report that is not there', `--reviewed ${inFolder('nowhere.json')}`, 'there is no such file'],
    ['a report that is cut off', `--reviewed ${inFolder('cut.json')}`, 'it may be cut off'],
    ['a report that is no text', `--reviewed ${inFolder('latin.json')}`, 'is not UTF-8 text'],
    ['a report that is a folder', `--reviewed ${folder}`, 'is not a file'],
    ['a policy that is not there', `--head ${inFolder('nowhere.yaml')}`, 'nowhere.yaml'],
  ])('%s: denied with exit code 2', async (_what, args, says) => {
    const { code, json } = await gated(args);
    expect([code, json.gate, json.nextWindow, json.reason?.code]).toEqual([2, 'deny', null, 'unreadable']);
    expect(json.reason?.message).toContain(says);
  });

  test('a configuration that cannot be read: exit code 2, and why on standard error', async () => {
    const { code, stdout, stderr } = await ran(`gate ${GIVEN} ${AT} --config ${inFolder('broken.yml')}`);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('must be the number 1');
  });

  test.each([
    ['a digest that is none', '--expect-digest abc', '--expect-digest must be the digest of a plan'],
    ['a format that shows places', '--format sarif', '--format must be one of text, markdown, json'],
    ['a scenario', '--scenario turns-bad', 'unknown option --scenario'],
    ['--when', '--when', 'unknown option --when'],
    ['its input as output', `--reviewed ${REVIEWED} --output ${REVIEWED}`, 'is an input'],
  ])('%s is wrong usage, exit code 3', async (_what, args, says) => {
    const { code, stderr } = await ran(`gate ${GIVEN} ${AT} ${args}`);
    expect([code, stderr.includes(says)]).toEqual([3, true]);
  });

  test('without policies is wrong usage', async () => {
    expect(await ran('gate')).toMatchObject({ code: 3, stdout: '' });
  });
});

describe('gate command: fleetplan plan --when', () => {
  test('lists when starting breaks no rule', async () => {
    const { code, stdout } = await ran(
      `plan --when --for 2d ${GIVEN} ${AT} --config ${inFolder('freeze.yml')} --format json`,
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1,
      when: [{ from: '2026-11-24T06:00:00Z', until: '2026-11-25T08:00:00Z' }],
      denied: null,
    });
  });

  test('none: exit code 1, and what is against the last start', async () => {
    const { code, stdout } = await ran(
      `plan --when --for 4h ${GIVEN} ${AT} --config ${inFolder('freeze.yml')}`,
    );
    expect(code).toBe(1);
    expect(stdout).toMatch(/^No start from .* is allowed\./);
    expect(stdout).toMatch(/^error {2}freeze$/m);
    expect(stdout).toContain('launch');
  });

  test('a snapshot that cannot be read: exit code 2', async () => {
    expect((await ran(`plan --when ${GIVEN} ${AT} --snapshot nowhere.json`)).code).toBe(2);
  });

  test.each([
    ['--for none', '--for must be a duration'],
    ['--for 93d', '--for must be 92d at most'],
    ['--format sarif', '--format must be one of text, markdown, json'],
    ['--scenario turns-bad', '--scenario cannot be used with --when'],
  ])('%s is wrong usage', async (args, says) => {
    const { code, stderr } = await ran(`plan --when ${GIVEN} ${AT} ${args}`);
    expect([code, stderr.includes(says)]).toEqual([3, true]);
  });

  test('--for without --when is wrong usage', async () => {
    expect((await ran(`plan --for 2d ${GIVEN} ${AT}`)).code).toBe(3);
  });
});
