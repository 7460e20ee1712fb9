// All tests, or those of the files and folders named, in a few jest processes side by side, many files each; with options, jest as it is.
// The files of a process share one copy of the sources, which lies beside them in one bundle: code that is loaded anew for each file
// starts cold, which is most of the time of most files. Modules loaded under the VM flag are never freed, and jest's own workers,
// replaced when they have grown, lose the channel to a worker now and then; a process that ends with its files has neither fault.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { bundleTests, needsItsOwnModules } from './bundle-tests.mjs';
import { chromiumPath } from './chromium.mjs';
import compileForTests from './compile-for-tests.mjs';
import { folderForTests } from './test-folder.mjs';

/** Of one process. Left alone, the engine lets a heap grow by what the machine has. */
const HEAP = ['--max-old-space-size=450', '--max-semi-space-size=16'];
/**
 * By the major version of Node.js. Left alone, the engine optimizes what one file runs often, and has to do it anew for the next file, which
 * runs it with other objects: a fifth of what most files take. Such options go by other names from version to version.
 */
const OPTIMIZED_LATER =
  {
    20: ['--interrupt-budget=528000'],
    24: ['--invocation-count-for-maglev=1600', '--invocation-count-for-turbofan=12000'],
  }[process.versions.node.split('.')[0]] ?? [];
const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
/** What jest keeps from run to run, which is not where the folders of the tests lie. */
const KEPT = `--cacheDirectory=${join(tmpdir(), 'jest-fleetplan')}`;
/**
 * Files that run together, the first kind that a path is of, and in how many parts: so many that all lanes end at about the same time,
 * and that what a process holds stays small. Files of the action share the local GitHub and the process that runs the action; those that
 * render or start programs wait for the most part, beside those that only compute.
 */
const KINDS = [
  // The plans of the rule pages and of the gallery, which are made once for all that read them.
  {
    paths: /^__tests__\/(report\/(comments|sarif|terminal)|gallery\/|page\/course|rules\/pages)\b/,
    parts: 1,
  },
  { paths: /^__tests__\/(github\/|workflows\.)/, parts: 4 },
  { paths: /^__tests__\/(render|edge|page|read)\//, parts: 6 },
  { paths: /^/, parts: 16 },
];
/** A part has no fewer of them where only some are asked for: a process takes about as long to start as a few files to run. */
const LEAST_FILES = 10;
/** One more than there are processors: what starts programs waits for them, for the local GitHub and for a browser. */
const LANES = availableParallelism() + 1;
const SLOWEST_SHOWN = 5;

/** The processes started by one, on Linux; elsewhere none. */
function childrenOf(pid) {
  const path = `/proc/${pid}/task/${pid}/children`;
  try {
    return existsSync(path) ? readFileSync(path, 'utf8').split(' ').filter(Boolean) : [];
  } catch {
    return []; // it has ended meanwhile
  }
}

function residentKilobytes(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0; // it has ended meanwhile, or this is not Linux
  }
}

/** What a process and all below it hold at this moment. */
function treeKilobytes(pid) {
  return childrenOf(pid).reduce((sum, child) => sum + treeKilobytes(child), residentKilobytes(pid));
}

/** Of the kernel's clock, in which Linux says when a process began. */
const TICKS_A_SECOND = 100;

/** The outermost npm that this runs under, by its title (`npm cit`), and for how long: with what it installed. Null elsewhere than on Linux. */
function npmAround() {
  if (!existsSync('/proc/uptime')) return null;
  const upSeconds = Number.parseFloat(readFileSync('/proc/uptime', 'utf8'));
  let found = null;
  for (let pid = process.ppid; pid > 1 && existsSync(`/proc/${pid}/stat`);) {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0];
    // The name may hold spaces and brackets; from the state on there are only numbers, the parent's and the start's among them.
    const [, parent, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    if (title.startsWith('npm '))
      found = { title, seconds: Math.round(upSeconds - rest[17] / TICKS_A_SECOND) };
    pid = Number(parent);
  }
  return found;
}

