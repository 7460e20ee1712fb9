import { code, joinTexts, literal, name, NO_TEXT, foreign, type Text, text } from '../text/text.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import type { Place } from '../manifest/manifest.js';
import { nearest } from '../manifest/visible.js';
import { type Config, configSchema } from './schema.js';
import { wording } from './wording.js';

/** The configuration's path in a repository: read by the action, and written by `init`. */
export const DEFAULT_CONFIG = '.github/fleetplan.yml';

const MOST_CHARACTERS = 256 * 1024;

let asWithoutFile: Config | undefined;

/** The configuration with every default, as when there is no file. */
export function defaultConfig(): Config {
  return (asWithoutFile ??= configSchema.parse({ version: 1 }));
}

export interface ReadConfig {
  readonly config: Config;
  /** The location of a setting, or of the nearest one above it that is written. */
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

/**
 * Reads a configuration file. Unknown keys, wrong types and values out of range are errors with their place: a setting that
 * is not understood would be a limit that is not there.
 */
export function readConfig(written: string, file: string): ReadConfig | { problems: Problem[] } {
  const problem = (message: Text, place: Place | null): Problem => errorAt(place, 'invalid-config', message);
  if (written.length > MOST_CHARACTERS)
    return { problems: [problem(text`${name('file', file)} is larger than 256 KiB.`, null)] };
  const lines = new LineCounter();
  const document = parseDocument(written, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ code: error, pos }) =>
        problem(
          text`This is not valid YAML. ${literal(SYNTAX.get(error) ?? 'Correct this line.')}`,
          placeAt(pos[0]),
        ),
      ),
    };
  }
  if (document.contents === null) return { problems: [problem(EMPTY, placeAt(0))] };
  const parsed = configSchema.safeParse(toData(document));
  if (parsed.success) {
    return { config: parsed.data, placeOf: (path) => placeAt(offsetOf(document.contents, path) ?? 0) };
  }
  return {
    problems: parsed.error.issues.flatMap((issue) =>
      describe(issue).map(({ path, message }) =>
        problem(message, placeAt(offsetOf(document.contents, path) ?? 0)),
      ),
    ),
  };
}

const EMPTY = text`The configuration file is empty. Write ${code('version: 1')} into it, or delete it to use the defaults.`;

const SYNTAX: ReadonlyMap<string, string> = new Map([
  ['BAD_INDENT', 'Give all keys of one mapping the same indentation.'],
  ['BLOCK_AS_IMPLICIT_KEY', 'Put a value that holds ": " in quotes, or move the mapping to the next line.'],
  ['DUPLICATE_KEY', 'The key is there twice; remove one.'],
  ['MISSING_CHAR', 'Add the quote, bracket or colon that is missing.'],
  ['MULTIPLE_DOCS', 'Remove the second document.'],
  ['TAB_AS_INDENT', 'Indent with spaces, not with tabs.'],
]);

function toData(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) as unknown;
  } catch {
    return undefined;
  }
}

interface Described {
  path: readonly PropertyKey[];
  message: Text;
}

function describe(issue: z.core.$ZodIssue): Described[] {
  const setting = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: text`${code([...issue.path, key].map(String).join('.'))} is not a setting.${suggestion(key, issue.path)}`,
    }));
  }
  return [
    {
      path: issue.path,
      message: text`${setting === '' ? text`the file` : code(setting)} ${foreign(wording(issue))}.`,
    },
  ];
}

/** The location of a path's key, or of its nearest written ancestor. */
function offsetOf(contents: unknown, path: readonly PropertyKey[]): number | null {
  let node = contents;
  let offset: number | null = null;
  for (const step of path) {
    if (isSeq(node)) {
      node = node.items[Number(step)];
      if (isNode(node)) offset = node.range?.[0] ?? offset;
      continue;
    }
    if (!isMap(node)) break;
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
    if (!pair || !isScalar(pair.key)) break;
    offset = pair.key.range?.[0] ?? offset;
    node = pair.value;
  }
  return offset;
}

function suggestion(key: string, path: readonly PropertyKey[]): Text {
  const known = knownKeys(configSchema, path.map(String));
  const meant = nearest(key, known);
  if (meant) return text` Did you mean ${code(meant)}?`;
  return known.length > 0 ? text` Settings here: ${joinTexts(known.map(code), ', ')}.` : NO_TEXT;
}

/** The keys that the schema knows at a path; [] where it leads to no mapping. */
function knownKeys(schema: unknown, path: readonly string[]): string[] {
  let inner = schema;
  for (;;) {
    if (inner instanceof z.ZodObject) break;
    if (inner instanceof z.ZodPipe) inner = inner.def.out;
    else if (
      inner instanceof z.ZodOptional ||
      inner instanceof z.ZodPrefault ||
      inner instanceof z.ZodDefault
    )
      inner = inner.def.innerType;
    else if (inner instanceof z.ZodArray) return knownKeys(inner.element, path.slice(1));
    else return [];
  }
  const [step, ...rest] = path;
  return step === undefined ? Object.keys(inner.shape) : knownKeys(inner.shape[step], rest);
}
