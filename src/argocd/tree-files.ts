/** A tree of files as generators look at it. */
export interface TreeFiles {
  /** Of files, sorted. */
  readonly entries: readonly { readonly path: string }[];
  isFile(path: string): boolean;
  /** Null for what is no file, or holds no text. */
  text(path: string): string | null;
  /** Makes files ready to be read; false where they are too many or too large. */
  loads(paths: readonly string[]): boolean;
}
