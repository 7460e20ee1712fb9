import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { codeOf } from './file-errors.js';

/** Folders of the system whose files stand for streams, whatever a link in them leads to. */
const STREAMS = ['/dev', '/proc'];
/** Below them, and a folder of files like any other. */
const IN_MEMORY = '/dev/shm';
/** Why a file may not be replaced that can yet be written: its folder belongs to another user, or it is mounted by itself. */
const NOT_REPLACEABLE: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EBUSY', 'EROFS', 'EXDEV']);

/** A text, or the parts of one that is too long to be in memory as a whole; they may be asked for twice. */
type Text = string | Iterable<string>;

/**
 * Writes a file so that its path never holds half of it: beside it, then renamed, with the permissions that it had. A link is
 * followed and stays. A device, a pipe and what represents a stream (`/dev/stdout`) are written as they are. Throws what the
 * system throws; then the path holds what it held before.
 */
export function saveFile(path: string, text: Text): void {
  const target = replaceable(path);
  if (target === null) {
    writeOver(path, text);
    return;
  }
  try {
    // A rename would also replace what its owner has set read-only.
    if (exists(target)) accessSync(target, constants.W_OK);
    replaceFile(target, text);
  } catch (error) {
    if (!NOT_REPLACEABLE.has(codeOf(error)) || !exists(target)) throw error;
    writeOver(target, text);
  }
}

/**
 * Puts a file at a path in one step, over what is there: nobody ever reads half of it, a link there is replaced and not
 * followed, and what a killed run left is in nobody's way, since the name beside it is new each time.
 */
export function replaceFile(target: string, text: Text): void {
  const mode = exists(target) ? statSync(target).mode & 0o777 : null;
  const beside = join(dirname(target), `.fleetplan-${randomUUID()}.tmp`);
  try {
    writeNew(beside, text, mode);
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

function writeNew(path: string, text: Text, mode: number | null): void {
  const descriptor = openSync(path, 'wx', mode ?? 0o666);
  try {
    if (mode !== null) fchmodSync(descriptor, mode);
    writeParts(descriptor, text);
    // Some file systems find out only now that they are full.
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Over what is there, which may be half overwritten then. */
function writeOver(path: string, text: Text): void {
  const descriptor = openSync(path, 'w');
  try {
    writeParts(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}

function writeParts(descriptor: number, text: Text): void {
  for (const part of typeof text === 'string' ? [text] : text) writeFileSync(descriptor, part);
}

/** The file itself, behind links; null where it is none that can be replaced. */
function replaceable(path: string): string | null {
  const absolute = resolve(path);
  const isBelow = (folder: string): boolean => absolute.startsWith(folder + sep);
  if (STREAMS.some(isBelow) && !isBelow(IN_MEMORY)) return null;
  if (lstatSync(absolute, { throwIfNoEntry: false }) === undefined) return absolute;
  if (!exists(absolute) || !statSync(absolute).isFile()) return null;
  return realpathSync(absolute);
}

/** Says whether there is something behind a path; not where it is a link to nothing. */
function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}
