/** The documents of what kustomize or helm printed, each without its `---`. Text in a value is indented, so that no line of it looks like one. */
export function documentsIn(output: string): string[] {
  return output
    .split(/^---[ \t]*(?:#.*)?\r?\n/m)
    .map((text) => (/\s$/.test(text) ? `${text.trimEnd()}\n` : text))
    .filter((text) => text.trim() !== '');
}
