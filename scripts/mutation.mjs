// Mutation testing: npm run mutation -- AREA [FILE]... [--sample N] [--seed N] changes the code of an area one expression at a time, runs
// the tests that reach the change (vectors and case pages, then unit tests), and prints the score and each change that no test notices.
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/** The part of Stryker that makes the changes. It is not in the lock file: it brings 60 packages, and nothing else needs them. */
const STRYKER = '@stryker-mutator/instrumenter@9.6.1';

const ofController = (system) => ({
  code: `src/systems/${system}/controller`,
  vectors: `conformance/vectors/${system}`,
  pages: `__tests__/cases/${system}`,
  tests: [`__tests__/systems/${system}`],
});

const AREAS = {
  skyhook: ofController('skyhook'),
  karpenter: ofController('karpenter'),
  kubefleet: ofController('kubefleet'),
  kubernetes: ofController('kubernetes'),
  pika: ofController('pika'),
  'system-upgrade-controller': ofController('system-upgrade-controller'),
  rollout: {
    code: 'src/rollout',
    pages: '__tests__/cases',
    tests: ['__tests__/rollout', '__tests__/plan/measure'],
  },
  guards: {
    code: 'src/guards',
    pages: '__tests__/cases/guards',
    tests: [
      '__tests__/guards',
      // Carriers and retained objects; files that no source takes; edits of the configuration.
      ...['__tests__/render', '__tests__/edge/outside.test.ts', '__tests__/policy-sources.test.ts'],
    ],
  },
  rules: {
    code: 'src/rules',
    pages: '__tests__/cases',
    // The schema of the configuration has the options of each rule.
    tests: ['__tests__/rules', '__tests__/config/schema-file.test.ts'],
  },
};

/** Tags of the templates of messages and fixes. */
const TEXT_TAGS = ['text', 'fix'];
/** Functions whose arguments are phrases, such as both forms of a verb. */
const TEXT_FUNCTIONS = ['literal', 'verbFor', 'name', 'fewNames', 'count', 'code'];

/** The fastest of the vector files and pages that reach a change run first, and as many spread over the others: all of them take minutes. */
const FAST_TESTS = 60;
const FIRST_TESTS = 12;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const [name = '', ...asked] = positionals;
const area = AREAS[name];
if (!area) {
  console.error(
    `usage: npm run mutation -- AREA [FILE]... [--sample N] [--seed N]\nAreas: ${Object.keys(AREAS).join(', ')}`,
  );
  process.exit(3);
}

/** A copy of the project: changed code never lies beside the sources. */
const sandbox = mkdtempSync(join(tmpdir(), 'fleetplan-mutation-'));
process.on('exit', () => rmSync(sandbox, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
const LEFT_OUT = ['.git', 'dist', 'node_modules', 'docs/gallery', 'docs/images'];
for (const path of [...readdirSync('.'), ...readdirSync('docs').map((entry) => `docs/${entry}`)])
  if (path !== 'docs' && !LEFT_OUT.includes(path)) cpSync(path, join(sandbox, path), { recursive: true });
mkdirSync(join(sandbox, 'node_modules'));
// Without `.cache`, in which the compiled sources lie.
for (const entry of readdirSync('node_modules'))
  if (entry !== '.cache') symlinkSync(resolve('node_modules', entry), join(sandbox, 'node_modules', entry));

const { mutants, sources } = await instrumented(asked.length > 0 ? asked : filesIn(area.code, '.ts'));
const sample = shuffled(mutants, Number(options.seed)).slice(0, Number(options.sample ?? mutants.length));
bundleCases();
const tests = await measuredTests();
console.error(`${name}: ${sample.length} of ${mutants.length} changes`);
const survivors = [];
const waiting = [...sample];
await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));

const killed = sample.length - survivors.length;
for (const { mutant, reached } of survivors.sort((a, b) =>
  whereOf(a.mutant) < whereOf(b.mutant) ? -1 : 1,
)) {
  console.log(`${whereOf(mutant)} ${mutant.mutatorName}${reached === 0 ? ' (no test reaches it)' : ''}`);
  const { fileName, location, replacement } = mutant;
  const line = sources.get(fileName).split('\n')[location.start.line];
  const end = location.end.line === location.start.line ? line.slice(location.end.column) : ' ...';
  console.log(
    `  - ${line.trim()}\n  + ${(line.slice(0, location.start.column) + replacement.replace(/\s+/g, ' ') + end).trim()}`,
  );
}
console.log(
  `${name}: ${((100 * killed) / sample.length).toFixed(1)} % (${killed} of ${sample.length} changes are noticed, ${mutants.length} in all, seed ${options.seed})`,
);

