// All tests, in as many jest processes as there are processors, a few files each; with arguments, jest as it is.
// Modules loaded under the VM flag are never freed, so one process for all files ends without memory (4 GB on Node.js 20). Jest's own
// workers, replaced when they have grown, lose the channel to a worker now and then and take the whole run with them; a process that
// is started for a few files and ends with them has neither fault.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { chromiumPath } from './chromium.mjs';
import compileForTests from './compile-for-tests.mjs';

const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
/** Files that start programs or repositories take seconds each: begun first, and few at a time, so that no process ends long after the rest. */
const SLOW = /^__tests__\/(github|render|edge|page)\//;
const SLOW_AT_A_TIME = 2;
const AT_A_TIME = 12;
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

/** The test files in the parts that one process runs, those that take longest first. */
function partsOf(files) {
  const paths = files.map((file) => relative(process.cwd(), file)).sort();
  return [
    ...inParts(
      paths.filter((path) => SLOW.test(path)),
      SLOW_AT_A_TIME,
    ),
    ...inParts(
      paths.filter((path) => !SLOW.test(path)),
      AT_A_TIME,
    ),
  ];
}

function listedFiles() {
  const listed = spawnSync(process.execPath, [...JEST, '--listTests'], { encoding: 'utf8' });
  if (listed.status !== 0) throw new Error(`jest --listTests: ${listed.stderr}`);
  return listed.stdout.split('\n').filter(Boolean);
}

/** Runs one part; resolves to jest's own account of it, or to null where the process ended without one. */
function runPart(paths, resultPath) {
  return new Promise((resolve) => {
    const args = [
      ...[...JEST, '--runInBand', '--json', `--outputFile=${resultPath}`, '--reporters=default'],
      ...['--runTestsByPath', ...paths],
    ];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
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
      resolve(whole ? account : null);
    });
  });
}

/** Runs the parts, as many at once as there are processors; gives what each ended with. */
async function runAll(parts, folder) {
  const waiting = parts.map((paths, index) => ({ paths, resultPath: join(folder, `${index}.json`) }));
  const accounts = [];
  const lane = async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      accounts.push(await runPart(part.paths, part.resultPath));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return accounts;
}

function slowestOf(accounts) {
  return accounts
    .flatMap((account) => account?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({
      path: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST_SHOWN);
}

/** Prints the totals and the cost; true when everything that was listed has run and passed. */
function tell(accounts, fileCount, seconds, peakKilobytes) {
  const sum = (of) => accounts.reduce((total, account) => total + (account === null ? 0 : of(account)), 0);
  const ran = sum((account) => account.numTotalTestSuites);
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
    compileForTests();
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