/** Every so many to the same part: files of one folder take about as long as each other, and go to all of them. */
function dealt(files, most) {
  const parts = Math.min(most, Math.ceil(files.length / LEAST_FILES));
  return Array.from({ length: parts }, (_, part) => files.filter((_file, i) => i % parts === part));
}

/** The parts that one process runs, those of each kind spread over the whole run; a part `together` shares modules. */
function partsOf(files) {
  const alone = files.filter(needsItsOwnModules);
  const shared = files.filter((path) => !alone.includes(path));
  const together = KINDS.flatMap((kind) =>
    dealt(
      shared.filter((path) => KINDS.find(({ paths }) => paths.test(path)) === kind),
      kind.parts,
    ).map((paths, i) => ({ paths, together: true, place: (i + 0.5) / kind.parts })),
  ).sort((one, other) => one.place - other.place);
  return [...together, ...alone.map((path) => ({ paths: [path], together: false }))].filter(
    ({ paths }) => paths.length > 0,
  );
}

function listedFiles(asked) {
  const listed = spawnSync(process.execPath, [...JEST, '--listTests', ...asked], { encoding: 'utf8' });
  if (listed.status !== 0) throw new Error(`jest --listTests: ${listed.stderr}`);
  const files = listed.stdout.split('\n').filter(Boolean);
  if (files.length === 0) throw new Error(`no test file is like ${asked.join(' ')}`);
  return files.map((file) => relative(process.cwd(), file)).sort();
}

/** A test of jest's own account, in the words of `run-part.mjs`. */
const ownTest = (path) => (one) => ({ path, name: one.fullName, status: one.status, duration: one.duration });

/** What a part wrote of itself; null where its process ended without. */
function accountOf(part, accountPath) {
  if (!existsSync(accountPath)) return null;
  const account = JSON.parse(readFileSync(accountPath, 'utf8'));
  if (part.together) return account;
  const results = account.testResults.flatMap(({ assertionResults }) => assertionResults);
  return { success: account.success, tests: results.map(ownTest(part.paths[0])) };
}

/** The files of a part that have no test, or one that failed; all of them where the whole failed and no test did. */
function failedFiles(part, { success, tests }) {
  const failed = new Set(tests.filter(({ status }) => status === 'failed').map(({ path }) => path));
  const known = new Set(tests.map(({ path }) => path));
  const found = part.paths.filter((path) => failed.has(path) || !known.has(path));
  return found.length === 0 && !success ? part.paths : found;
}

/** Many files beside each other in the bundle, or one with jest, which replaces modules. */
function argumentsOf(part, bundle, accountPath) {
  if (part.together) return ['scripts/run-part.mjs', bundle, accountPath, ...part.paths];
  const account = ['--json', `--outputFile=${accountPath}`, '--reporters=default'];
  return [...JEST, KEPT, '--runInBand', ...account, '--runTestsByPath', ...part.paths];
}

/** What jest says of a failure, with places in the sources where it has those of the bundle. */
function withSources(said, bundle) {
  const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')));
  return said.replaceAll(/[^\s(]*\/tests\.mjs:(\d+):(\d+)/g, (place, line, column) => {
    const { originalSource, originalLine, originalColumn } = map.findEntry(line - 1, column - 1);
    if (originalSource === undefined) return place;
    const path = relative(process.cwd(), resolve(dirname(bundle), originalSource));
    return `${path}:${originalLine + 1}:${originalColumn + 1}`;
  });
}

/** Runs one part; settles with its files that failed and its tests, none where the process ended without an account. */
function runPart(part, bundle, folder) {
  return new Promise((settle) => {
    const accountPath = `${folder}.json`;
    const argv = [...HEAP, ...OPTIMIZED_LATER, ...argumentsOf(part, bundle, accountPath)];
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'pipe'] });
    const said = [];
    child.stderr.setEncoding('utf8').on('data', (text) => said.push(text));
    child.on('close', (status, signal) => {
      const account = accountOf(part, accountPath);
      const tests = account?.tests ?? [];
      const failed = failedFiles(part, { success: status === 0 && account?.success === true, tests });
      // What jest says of a part that passed is its totals, which are not those of all tests.
      if (failed.length > 0) process.stdout.write(withSources(said.join(''), bundle));
      for (const path of part.paths) console.log(`${failed.includes(path) ? 'FAIL' : 'PASS'} ${path}`);
      if (account === null)
        console.log(
          `FAIL: a process ended (${signal ?? status}) without an account of ${part.paths.join(' ')}`,
        );
      settle({ failed, tests });
    });
  });
}