/** Writes all changes into the sandbox, each behind a switch. */
async function instrumented(files) {
  const folder = resolve('node_modules/.cache/fleetplan/mutation');
  if (!existsSync(join(folder, 'node_modules')))
    spawnSync(
      'npm',
      ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', STRYKER],
      { stdio: 'inherit' },
    );
  const { Instrumenter } = await import(
    pathToFileURL(createRequire(join(folder, 'x.js')).resolve('@stryker-mutator/instrumenter'))
  );
  const log = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const result = await new Instrumenter(log).instrument(
    [...sources].map(([file, content]) => ({ name: file, content, mutate: true })),
    { excludedMutations: [], ignorers: [{ shouldIgnore: textReason }], noHeader: false, plugins: null },
  );
  for (const { name: file, content } of result.files) writeFileSync(join(sandbox, file), content);
  const isChanged = (mutant) => mutant.status !== 'Ignored' && !isTemplate(mutant, sources);
  return { sources, mutants: result.mutants.filter(isChanged) };
}

/**
 * True for the template of a message or a fix: no test compares phrases. Not an ignorer, which would leave out the values in the
 * template as well.
 */
function isTemplate({ mutatorName, fileName, location: { start } }, sources) {
  const before = sources.get(fileName).split('\n')[start.line].slice(0, start.column);
  return mutatorName === 'StringLiteral' && TEXT_TAGS.includes(/\w*$/.exec(before)[0]);
}

/** Ignores strings in such a template, such as a name. Fields of a fix are changed, because fixes are tried. */
function textReason(path) {
  if (!path.isStringLiteral()) return undefined;
  const around = path.findParent(
    (one) => one.isObjectExpression() || one.isBinaryExpression() || one.isTaggedTemplateExpression(),
  );
  const isWord = TEXT_FUNCTIONS.includes(path.parent.callee?.name);
  return isWord || TEXT_TAGS.includes(around?.node.tag?.name) ? 'a phrase' : undefined;
}

