import { addTo } from '../../manifest/lookup.js';
import type { SourceFile } from '../../manifest/source-file.js';

/** Which files a change edits. Without a base every file is new. */
export class Edits {
  private readonly byKey = new Map<string, SourceFile>();
  /** Those whose key another file has too: none, but for files that were named one by one. */
  private readonly further = new Map<string, [SourceFile, ...SourceFile[]]>();

  constructor(private readonly others: readonly SourceFile[] | null) {
    for (const file of others ?? []) {
      const key = keyOf(file);
      if (this.byKey.has(key)) addTo(this.further, key, file);
      else this.byKey.set(key, file);
    }
  }

  /** False for a file that the other side holds with the same text. */
  isEdited(file: SourceFile): boolean {
    return this.same(file) === undefined;
  }

  /** The file of the other side that has the same text. */
  same(file: SourceFile): SourceFile | undefined {
    const first = this.byKey.get(keyOf(file));
    if (first === undefined || isSame(file, first)) return first;
    return this.further.get(keyOf(file))?.find((other) => isSame(file, other));
  }

  /** The files of the other side that have the same key. */
  counterparts(file: SourceFile): readonly SourceFile[] {
    const first = this.byKey.get(keyOf(file));
    return first === undefined ? [] : [first, ...(this.further.get(keyOf(file)) ?? [])];
  }

  get hasOther(): boolean {
    return this.others !== null;
  }
}

/** What a file goes by on both sides. */
export function keyOf({ key, path }: SourceFile): string {
  return key ?? path;
}

/** True for files with the same text, into which the same is put. */
function isSame(a: SourceFile, b: SourceFile): boolean {
  return a.text === b.text && placingOf(a) === placingOf(b);
}

const NOTHING = '[null,[],false]';

/** Namespace and variables of a file count as its text. */
export function placingOf(file: SourceFile): string {
  const { namespace, variables, renderedBy } = file;
  if (namespace === undefined && variables === undefined && renderedBy === undefined) return NOTHING;
  return JSON.stringify([
    namespace ?? null,
    Object.entries(variables ?? {}).sort(),
    renderedBy !== undefined,
  ]);
}
