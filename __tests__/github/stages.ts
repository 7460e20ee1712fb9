import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { afterAll } from '@jest/globals';
import { compiled } from '../compiled.js';
import type { Performance } from './performance.js';
import { endIn } from './performance.js';

/** What is seen of a process that has ended. */
export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Outputs, and where a run is asked for. */
const STDIO: ['ignore', 'pipe', 'pipe', 'ipc'] = ['ignore', 'pipe', 'pipe', 'ipc'];
/** All that run, those of them that wait for the next run, and those that are at one, by its folder. */
const stages = new Set<ChildProcess>();
const idle: ChildProcess[] = [];
const busy = new Map<string, ChildProcess>();

afterAll(() => {
  for (const stage of stages) stage.kill();
});

function started(): ChildProcess {
  const stage = spawn(process.execPath, [compiled('__tests__/github/stage.ts')], { stdio: STDIO });
  stages.add(stage.on('exit', () => stages.delete(stage)));
  return stage;
}

/** Runs the action as a process of its own would, in one that has run it before; in a new one where none is free. */
export function performed(run: Performance, patienceMs: number): Promise<Ended> {
  const stage = idle.pop() ?? started();
  busy.set(run.folder, stage);
  return new Promise((settle, fail) => {
    const written = { stdout: '', stderr: '' };
    const patience = setTimeout(() => stage.kill(), patienceMs);
    const leave = (): void => {
      clearTimeout(patience);
      busy.delete(run.folder);
      stage.off('error', fail).off('close', onClose);
      stage.stdout?.removeAllListeners();
      stage.stderr?.removeAllListeners();
    };
    // As where nobody foresaw something: the process has ended with the run.
    const onClose = (exitCode: number | null): void => {
      leave();
      settle({ exitCode, ...written });
    };
    const hear = (output: 'stdout' | 'stderr') => (text: string) => {
      written[output] += text;
      const [out, err] = [endIn(written.stdout), endIn(written.stderr)];
      if (!out || !err) return;
      leave();
      idle.push(stage);
      settle({ exitCode: out.exitCode, stdout: out.text, stderr: err.text });
    };
    stage.stdout?.setEncoding('utf8').on('data', hear('stdout'));
    stage.stderr?.setEncoding('utf8').on('data', hear('stderr'));
    stage.on('error', fail).on('close', onClose);
    stage.send(run);
  });
}

/** Ends a run that goes on in a folder whose test has given up. */
export function abandon(folder: string): void {
  busy.get(folder)?.kill();
}
