import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { lazily } from '../manifest/lookup.js';
import type { Place } from '../manifest/manifest.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { code, foreign, name, type Text, text } from '../text/text.js';
import { type Config, configSchema } from './schema.js';
import { keysMeant, messagesOf } from './values.js';

/** The configuration's path in a repository: read by the action, and written by `init`. */
export const DEFAULT_CONFIG = '.github/fleetplan.yml';

const MOST_CHARACTERS = 256 * 1024;

/** The configuration with every default, as when there is no file. */
export const defaultConfig = lazily((): Config => configSchema.parse({ version: 1 }));

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
  const placeOf = (path: readonly PropertyKey[]): Place => placeAt(offsetOf(document.contents, path));
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ message, pos }) =>
      problem(text`This is not valid YAML: ${foreign(message)}.`, placeAt(pos[0])),
    );
    return { problems };
  }
  if (document.contents === null) return { problems: [problem(EMPTY, placeAt(0))] };
  const parsed = configSchema.safeParse(toData(document), { error: keysMeant });
  if (parsed.success) return { config: parsed.data, placeOf };
  const found = parsed.error.issues.flatMap(messagesOf);
  return { problems: found.map(({ path, message }) => problem(message, placeOf(path))) };
}

const EMPTY = text`The configuration file is empty. Write ${code('version: 1')} into it, or delete it to use the defaults.`;

function toData(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) as unknown;
  } catch {
    return undefined;
  }
}

/** The location of a path's key, or of its nearest written ancestor. */
function offsetOf(contents: unknown, path: readonly PropertyKey[]): number {
  let node = contents;
  let offset = 0;
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
