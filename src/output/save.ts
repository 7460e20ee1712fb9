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
import { dirname, join, resolve } from 'node:path';
import { codeOf } from '../text/file-errors.js';

/** Files of the system that represent streams, whatever a link in them leads to; `/dev/shm` is a folder like any other. */
const STREAM = /^\/(?:dev(?!\/shm\/)|proc)\//;
/** Errors of a file that may not be replaced although it can be written: its folder belongs to another user, or it is a mount of its own. */
const NOT_REPLACEABLE: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EBUSY', 'EROFS', 'EXDEV']);

/** A text, or what gives the parts of one that is too long to be in memory as a whole: they may be asked for twice. */
export type Text = string | (() => Iterable<string>);

/**
 * Writes a file so that its path never holds half of it: beside it, then renamed, with the permissions that it had. A link is
 * followed and stays. A device, a pipe and what represents a stream (`/dev/stdout`) are written as they are. Throws what the
 * system throws; then the path holds what it held before.
 */
export function saveFile(path: string, text: Text): void {
  const absolute = resolve(path);
  const link = lstatSync(absolute, { throwIfNoEntry: false });
  const stats = statSync(absolute, { throwIfNoEntry: false });
  // A link to nothing is no file either.
  if (STREAM.test(absolute) || (link && !stats?.isFile())) {
    write(path, 'w', text);
    return;
  }
  const target = link ? realpathSync(absolute) : absolute;
  try {
    // A rename would also replace a file that its owner made read-only.
    if (stats) accessSync(target, constants.W_OK);
    replaceFile(target, text);
  } catch (error) {
    if (!stats || !NOT_REPLACEABLE.has(codeOf(error))) throw error;
    write(target, 'w', text);
  }
}

/**
 * Puts a file at a path in one step, over what is there: no reader ever sees half of it, and a link there is replaced and not followed.
 * The name beside it is new each time, so a file that a killed run left does no harm.
 */
export function replaceFile(target: string, text: Text): void {
  const mode = statSync(target, { throwIfNoEntry: false })?.mode;
  const beside = join(dirname(target), `.fleetplan-${crypto.randomUUID()}.tmp`);
  try {
    write(beside, 'wx', text, mode);
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

const PART_LENGTH = 1024 ** 2;

/** Parts of whole lines: the bytes of a report of 100 MB take as much again. */
function* partsOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const to = text.indexOf('\n', from + PART_LENGTH) + 1 || text.length;
    yield text.slice(from, to);
    from = to;
  }
}

/** With `w` over what is there, which may be half overwritten then. */
function write(path: string, flag: 'w' | 'wx', text: Text, mode?: number): void {
  const descriptor = openSync(path, flag);
  try {
    if (mode !== undefined) fchmodSync(descriptor, mode & 0o777);
    for (const part of typeof text === 'string' ? partsOf(text) : text()) writeFileSync(descriptor, part);
    // Some file systems find out only now that they are full. A stream cannot.
    if (flag === 'wx') fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
