import type { BesideFile, SourceFile } from '../../manifest/source-file.js';

/** Which files a change edits. Without a base every file is new. */
export class Edits<T extends BesideFile> {
  private readonly byKey = new Map<string, T[]>();

  constructor(private readonly others: readonly T[] | null) {
    for (const file of others ?? []) {
      const key = keyOf(file);
      const before = this.byKey.get(key);
      if (before === undefined) this.byKey.set(key, [file]);
      else before.push(file);
    }
  }

  /** False for a file that the other side holds with the same text. */
  isEdited(file: T): boolean {
    return this.same(file) === undefined;
  }

  /** The file of the other side that has the same text. */
  same(file: T): T | undefined {
    return this.counterparts(file).find((other) => isSame(file, other));
  }

  /** The files of the other side that have the same key: at most one, but for files that were named one by one. */
  counterparts(file: T): readonly T[] {
    return this.byKey.get(keyOf(file)) ?? [];
  }

  get hasOther(): boolean {
    return this.others !== null;
  }
}

function keyOf({ key, path }: BesideFile): string {
  return key ?? path;
}

function isSame(a: BesideFile, b: BesideFile): boolean {
  if (a.id !== undefined && a.id === b.id) return true;
  return a.text !== null && a.text === b.text && placingOf(a) === placingOf(b);
}

const NOTHING = '[null,[],false]';

/** What is put into a file counts as its text. */
function placingOf(file: BesideFile): string {
  const { namespace, variables, renderedBy } = file as Partial<SourceFile>;
  if (namespace === undefined && variables === undefined && renderedBy === undefined) return NOTHING;
  return JSON.stringify([
    namespace ?? null,
    Object.entries(variables ?? {}).sort(),
    renderedBy !== undefined,
  ]);
}
