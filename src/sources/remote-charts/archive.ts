import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { itemsIn, textIn } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import { unzipped } from './download.js';
import { failed } from './refusal.js';

/** The most bytes of an archive, and of all archives in a chart. */
export const MOST_BYTES = 128 * 1024 ** 2;
const MOST_FILES = 5000;
const BLOCK = 512;

/** Name and version as Chart.yaml of an unpacked chart gives them. */
export interface ChartName {
  readonly name: string;
  readonly version: string;
}

interface TarFile {
  readonly path: string;
  readonly content: Buffer;
}

/** Writes the files of a chart's archive below a new folder. Refuses odd names, and more than one root. */
export function unpack(archive: Buffer, folder: string): ChartName {
  const files = packedFiles(archive);
  const root = files[0]?.path.split('/')[0];
  for (const { path, content } of files) {
    const [first, ...steps] = path.split('/');
    if (first !== root || steps.length === 0 || !steps.every(isPlain)) throw failed('archive');
    const file = join(folder, ...steps);
    try {
      mkdirSync(dirname(file), { recursive: true });
      // A name that is there twice, or is a folder too, is refused.
      writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    } catch {
      throw failed('archive');
    }
  }
  return checkedName(folder);
}

function isPlain(step: string): boolean {
  return step !== '' && step !== '.' && step !== '..' && step.length < 256 && !/[\\\p{Cc}]/u.test(step);
}

/** The regular files of a tar archive (ustar, with the long names of PAX and GNU). Refuses links, damage, and too much of anything. */
export function packedFiles(archive: Buffer, mostBytes = MOST_BYTES): TarFile[] {
  const tar = unzipped(archive, mostBytes, 'archive');
  const files: TarFile[] = [];
  let longName: string | null = null;
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0;) {
    const header = tar.subarray(at, at + BLOCK);
    const size = Number.parseInt(textAt(header, 124, 12).trim() || '0', 8);
    const content = tar.subarray(at + BLOCK, at + BLOCK + size);
    if (!(size >= 0) || content.length < size) throw failed('archive');
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const type = textAt(header, 156, 1);
    if (type === 'x') longName = paxPath(content) ?? longName;
    else if (type === 'L') longName = textAt(content, 0, size);
    else if (type === '' || type === '0') {
      if (files.push({ path: longName ?? nameIn(header), content }) > MOST_FILES) throw failed('large');
      longName = null;
    } else if (type === '5') longName = null;
    // A global header says nothing about one file; everything else is a link or a device.
    else if (type !== 'g') throw failed('archive');
  }
  return files;
}

function nameIn(header: Buffer): string {
  const prefix = textAt(header, 257, 5) === 'ustar' ? textAt(header, 345, 155) : '';
  return (prefix === '' ? '' : `${prefix}/`) + textAt(header, 0, 100);
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
    if (space < 0 || !(length > 0)) throw failed('archive');
    const [key = '', ...value] = records.toString('utf8', space + 1, at + length - 1).split('=');
    if (key === 'size' || key === 'linkpath' || key.startsWith('GNU.sparse')) throw failed('archive');
    if (key === 'path') path = value.join('=');
    at += length;
  }
  return path;
}

/** Checks that the folder is a chart with all charts that it depends on: nothing more is fetched for it, wherever it refers to. */
function checkedName(folder: string): ChartName {
  const chart = yamlIn(folder, 'Chart.yaml');
  const [name, version] = [textIn(chart, 'name'), textIn(chart, 'version')];
  if (name === null || version === null) throw failed('archive');
  const charts = existsSync(join(folder, 'charts')) ? readdirSync(join(folder, 'charts')) : [];
  const holds = (wanted: string): boolean =>
    charts.some(
      (entry) =>
        entry === wanted ||
        (entry.startsWith(`${wanted}-`) && entry.endsWith('.tgz')) ||
        textIn(yamlIn(folder, `charts/${entry}/Chart.yaml`), 'name') === wanted,
    );
  for (const file of [chart, yamlIn(folder, 'requirements.yaml')])
    for (const one of itemsIn(file, 'dependencies'))
      if (!holds(textIn(one, 'name') ?? '')) throw failed('dependency');
  return { name, version };
}

function yamlIn(folder: string, file: string): Json | undefined {
  const path = join(folder, file);
  return existsSync(path) ? parsedYaml(readFileSync(path, 'utf8'), 'archive') : undefined;
}

/** YAML of a stranger: no tags, few aliases. */
export function parsedYaml(text: string, damage: 'archive' | 'index'): Json {
  try {
    const options = { schema: 'failsafe', maxAliasCount: 10, uniqueKeys: false, logLevel: 'silent' } as const;
    return parse(text, options) as Json;
  } catch {
    throw failed(damage);
  }
}
