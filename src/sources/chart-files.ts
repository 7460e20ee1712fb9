import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parsedJson } from '../manifest/json.js';
import { isObject, type Json } from '../manifest/manifest.js';
import { folderOf, inside, nameOf } from '../manifest/path.js';
import { MOST_BYTES, packedFiles } from './remote-charts/archive.js';

/** A file of a chart as Helm reads it. */
export interface ChartFile {
  /** Below the folder of the chart; of a packed chart below `charts/NAME`. */
  readonly path: string;
  readonly text: string;
}

/**
 * Templates, default values and schemas of a chart on the disk, and other files with actions that `tpl` may evaluate; with those of the
 * charts in it, also packed ones. Throws a `Refusal`.
 */
export function chartFiles(folder: string): ChartFile[] {
  const files: ChartFile[] = [];
  let bytesLeft = MOST_BYTES;
  const add = (path: string, content: () => Buffer): void => {
    if (isRead(path)) files.push({ path, text: content().toString('utf8') });
    else if (/^(?:charts\/[^/]+\/)*charts\/[^/]+\.tgz$/.test(path)) {
      for (const inner of packedFiles(content(), bytesLeft)) {
        bytesLeft -= inner.content.length;
        add(inside(folderOf(path), inner.path), () => inner.content);
      }
    } else if (isOther(path)) {
      const text = content().toString('utf8');
      if (text.includes('{{')) files.push({ path, text });
    }
  };
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (statSync(join(folder, path)).isFile()) add(path, () => readFileSync(join(folder, path)));
  return files;
}

/** True for a file that a template reads by `.Files`. */
export function isOther(path: string): boolean {
  const own = ownPath(path);
  return own !== VALUES && nameOf(own) !== SCHEMA && !/^(?:templates|crds|charts)(?:\/|$)/.test(own);
}

/** A chart in another one counts like itself. */
function ownPath(path: string): string {
  return path.replace(/^(?:charts\/[^/]+\/)+/, '');
}

function isRead(path: string): boolean {
  const own = ownPath(path);
  return own === SCHEMA || own === VALUES || /^templates\/.*\.(?:ya?ml|tpl)$/.test(own);
}

const SCHEMA = 'values.schema.json';
export const VALUES = 'values.yaml';

/** True if Helm would ask another host, or a file of the machine, for a part of a schema. */
export function hasRemoteSchema(files: readonly ChartFile[]): boolean {
  return files.some(({ path, text }) => nameOf(path) === SCHEMA && refersElsewhere(parsedJson(text) ?? null));
}

const DRAFT = /^https?:\/\/json-schema\.org\//;
const REFERENCES: ReadonlySet<string> = new Set(['$ref', '$dynamicRef', '$recursiveRef', '$schema']);

function refersElsewhere(schema: Json): boolean {
  if (Array.isArray(schema)) return schema.some(refersElsewhere);
  if (!isObject(schema)) return false;
  return Object.entries(schema).some(([key, value]) =>
    REFERENCES.has(key) && typeof value === 'string'
      ? !value.startsWith('#') && !(key === '$schema' && DRAFT.test(value))
      : refersElsewhere(value),
  );
}
