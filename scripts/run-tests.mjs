// All tests, in a few jest processes side by side, a few files each; with arguments, jest as it is.
// Modules loaded under the VM flag are never freed, so one process for all files ends without memory (4 GB on Node.js 20). Jest's own
// workers, replaced when they have grown, lose the channel to a worker now and then and take the whole run with them; a process that
// is started for a few files and ends with them has neither fault.
// Jest loads all modules anew for each test file, so that its code starts cold: two thirds of the time of most files. Test files that
// touch nothing outside themselves therefore run as one file, on one set of modules; three seconds go to loading that.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { chromiumPath } from './chromium.mjs';
import compileForTests from './compile-for-tests.mjs';

/** Of one process. Left alone, the engine lets a heap grow by what the machine has. */
const HEAP = '--max-old-space-size=800';
const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
/** Files that start programs or repositories take seconds each, waiting for the most part: few at a time, so that no process ends long after the rest. */
const SLOW = /^__tests__\/(github|render|edge|page)\//;
const SLOW_AT_A_TIME = 2;
const AT_A_TIME = 12;
/** As many as share modules: few enough that all lanes end at about the same time, and that what they hold stays small. */
const TOGETHER = 40;
/** One more than there are processors: what starts programs waits for them, for the local GitHub and for a browser. */
const LANES = availableParallelism() + 1;
/** What one file does to the next where they share modules: hooks around every test, the environment, the folder, replaced modules; or it says so. */
const NEEDS_ITS_OWN_MODULES =
  /^(before|after)Each\(|process\.(env\[.*\] = |env = |chdir|exitCode)|\bjest\.|^\/\/ Needs its own modules:/m;
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

function inParts(files, size) {
  return Array.from({ length: Math.ceil(files.length / size) }, (_, part) =>
    files.slice(part * size, part * size + size),
  );
}

/** The few among the many, evenly: those that only compute beside those that wait. */
function spread(few, many) {
  const each = Math.ceil(many.length / few.length);
  return few.flatMap((part, i) => [part, ...many.slice(i * each, i * each + each)]);
}

/** The parts that one process runs; the files of a part `together` share modules. */
function partsOf(files) {
  const paths = files.map((file) => relative(process.cwd(), file)).sort();
  const slow = paths.filter((path) => SLOW.test(path));
  const quick = paths.filter((path) => !SLOW.test(path));
  const alone = quick.filter((path) => NEEDS_ITS_OWN_MODULES.test(readFileSync(path, 'utf8')));
  const shared = quick.filter((path) => !alone.includes(path));
  return spread(
    [
      ...inParts(shared, TOGETHER).map((paths) => ({ paths, together: true })),
      ...inParts(alone, AT_A_TIME).map((paths) => ({ paths, together: false })),
    ],
    inParts(slow, SLOW_AT_A_TIME).map((paths) => ({ paths, together: false })),
  );
}

function listedFiles() {
  const listed = spawnSync(process.execPath, [...JEST, '--listTests'], { encoding: 'utf8' });
  if (listed.status !== 0) throw new Error(`jest --listTests: ${listed.stderr}`);
  return listed.stdout.split('\n').filter(Boolean);
}

/** The path of a test file, in a folder of its own, that is all of these. */
function asOne(paths, folder) {
  const path = join(folder, 'together.test.ts');
  mkdirSync(folder);
  writeFileSync(path, paths.map((each) => `import ${JSON.stringify(resolve(each))};\n`).join(''));
  return path;
}

/** Runs one part; settles with its files and jest's own account of it, or with null where the process ended without one. */
function runPart({ paths, together }, folder) {
  return new Promise((settle) => {
    const resultPath = `${folder}.json`;
    const args = [
      ...[...JEST, '--runInBand', '--json', `--outputFile=${resultPath}`, '--reporters=default'],
      ...(together ? ['--roots', resolve('__tests__'), folder] : []),
      ...['--runTestsByPath', ...(together ? [asOne(paths, folder)] : paths)],
    ];
    const child = spawn(process.execPath, [HEAP, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    const said = [];
    child.stderr.on('data', (data) => said.push(data));
    child.on('close', (status, signal) => {
      const account = existsSync(resultPath) ? JSON.parse(readFileSync(resultPath, 'utf8')) : null;
      const passed = status === 0 && account?.success === true;
      // What jest says of a part that passed is its totals, which are not those of all tests.
      for (const path of passed ? paths : []) console.log(`PASS ${path}`);
      if (!passed) for (const data of said) process.stdout.write(data);
      const whole = passed || account?.success === false;
      if (!whole)
        console.log(`FAIL: jest ended (${signal ?? status}) before its account of ${paths.join(' ')}`);
      settle(whole ? { ...account, paths } : null);
    });
  });
}

/** Runs the parts, one after the other in each lane; gives what each ended with. */
async function runAll(parts, folder) {
  const waiting = parts.map((part, index) => ({ part, folder: join(folder, String(index)) }));
  const accounts = [];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      accounts.push(await runPart(next.part, next.folder));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return accounts;
}

/** What a result is of: a test file, or the first and last of those that share modules. */
function nameOf(path, { paths }) {
  const own = relative(process.cwd(), path);
  return paths.includes(own) ? own : `${paths[0]} to ${paths.at(-1)} (${paths.length} files)`;
}

function slowestOf(accounts) {
  return accounts
    .filter((account) => account !== null)
    .flatMap((account) =>
      account.testResults.map(({ name, startTime, endTime }) => ({
        path: nameOf(name, account),
        seconds: (endTime - startTime) / 1000,
      })),
    )
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST_SHOWN);
}

/** Prints the totals and the cost; true when everything that was listed has run and passed. */
function tell(accounts, fileCount, seconds, peakKilobytes) {
  const sum = (of) => accounts.reduce((total, account) => total + (account === null ? 0 : of(account)), 0);
  const ran = sum((account) => account.paths.length);
  const failedTests = sum((account) => account.numFailedTests);
  const failedFiles = sum((account) => account.numFailedTestSuites) + fileCount - ran;
  const skipped = sum((account) => account.numPendingTests);
  const memory = peakKilobytes > 0 ? `, ${Math.round(peakKilobytes / 1024)} MiB at most` : '';
  console.log(`Cost:        ${seconds} s${memory}; slowest:`);
  for (const file of slowestOf(accounts))
    console.log(`             ${file.seconds.toFixed(1)} s ${file.path}`);
  // A file that fails as a whole has no failed test of its own.
  const failed = Math.max(failedTests, failedFiles);
  const parts = [`${failed} failed`, `${skipped} skipped`].filter((part) => !part.startsWith('0 '));
  console.log(`Test Suites: ${failedFiles} failed, ${fileCount} in all`);
  console.log(`Tests:       ${[...parts, `${sum((account) => account.numPassedTests)} passed`].join(', ')}`);
  if (chromiumPath() === null)
    console.log(
      'The tests of the page in a browser were NOT run: there is no Chromium here (apt-get install chromium).',
    );
  return failed === 0;
}

async function main() {
  if (process.argv.length > 2) {
    const args = [...JEST, '--runInBand', ...process.argv.slice(2)];
    process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
    return;
  }
  const startedMs = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'fleetplan-tests-'));
  let peakKilobytes = 0;
  const timer = setInterval(() => (peakKilobytes = Math.max(peakKilobytes, treeKilobytes(process.pid))), 500);
  try {
    // Once and before the lanes, which would do the same work side by side.
    await compileForTests();
    const files = listedFiles();
    const accounts = await runAll(partsOf(files), folder);
    const seconds = Math.round((Date.now() - startedMs) / 1000);
    process.exitCode = tell(accounts, files.length, seconds, peakKilobytes) ? 0 : 1;
  } finally {
    clearInterval(timer);
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
