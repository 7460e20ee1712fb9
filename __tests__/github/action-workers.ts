import { type ChildProcess, spawn } from 'node:child_process';
import { compiled } from '../compiled.js';
import { atProcessEnd } from '../process-end.js';
import { type ActionRun, endIn } from './worker-protocol.js';

/** What is seen of a process that has ended. */
export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Outputs, and where a run is asked for. */
const STDIO: ['ignore', 'pipe', 'pipe', 'ipc'] = ['ignore', 'pipe', 'pipe', 'ipc'];
/** A worker that is idle for so long ends: other tests need the memory. */
const IDLE_MS = 5_000;
/** All that run; those that wait for the next run, with the timer of their end; and those that are at one, by its folder. */
const workers = new Set<ChildProcess>();
const idle = new Map<ChildProcess, NodeJS.Timeout>();
const busy = new Map<string, ChildProcess>();

atProcessEnd(() => {
  for (const worker of workers) worker.kill();
});

function started(): ChildProcess {
  const program = compiled('started/action-worker.js');
  const argv = ['--import', './scripts/optimize-later.mjs', program];
  const worker = spawn(process.execPath, argv, { stdio: STDIO });
  workers.add(worker.on('exit', () => workers.delete(worker)));
  return worker;
}

function end(worker: ChildProcess): void {
  idle.delete(worker);
  worker.kill();
}

function taken(): ChildProcess {
  const [[worker, timer] = []] = idle;
  if (!worker) return started();
  clearTimeout(timer);
  idle.delete(worker);
  return worker;
}

/** Runs the action as a process of its own would, in one that has run it before; in a new one where none is free. */
export function runInWorker(run: ActionRun, patienceMs: number): Promise<Ended> {
  const worker = taken();
  busy.set(run.folder, worker);
  return new Promise((settle, fail) => {
    const written = { stdout: '', stderr: '' };
    const patience = setTimeout(() => worker.kill(), patienceMs);
    const leave = (): void => {
      clearTimeout(patience);
      busy.delete(run.folder);
      worker.off('error', fail).off('close', onClose);
      worker.stdout?.removeAllListeners();
      worker.stderr?.removeAllListeners();
    };
    // An internal error: the process has ended with the run.
    const onClose = (exitCode: number | null): void => {
      leave();
      settle({ exitCode, ...written });
    };
    const hear = (output: 'stdout' | 'stderr') => (text: string) => {
      written[output] += text;
      const [out, err] = [endIn(written.stdout), endIn(written.stderr)];
      if (!out || !err) return;
      leave();
      idle.set(worker, setTimeout(end, IDLE_MS, worker).unref());
      settle({ exitCode: out.exitCode, stdout: out.text, stderr: err.text });
    };
    worker.stdout?.setEncoding('utf8').on('data', hear('stdout'));
    worker.stderr?.setEncoding('utf8').on('data', hear('stderr'));
    worker.on('error', fail).on('close', onClose);
    worker.send(run);
  });
}

/** Ends a run that goes on in a folder whose test has given up. */
export function abandon(folder: string): void {
  busy.get(folder)?.kill();
}
