import { Refusal, unzipped } from './download.js';

/** The most bytes of an archive, and of all archives in a chart. */
export const MOST_BYTES = 128 * 1024 ** 2;
const MOST_FILES = 5000;
const BLOCK = 512;

/**
 * The regular files of the archive of a chart (ustar, with the long names of PAX and GNU). Refuses links, odd names, more than one root,
 * damage, and too much of anything.
 */
export function packedFiles(archive: Buffer, mostBytes = MOST_BYTES) {
  const tar = unzipped(archive, mostBytes);
  const files = new Map<string, Buffer>();
  let longName: string | null = null;
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const header = tar.subarray(at, at + BLOCK);
    const size = Number.parseInt(textAt(header, 124, 12).trim() || '0', 8);
    const content = tar.subarray(at + BLOCK, at + BLOCK + size);
    if (!(size >= 0) || content.length < size) throw new Refusal('damaged');
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const type = textAt(header, 156, 1);
    if (type === 'x') longName = paxPath(content) ?? longName;
    else if (type === 'L') longName = textAt(content, 0, size);
    else if (type === '' || type === '0') {
      const prefix = textAt(header, 257, 5) === 'ustar' ? textAt(header, 345, 155) : '';
      const path = longName ?? (prefix === '' ? '' : `${prefix}/`) + textAt(header, 0, 100);
      if (files.has(path) || !path.split('/').every(isPlain)) throw new Refusal('damaged');
      if (files.set(path, content).size > MOST_FILES) throw new Refusal('large');
      longName = null;
    } else if (type === '5') longName = null;
    // A global header says nothing about one file; everything else is a link or a device.
    else if (type !== 'g') throw new Refusal('damaged');
  }
  const roots = new Set([...files.keys()].map((path) => path.split('/', 1)[0]));
  if (roots.size > 1 || !files.has(`${[...roots].join('')}/Chart.yaml`)) throw new Refusal('damaged');
  return Array.from(files, ([path, content]) => ({ path, content }));
}

function isPlain(step: string): boolean {
  return step !== '' && step !== '.' && step !== '..' && step.length < 256 && !/[\\\p{Cc}]/u.test(step);
}

function textAt(block: Buffer, at: number, length: number): string {
  return block.toString('utf8', at, at + length).split('\0', 1)[0] ?? '';
}

/** `path` of a PAX header: records of length, space, key=value, newline. Records that change more than a name and times are refused. */
function paxPath(records: Buffer): string | null {
  let path: string | null = null;
  for (let at = 0; at < records.length;) {
    const space = records.indexOf(' ', at);
    const length = Number.parseInt(records.toString('latin1', at, space), 10);
    if (space < 0 || !(length > 0)) throw new Refusal('damaged');
    const [key = '', ...value] = records.toString('utf8', space + 1, at + length - 1).split('=');
    if (key === 'size' || key === 'linkpath' || key.startsWith('GNU.sparse')) throw new Refusal('damaged');
    if (key === 'path') path = value.join('=');
    at += length;
  }
  return path;
}
