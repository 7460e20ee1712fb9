import { parse } from 'yaml';
import { field, itemsIn, textIn } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import { failed } from './refusal.js';

/** A version of a chart in the index of a repository. */
export interface IndexEntry {
  readonly version: string;
  readonly url: string;
  /** SHA-256 of the archive in hexadecimal; null if the index gives none. */
  readonly digest: string | null;
}

/** The versions of one chart. Indexes have many megabytes; as Helm writes them, one chart's part is cut out before it is parsed. */
export function entriesOf(index: string, name: string): IndexEntry[] {
  const part = partOf(index, name) ?? index;
  const written = read(part);
  const entries = field(written, 'entries');
  if (entries === undefined) throw failed('index');
  return itemsIn(entries, name).flatMap((one): IndexEntry[] => {
    const [version, url] = [textIn(one, 'version'), itemsIn(one, 'urls')[0]];
    if (version === null || typeof url !== 'string') return [];
    const digest = textIn(one, 'digest')?.replace(/^sha256:/, '') ?? '';
    return [{ version, url, digest: /^[0-9a-f]{64}$/.test(digest) ? digest : null }];
  });
}

function partOf(index: string, name: string): string | null {
  if (!/^entries:\s*$/m.test(index)) return null;
  const start = index.indexOf(`\n  ${name}:\n`);
  if (start < 0) return null;
  const after = start + name.length + 5;
  const end = /\n {0,2}[^\s-]/.exec(index.slice(after - 1));
  return `entries:${index.slice(start, end === null ? undefined : after - 1 + end.index)}\n`;
}

function read(text: string): Json | undefined {
  try {
    return parse(text, {
      schema: 'failsafe',
      maxAliasCount: 100,
      uniqueKeys: false,
      logLevel: 'silent',
    }) as Json;
  } catch {
    throw failed('index');
  }
}
