import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runCommand } from '../../src/edge/commands.js';
import { memoryOutput } from '../edge/memory-output.js';
import { temporaryFolder } from '../read/repository.js';
import { REPOSITORY } from '../repository-name.js';

const PAGE = readFileSync('docs/gate.md', 'utf8');
const ACTION = parse(readFileSync('action.yml', 'utf8')) as Record<
  'inputs' | 'outputs',
  Record<string, unknown>
>;
const here = process.cwd();
const folder = temporaryFolder('gate-page');

const blocks = (language: string): string[] =>
  Array.from(
    PAGE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g')),
    ([, text = '']) => text,
  );

beforeAll(() => {
  cpSync('examples', join(folder, 'examples'), { recursive: true });
  writeFileSync(join(folder, 'freeze.yml'), blocks('yaml')[0] ?? '');
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true });
});

describe('document: the examples of docs/gate.md', () => {
  const shown = blocks('text');

  test('are two', () => {
    expect([blocks('console').length, shown.length]).toEqual([2, 2]);
  });

  test.each([0, 1])('what command %s prints is what the page shows', async (index) => {
    const [, command = ''] = /^\$ fleetplan (.*)$/m.exec(blocks('console')[index] ?? '') ?? [];
    const { output, stdout } = memoryOutput();
    await runCommand(command.split(' '), output);
    expect(stdout()).toBe(shown[index]);
  });
});

interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>;
}
interface Job {
  readonly needs?: string;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}
interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

describe('document: the workflows of docs/gate.md', () => {
  const workflows = blocks('yaml')
    .filter((text) => text.startsWith('# .github/workflows/'))
    .map((text): readonly [string, Workflow] => [text.split('\n')[0] ?? '', parse(text) as Workflow]);

  test('are two', () => {
    expect(workflows.map(([file]) => file)).toEqual([
      '# .github/workflows/rollout.yml',
      '# .github/workflows/rollout-gate.yml',
    ]);
  });

  describe.each(workflows)('%s', (_file, { jobs }) => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);

    test('gives the action inputs that it has', () => {
      const given = steps
        .filter(({ uses }) => uses?.startsWith(`${REPOSITORY}@`) === true)
        .flatMap((step) => Object.keys(step.with ?? {}));
      expect(given).toContain('reviewed');
      expect(given.filter((name) => !(name in ACTION.inputs))).toEqual([]);
    });

    test('asks for outputs that the action has, of steps and jobs that there are', () => {
      const text = JSON.stringify(jobs);
      for (const [, id = '', output = ''] of text.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
        const step = steps.find((one) => one.id === id);
        expect(step).toBeDefined();
        if (step?.uses?.startsWith(REPOSITORY) === true)
          expect(Object.keys(ACTION.outputs)).toContain(output);
      }
      for (const { needs } of Object.values(jobs))
        if (needs !== undefined) expect(jobs).toHaveProperty(needs);
    });

    test('has scripts that bash reads, without a value of an expression in them', () => {
      const scripts = steps.flatMap(({ run }) => run ?? []);
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) {
        expect(script).not.toContain('${{');
        expect(spawnSync('bash', ['-n'], { input: script }).status).toBe(0);
      }
    });
  });
});
