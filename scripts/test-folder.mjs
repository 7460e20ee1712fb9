// Where the tests make their folders: in memory where that may be, otherwise on the disk. A repository of a test is a hundred small files
// and folders, and a folder is made in memory in a fortieth of the time, most of which was the kernel's.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of Linux. */
const MEMORY = '/dev/shm';
/** Room for all that the tests leave at one time, many times over. */
const ENOUGH_BYTES = 512 * 1024 ** 2;

function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Programs of the tests lie there, which some containers forbid. */
function mayRunIn(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

/** A folder in memory; null where there is none, little room, or no program may run. */
function inMemory() {
  try {
    if (freeBytes(MEMORY) < ENOUGH_BYTES) return null;
    const folder = mkdtempSync(join(MEMORY, 'fleetplan-tests-'));
    if (mayRunIn(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // No such folder here, or not for us.
  }
  return null;
}

/** Makes the folder that `TMPDIR` names for the tests. `heldBytes` is what lies there, as far as it is in memory. */
export function folderForTests() {
  const memory = inMemory();
  const folder = memory ?? mkdtempSync(join(tmpdir(), 'fleetplan-tests-tmp-'));
  const free = memory === null ? 0 : freeBytes(memory);
  return {
    folder,
    heldBytes: () => (memory === null ? 0 : Math.max(0, free - freeBytes(memory))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
