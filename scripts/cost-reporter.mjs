// At the end of the tests: how long they took, how much memory all their processes held together, and which files took longest.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';

const SLOWEST = 5;

/** The processes started by one, on Linux; elsewhere none. */
function childrenOf(pid) {
  const path = `/proc/${pid}/task/${pid}/children`;
  return existsSync(path) ? readFileSync(path, 'utf8').split(' ').filter(Boolean) : [];
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

export default class CostReporter {
  peakKilobytes = 0;
  files = [];

  onRunStart() {
    this.startedMs = Date.now();
    const look = () => (this.peakKilobytes = Math.max(this.peakKilobytes, treeKilobytes(process.pid)));
    this.timer = setInterval(look, 500).unref();
  }

  onTestResult(test, { testFilePath, perfStats }) {
    this.files.push({ path: relative(process.cwd(), testFilePath), seconds: perfStats.runtime / 1000 });
  }

  onRunComplete() {
    clearInterval(this.timer);
    const seconds = Math.round((Date.now() - this.startedMs) / 1000);
    const memory = this.peakKilobytes > 0 ? `, ${Math.round(this.peakKilobytes / 1024)} MiB at most` : '';
    const slowest = this.files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    console.log(`Cost:        ${seconds} s${memory}; slowest:`);
    for (const file of slowest) console.log(`             ${file.seconds.toFixed(1)} s ${file.path}`);
  }
}