/** Bundles what runs vectors and pages, and compiles the sources for the unit tests. */
function bundleCases() {
  const banner = `--banner:js=import{createRequire}from'module';const require=createRequire(import.meta.url);const __filename=import.meta.filename;const __dirname=import.meta.dirname;`;
  const args = [
    'scripts/mutation-cases.mjs',
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--log-level=error',
    '--outfile=cases.mjs',
  ];
  const { status } = spawnSync(resolve('node_modules/.bin/esbuild'), [...args, banner], {
    cwd: sandbox,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  // Several tests would compile at once.
  spawnSync(process.execPath, ['-e', "import('./scripts/compile.mjs').then((one) => one.default())"], {
    cwd: sandbox,
  });
  // Recorded when a process ends: a line of JSON.
  writeFileSync(
    join(sandbox, 'coverage.mjs'),
    `import { appendFileSync } from 'node:fs';
process.on('exit', () => {
  const covered = globalThis.__stryker__?.mutantCoverage;
  const { user, system } = process.cpuUsage();
  const line = { seconds: (user + system) / 1e6, static: {}, perTest: {}, ...covered };
  appendFileSync(process.env.MUTATION_COVERAGE, JSON.stringify(line) + '\\n');
});`,
  );
}

/** Every test that passes on the unchanged code, how long it takes, and the changes that it reaches. */
async function measuredTests() {
  const pages = area.pages ? filesIn(area.pages, '.md').filter((path) => !path.endsWith('README.md')) : [];
  const half = Math.ceil(pages.length / 2);
  const cases = [
    ['case', area.vectors ? filesIn(area.vectors, '.json') : []],
    ...[pages.slice(0, half), pages.slice(half)].map((some) => ['case', some]),
    ...area.tests.flatMap((path) => filesIn(path, '.test.ts').map((file) => ['unit', [file]])),
  ];
  const found = await Promise.all(cases.filter(([, paths]) => paths.length > 0).map(limited(measured)));
  return found.flat();
}

async function measured([kind, paths]) {
  const file = join(sandbox, `covered-${paths[0].replaceAll('/', '-')}`);
  const { status, output } = await run(kind, paths, 900, {
    MUTATION_COVERAGE: file,
    NODE_OPTIONS: '--import ./coverage.mjs',
  });
  if (status !== 0) {
    console.error(`left out, as it does not pass on the unchanged code: ${paths[0]}\n${output}`);
    return [];
  }
  const lines = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  const always = lines.flatMap((line) => Object.keys(line.static));
  if (kind === 'unit') {
    const seconds = lines.reduce((sum, line) => sum + line.seconds, 0);
    return [{ kind, path: paths[0], seconds, reached: new Set(always) }];
  }
  return output
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([path, seconds]) => {
      if (seconds === 'fails') console.error(`left out, as it does not pass on the unchanged code: ${path}`);
      return seconds !== 'fails';
    })
    .map(([path, seconds]) => ({
      ...{ kind, path, seconds: Number(seconds) },
      reached: new Set([...always, ...lines.flatMap((line) => Object.keys(line.perTest[path] ?? {}))]),
    }));
}

async function runWaiting() {
  for (let mutant = waiting.pop(); mutant; mutant = waiting.pop()) {
    const reaching = tests.filter(({ reached }) => reached.has(mutant.id));
    const of = (wanted) =>
      reaching.filter(({ kind }) => kind === wanted).sort((a, b) => a.seconds - b.seconds);
    const all = of('case');
    const early = chosen(all);
    const late = all.filter((test) => !early.includes(test));
    const units = area.tests.map((folder) => of('unit').filter(({ path }) => path.startsWith(folder)));
    let noticedBy = null;
    // Most changes are noticed by the first few, and a loop without an end is given up sooner.
    for (const some of [early.slice(0, FIRST_TESTS), early.slice(FIRST_TESTS), ...units, late]) {
      if (noticedBy !== null || some.length === 0) continue;
      const [{ kind }] = some;
      const seconds = (kind === 'unit' ? 15 : 5) + 3 * some.reduce((sum, test) => sum + test.seconds, 0);
      const paths = some.map(({ path }) => path);
      const { status, output } = await run(kind, paths, seconds, { __STRYKER_ACTIVE_MUTANT__: mutant.id });
      if (status !== 0) noticedBy = kind === 'unit' ? 'a unit test' : output.trim() || 'the time limit';
    }
    if (noticedBy === null) survivors.push({ mutant, reached: reaching.length });
    const outcome = noticedBy === null ? 'SURVIVES' : `noticed by ${noticedBy}`;
    console.error(`${outcome} ${whereOf(mutant)} ${mutant.mutatorName} (${waiting.length} to do)`);
  }
}

function chosen(tests) {
  const [fast, others] = [tests.slice(0, FAST_TESTS), tests.slice(FAST_TESTS)];
  const step = Math.ceil(others.length / FAST_TESTS);
  return [...fast, ...others.filter((_, i) => i % step === 0)];
}

/** A change may make a loop endless: seconds of processor time, which other work on the machine does not use up. */
function run(kind, paths, seconds, env) {
  const jest = ['node_modules/jest/bin/jest.js', '--runInBand', '--bail', '--runTestsByPath', ...paths];
  const args = ['--max-old-space-size=1500', ...(kind === 'unit' ? jest : ['cases.mjs', ...paths])];
  const child = spawn(
    'sh',
    ['-c', `ulimit -t ${Math.ceil(seconds)}; exec "$@"`, 'sh', process.execPath, ...args],
    {
      cwd: sandbox,
      env: { ...process.env, ...env },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((settle) => {
    child.on('close', (status) => settle({ status: status ?? 1, output }));
  });
}

/** As many at once as there are cores. */
function limited(work) {
  const lanes = Array.from({ length: availableParallelism() }, () => Promise.resolve());
  return (input, i) => (lanes[i % lanes.length] = lanes[i % lanes.length].then(() => work(input)));
}

/** The same order for the same seed (mulberry32). */
function shuffled(items, seed) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const keyed = items.map((item) => [random(), item]);
  return keyed.sort(([a], [b]) => a - b).map(([, item]) => item);
}

function whereOf({ fileName, location }) {
  return `${fileName}:${location.start.line + 1}:${location.start.column + 1}`;
}

/** @param folder or a single file */
function filesIn(folder, end) {
  if (folder.endsWith(end)) return [folder];
  const paths = readdirSync(folder, { recursive: true }).map((path) => join(folder, path));
  return paths.filter((path) => path.endsWith(end)).sort();
}
