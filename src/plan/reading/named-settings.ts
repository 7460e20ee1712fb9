import type { SourceFile } from '../../manifest/source-file.js';
import { sourceText } from '../../manifest/source-text.js';
import { holdsSettings, mentionsNeighbour } from '../objects/planned-kinds.js';

/** A value of `name`, in whatever quotes. */
const NAMES = /\bname["']?[ \t]*:[ \t]*["']?([^\s"',{}[\]]*)/g;
const NAMESPACES = /\bnamespace["']?[ \t]*:[ \t]*["']?([^\s"',{}[\]]*)/g;
const KINDS = /\bkind["']?[ \t]*:[ \t]*["']?([A-Za-z]*)/g;
/** A name as the API server takes it; else YAML has another way to write it, such as an anchor. */
const NAME = /^[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?$/;
const WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;

/**
 * Which ConfigMaps and Secrets that the change leaves alone need to be read: those that have a name which stands in a text that may hold a
 * planned object, and one of each kind and namespace, as what the files hold of a kind tells whether they hold all of it. Others are most of
 * a repository and decide nothing.
 */
export class NamedSettings {
  private words: ReadonlySet<string> | null = null;
  private readonly mentioning = new WeakMap<Pick<SourceFile, 'text'>, boolean>();

  /** `files`: those before and after the change; of what is the same on both sides one is enough. */
  constructor(private readonly files: readonly SourceFile[]) {}

  /** True for a file that may hold a planned object, or one that decides about those. */
  mentions(file: Pick<SourceFile, 'text'>): boolean {
    const known = this.mentioning.get(file);
    if (known !== undefined) return known;
    const found = mentionsNeighbour(file.text);
    this.mentioning.set(file, found);
    return found;
  }

  /** For the texts of one side; false for those that need not be read. */
  ofSide(): (text: string, namespace?: string) => boolean {
    const seen = new Set<string>();
    return (text, namespace = '') => {
      if (!holdsSettings(text)) return false;
      const names = valuesOf(text, NAMES);
      const key = [namespace, ...valuesOf(text, KINDS), ' ', ...valuesOf(text, NAMESPACES)].join(' ');
      if (names.length > 0 && names.every((name) => NAME.test(name)) && seen.has(key))
        return names.some((name) => this.isWritten(name));
      seen.add(key);
      return true;
    };
  }

  private isWritten(name: string): boolean {
    this.words ??= this.wordsIn(this.files);
    return this.words.has(name);
  }

  private wordsIn(files: readonly SourceFile[]): ReadonlySet<string> {
    const words = new Set<string>();
    for (const file of files)
      if (file.text.includes('${') || this.mentions(file))
        for (const [word] of sourceText(file.path, file.text, file.variables).text.matchAll(WORD))
          words.add(word);
    return words;
  }
}

function valuesOf(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, value = '']) => value);
}
