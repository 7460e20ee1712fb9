import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { sceneOpener } from './github/run-action.js';
import type { Paths } from './read/repository.js';
import { REPOSITORY } from './repository-name.js';

interface Step {
  readonly id?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

const FOLDER = '.github/workflows';
const FILES = readdirSync(FOLDER).map((name) => join(FOLDER, name));
const read = (path: string): Workflow => parse(readFileSync(path, 'utf8')) as Workflow;
const { inputs } = parse(readFileSync('action.yml', 'utf8')) as { readonly inputs: object };

describe.each(FILES)('workflows: %s', (path) => {
  const { permissions, jobs } = read(path);
  const steps = Object.values(jobs).flatMap(({ steps: own }) => own);

  test('workflow: may only read, but for single jobs', () => {
    expect(permissions).toEqual({ contents: 'read' });
  });

  test('workflow: pins every action by its commit, with the version beside it', () => {
    const uses = [...readFileSync(path, 'utf8').matchAll(/uses: (.*)$/gm)].map(([, what]) => what);
    expect(uses.filter((what) => what !== './')).not.toEqual([]);
    expect(uses.filter((what) => !/^(\.\/|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(what ?? ''))).toEqual(
      [],
    );
  });

  test('workflow: gives the action only its inputs', () => {
    const given = steps.filter(({ uses }) => uses === './').flatMap((step) => Object.keys(step.with ?? {}));
    expect(given.filter((name) => !Object.hasOwn(inputs, name))).toEqual([]);
  });
});

/** The workflows that pages show, by the page. */
const SHOWN = ['README.md', ...readdirSync('docs').map((name) => join('docs', name))]
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].flatMap(([, text = ''], i) =>
      /^jobs:$/m.test(text) ? [[`${path}, block ${i + 1}`, parse(text) as Workflow] as const] : [],
    ),
  );

test('workflows: pages have some', () => {
  expect(SHOWN.length).toBeGreaterThan(5);
});

describe.each(SHOWN)('workflows: the workflow of %s', (_page, { jobs }) => {
  // A job that calls another workflow has none.
  const lists = Object.values(jobs).map(({ steps }) => (steps as readonly Step[] | undefined) ?? []);

  test('workflow: gives the action only its inputs', () => {
    const given = lists.flat().filter(({ uses }) => uses?.startsWith(`${REPOSITORY}@`));
    const names = given.flatMap((step) => Object.keys(step.with ?? {}));
    expect(names.filter((name) => !Object.hasOwn(inputs, name))).toEqual([]);
  });

  test('workflow: runs the command line from a folder that it has checked out', () => {
    for (const steps of lists) {
      const folders = steps.flatMap(({ with: given }) =>
        given?.['path'] === undefined ? [] : [given['path']],
      );
      const from = steps.flatMap(({ run = '' }) =>
        [...run.matchAll(/node (\S+)\/dist\/cli\.js/g)].map(([, folder = '']) => folder),
      );
      expect(from.filter((folder) => !folders.includes(folder))).toEqual([]);
    }
  });
});

test('workflows: one version of each action', () => {
  const pins = FILES.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/uses: ([\w/-]+)@(\w+)/g)]);
  const byAction = new Map(pins.map(([, action = '', commit = '']) => [action, commit]));
  expect(pins.filter(([, action = '', commit]) => byAction.get(action) !== commit)).toEqual([]);
});

test('release: the notes are those of its version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const notes = (tag: string): string =>
    execFileSync(process.execPath, ['scripts/release-notes.mjs', tag], { encoding: 'utf8', stdio: 'pipe' });
  expect(notes(`v${version}`)).toMatch(/^\w/);
  expect(() => notes('v99.0.0')).toThrow('is not the version of package.json');
});

/** What the examples hold, as a repository of their own. */
const EXAMPLES: Paths = Object.fromEntries(
  execFileSync('git', ['ls-files', 'examples'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((path) => [path, readFileSync(path, 'utf8')]),
);

describe('workflows: the action does on the examples what their workflow expects', () => {
  const open = sceneOpener({ before: EXAMPLES, after: { ...EXAMPLES, 'README.md': 'Edited.\n' } });

  test.each([
    ['plan', { verdict: 'fail', 'worst-loss': '34' }],
    ['gate', { gate: 'allow' }],
    ['drift', { verdict: 'pass', 'issue-numbers': '' }],
  ])('%s', async (job, outputs) => {
    const own = read(join(FOLDER, 'examples.yml')).jobs[job]?.steps.find(({ uses }) => uses === './');
    const given = Object.entries(own?.with ?? {}).filter(([, value]) => !String(value).includes('${{'));
    const scene = await open();
    const step = await scene.run({
      inputs: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
      event: job === 'drift' ? 'schedule' : 'pull_request',
    });
    expect([step.exitCode, step.outputs]).toMatchObject([0, outputs]);
  });
});
