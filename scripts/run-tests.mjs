// All tests, or those of the files and folders named, in a few processes side by side, each of which runs file after file; with options, jest as
// it is. The files of a process share one copy of the sources, which lies beside them in one bundle: code that is loaded anew for each
// file starts cold, which is most of the time of most files.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { bundlePath, needsItsOwnModules } from './bundle-tests.mjs';
import { chromiumPath } from './chromium.mjs';
import { folderForTests } from './test-folder.mjs';
import { runInLanes, started } from './test-lanes.mjs';

const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
/** What jest keeps from run to run, which is not where the folders of the tests lie. */
const KEPT = `--cacheDirectory=${join(tmpdir(), 'jest-fleetplan')}`;
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

/** A number of kilobytes that Linux says of a process, in one of the files that it has for it; 0 where it has ended meanwhile, and elsewhere. */
function kilobytesOf(pid, file, name) {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** A process and all below it. */
function treeOf(pid) {
  return [pid, ...childrenOf(pid).flatMap(treeOf)];
}

/**
 * The most that a process and all below it held at one moment. What they have in common, such as the program of a browser's dozen
 * processes, counts once; to tell takes the kernel long, so it is asked only where the sum of all could be more than before.
 */
class Peak {
  kilobytes = 0;

  look(pid, besideKilobytes) {
    const pids = treeOf(pid);
    const sumOf = (file, name) =>
      pids.reduce((sum, one) => sum + kilobytesOf(one, file, name), besideKilobytes);
    if (sumOf('status', 'VmRSS') > this.kilobytes)
      this.kilobytes = Math.max(this.kilobytes, sumOf('smaps_rollup', 'Pss'));
  }
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

/** The test files whose path one of the patterns matches; all of them without any. */
function listedFiles(asked) {
  const patterns = asked.map((pattern) => new RegExp(pattern));
  const files = readdirSync('__tests__', { recursive: true })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join('__tests__', path).replaceAll('\\', '/'))
    .filter((path) => patterns.length === 0 || patterns.some((pattern) => pattern.test(path)));
  if (files.length === 0) throw new Error(`no test file is like ${asked.join(' ')}`);
  return files.sort();
}

/** Runs a file with jest itself, which replaces modules; gives its account in the words of `run-files.mjs`. */
async function runAlone(path, folder) {
  const accountPath = join(folder, `${path.replaceAll('/', '-')}.json`);
  const account = ['--json', `--outputFile=${accountPath}`, '--reporters=default'];
  const child = started([...JEST, KEPT, '--runInBand', ...account, '--runTestsByPath', path], 'ignore');
  const said = [];
  child.stderr.on('data', (data) => said.push(data));
  const [status] = await once(child, 'close');
  if (!existsSync(accountPath)) return { tests: [], failures: said.join('') };
  const results = JSON.parse(readFileSync(accountPath, 'utf8')).testResults;
  const tests = results
    .flatMap(({ assertionResults }) => assertionResults)
    .map((one) => ({ path, name: one.fullName, status: one.status, duration: one.duration }));
  return { tests, failures: status === 0 ? '' : said.join('') };
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

/** Runs the files, at last those that jest runs; gives the account of each. */
async function runAll(files, folder) {
  const alone = files.filter(needsItsOwnModules);
  const shared = files.filter((path) => !alone.includes(path));
  const bundle = bundlePath(folder);
  // Once and before the lanes, which would do the same work side by side.
  const prepared = spawnSync(process.execPath, ['scripts/prepare-tests.mjs', folder, ...shared], {
    stdio: 'inherit',
  });
  if (prepared.status !== 0) throw new Error('the tests cannot be bundled');
  spawnSync(process.execPath, ['scripts/unpack-tools.mjs'], { stdio: 'inherit' });
  const accounts = [];
  const tell = (path, { tests, failures }) => {
    const isFailed = failures !== '' || tests.length === 0;
    if (isFailed) process.stdout.write(withSources(failures, bundle));
    console.log(`${isFailed ? 'FAIL' : 'PASS'} ${path}`);
    accounts.push({ tests, isFailed });
  };
  const runRest = async () => {
    for (let path = alone.shift(); path !== undefined; path = alone.shift())
      tell(path, await runAlone(path, folder));
  };
  await runInLanes(shared, bundle, tell, runRest);
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
  const failedFiles = accounts.filter(({ isFailed }) => isFailed).length;
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
  // No test asks anybody but this machine, and Node.js reads all certificates at each start: five times as long as all else it does then.
  delete process.env.NODE_EXTRA_CA_CERTS;
  const peak = new Peak();
  const timer = setInterval(() => peak.look(process.pid, tests.heldBytes() / 1024), 1000);
  try {
    if (asked.some((argument) => argument.startsWith('-'))) {
      const args = [...JEST, KEPT, '--runInBand', ...asked];
      process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
      return;
    }
    const files = listedFiles(asked);
    const accounts = await runAll(files, folder);
    const seconds = Math.round((Date.now() - startedMs) / 1000);
    process.exitCode = tell(accounts, files.length, seconds, peak.kilobytes) ? 0 : 1;
  } finally {
    clearInterval(timer);
    rmSync(folder, { recursive: true, force: true });
    tests.remove();
  }
}

await main();
