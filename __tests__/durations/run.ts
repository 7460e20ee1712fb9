import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../src/edge/commands.js';
import { memoryOutput } from '../edge/memory-output.js';
import { atProcessEnd } from '../process-end.js';
import { temporaryFolder } from '../read/repository.js';
import { at } from './objects.js';

const folder = temporaryFolder('durations');
let files = 0;

atProcessEnd(() => {
  rmSync(folder, { recursive: true, force: true });
});

export function file(text: string): string {
  files += 1;
  const path = join(folder, `file-${files}`);
  writeFileSync(path, text);
  return path;
}

/** A compact snapshot, taken so many minutes after the start. */
export function snapshot(takenMinutes: number, ...objects: readonly object[]): string {
  const nodes = objects.filter((object) => 'kind' in object && object.kind === 'Node').length;
  const header = {
    ...{ fleetplan: 'snapshot', version: 1, takenAt: at(takenMinutes), nodeNames: 'plain' },
    ...{ nodes, objects: objects.length - nodes },
  };
  return file([header, ...objects].map((object) => `${JSON.stringify(object)}\n`).join(''));
}

export async function durations(...args: readonly string[]) {
  const { output, stdout, stderr } = memoryOutput();
  const code = await runCommand(['durations', ...args], output);
  return { code, stdout: stdout(), stderr: stderr() };
}
