import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { itemsIn, textIn } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import { failed } from './refusal.js';

/** Of an archive, and of all archives in a chart. */
export const MOST_BYTES = 128 * 1024 ** 2;
const MOST_FILES = 5000;
const BLOCK = 512;

/** Name and version as Chart.yaml of an unpacked chart gives them. */
export interface ChartName {
  readonly name: string;
  readonly version: string;
}

/** Writes the files of a chart's archive below a new folder. Refuses links, odd names, more than one root and too much of anything. */
export function unpack(archive: Buffer, folder: string): ChartName {
  let root: string | null = null;
  for (const { path, content } of packedFiles(archive)) {
    const [first = '', ...steps] = path.split('/');
    if (steps.length === 0 || ![first, ...steps].every(isPlain) || (root ?? first) !== first)
      throw failed('archive');
    root = first;
    write(join(folder, ...steps), content);
  }
  return nameOf(folder);
}

/** The files of a chart's archive. Refuses links, damage, and too much of anything. */
export function packedFiles(archive: Buffer, mostBytes = MOST_BYTES): TarFile[] {
  const files: TarFile[] = [];
  for (const file of filesOf(uncompressed(archive, mostBytes))) {
    if (files.push(file) > MOST_FILES) throw failed('large');
  }
  return files;
}

function uncompressed(archive: Buffer, mostBytes: number): Buffer {
  try {
    return gunzipSync(archive, { maxOutputLength: mostBytes });
  } catch (error) {
    throw failed((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'large' : 'archive');
  }
}

function write(path: string, content: Buffer): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    // A name that is there twice, or is a folder too, is refused.
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
  } catch {
    throw failed('archive');
  }
}

function isPlain(step: string): boolean {
  return step !== '' && step !== '.' && step !== '..' && step.length < 256 && !/[\\\p{Cc}]/u.test(step);
}

interface TarFile {
  readonly path: string;
  readonly content: Buffer;
}

/** Regular files of a tar archive (ustar, with the long names of PAX and GNU). */
function* filesOf(tar: Buffer): Generator<TarFile> {
  let longName: string | null = null;
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const header = tar.subarray(at, at + BLOCK);
    const size = Number.parseInt(text(header, 124, 12).trim() || '0', 8);
    const end = at + BLOCK + size;
    if (!(size >= 0) || end > tar.length) throw failed('archive');
    const content = tar.subarray(at + BLOCK, end);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const type = text(header, 156, 1);
    if (type === 'x') longName = paxPath(content) ?? longName;
    else if (type === 'L') longName = text(content, 0, size);
    else if (type === '' || type === '0') {
      yield { path: longName ?? nameIn(header), content };
      longName = null;
    } else if (type === '5') longName = null;
    // A global header says nothing about one file; everything else is a link or a device.
    else if (type !== 'g') throw failed('archive');
  }
}

function nameIn(header: Buffer): string {
  const prefix = text(header, 257, 5) === 'ustar' ? text(header, 345, 155) : '';
  return (prefix === '' ? '' : `${prefix}/`) + text(header, 0, 100);
}

function text(block: Buffer, at: number, length: number): string {
  const bytes = block.subarray(at, at + length);
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
}

/** `path` of a PAX header: records of length, space, key=value, newline. Records that change more than a name and times are refused. */
function paxPath(records: Buffer): string | null {
  let path: string | null = null;
  for (let at = 0; at < records.length;) {
    const space = records.indexOf(' ', at);
    const length = Number.parseInt(records.toString('latin1', at, space), 10);
    if (space < 0 || !(length > 0)) throw failed('archive');
    const [key = '', ...value] = records.toString('utf8', space + 1, at + length - 1).split('=');
    if (key === 'size' || key === 'linkpath' || key.startsWith('GNU.sparse')) throw failed('archive');
    if (key === 'path') path = value.join('=');
    at += length;
  }
  return path;
}

/** Checks that the folder is a chart with all charts that it depends on: nothing more is fetched for it, wherever it refers to. */
function nameOf(folder: string): ChartName {
  const chart = yamlIn(folder, 'Chart.yaml');
  const [name, version] = [textIn(chart, 'name'), textIn(chart, 'version')];
  if (name === null || version === null) throw failed('archive');
  const requirements = yamlIn(folder, 'requirements.yaml');
  const wanted = [...itemsIn(chart, 'dependencies'), ...itemsIn(requirements, 'dependencies')];
  const inside = existsSync(join(folder, 'charts')) ? readdirSync(join(folder, 'charts')) : [];
  const isInside = (called: string): boolean =>
    inside.some(
      (entry) =>
        entry === called ||
        (entry.startsWith(`${called}-`) && entry.endsWith('.tgz')) ||
        textIn(yamlIn(folder, `charts/${entry}/Chart.yaml`), 'name') === called,
    );
  if (!wanted.every((one) => isInside(textIn(one, 'name') ?? ''))) throw failed('dependency');
  return { name, version };
}

function yamlIn(folder: string, file: string): Json | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  try {
    return parse(readFileSync(path, 'utf8'), { schema: 'failsafe', maxAliasCount: 10 }) as Json;
  } catch {
    throw failed('archive');
  }
}