/** Runs the parts, one after the other in each lane; gives what each ended with. */
async function runAll(parts, bundle, folder) {
  const waiting = parts.map((part, index) => ({ part, folder: join(folder, String(index)) }));
  const accounts = [];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      accounts.push(await runPart(next.part, bundle, next.folder));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return accounts;
}

/** The files by the time that their tests took, longest first. */
function slowestOf(tests) {
  const millisecondsOf = new Map();
  for (const { path, duration } of tests)
    millisecondsOf.set(path, (millisecondsOf.get(path) ?? 0) + (duration ?? 0));
  return [...millisecondsOf].sort(([, a], [, b]) => b - a).slice(0, SLOWEST_SHOWN);
}

/** Prints the totals and the cost; true when everything that was listed has run and passed. */
function tell(accounts, fileCount, seconds, peakKilobytes) {
  const tests = accounts.flatMap((account) => account.tests);
  const failedFiles = accounts.reduce((sum, account) => sum + account.failed.length, 0);
  const countOf = (status) => tests.filter((one) => one.status === status).length;
  const passed = countOf('passed');
  const failedTests = countOf('failed');
  const skipped = tests.length - passed - failedTests;
  const memory = peakKilobytes > 0 ? `, ${Math.round(peakKilobytes / 1024)} MiB at most` : '';
  console.log(`Cost:        ${seconds} s${memory}; slowest:`);
  for (const [path, milliseconds] of slowestOf(tests))
    console.log(`             ${(milliseconds / 1000).toFixed(1)} s ${path}`);
  const npm = npmAround();
  if (npm !== null) console.log(`${`${npm.title}:`.padEnd(12)} ${npm.seconds} s so far, from its start`);
  // A file that fails as a whole has no failed test of its own.
  const failed = Math.max(failedTests, failedFiles);
  const parts = [`${failed} failed`, `${skipped} skipped`].filter((part) => !part.startsWith('0 '));
  console.log(`Test Suites: ${failedFiles} failed, ${fileCount} in all`);
  console.log(`Tests:       ${[...parts, `${passed} passed`].join(', ')}`);
  if (chromiumPath() === null)
    console.log(
      'The tests of the page in a browser were NOT run: there is no Chromium here (apt-get install chromium).',
    );
  return failed === 0;
}

async function main() {
  const asked = process.argv.slice(2);
  const startedMs = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'fleetplan-tests-'));
  const tests = folderForTests();
  process.env.TMPDIR = tests.folder;
  let peakKilobytes = 0;
  const timer = setInterval(() => {
    peakKilobytes = Math.max(peakKilobytes, treeKilobytes(process.pid) + tests.heldBytes() / 1024);
  }, 500);
  try {
    if (asked.some((argument) => argument.startsWith('-'))) {
      const args = [...JEST, KEPT, '--runInBand', ...asked];
      process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
      return;
    }
    // Once and before the lanes, which would do the same work side by side.
    await compileForTests();
    spawnSync(process.execPath, ['scripts/unpack-tools.mjs'], { stdio: 'inherit' });
    const files = listedFiles(asked);
    const parts = partsOf(files);
    const shared = parts.filter(({ together }) => together).flatMap(({ paths }) => paths);
    const accounts = await runAll(parts, await bundleTests(shared, folder), folder);
    const seconds = Math.round((Date.now() - startedMs) / 1000);
    process.exitCode = tell(accounts, files.length, seconds, peakKilobytes) ? 0 : 1;
  } finally {
    clearInterval(timer);
    rmSync(folder, { recursive: true, force: true });
    tests.remove();
  }
}

await main();
