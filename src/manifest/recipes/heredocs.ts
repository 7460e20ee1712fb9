/** Where a shell begins a text of its own lines: `<<EOF`, `<<-'END-OF-FILE'`; `<<<` is one of a word. */
const BEGINS = /(?<!<)<<[-~]?[ \t]*(?:\\|(["']?))([A-Za-z_][\w.-]*)\1/;
/** What goes into a file, a variable or to another command; the rest is printed for a person. */
const GOES_ON = /[|>]|\$\(|\b(?:kubectl|oc|helm|kapp|argocd|tee)\b/;

/** The texts that a script writes in its own lines and hands on: a manifest for `kubectl apply -f -`, a file of values. */
export function heredocsIn(script: string): readonly string[] {
  const lines = script.split(/\r?\n/);
  const lastOf = new Map(lines.map((line, at) => [line.trim(), at]));
  const bodies: string[] = [];
  let end: string | null = null;
  let body: string[] = [];
  let isHandedOn = false;
  for (const [at, line] of lines.entries()) {
    if (end === null) {
      const [mark = '', , word] = BEGINS.exec(line) ?? [];
      // A shift of bits (`1 << N`) and a comment look alike, and what begins there would take what follows for its own.
      if (word === undefined || line.trimStart().startsWith('#') || (lastOf.get(word) ?? 0) <= at) continue;
      [end, body, isHandedOn] = [word, [], GOES_ON.test(line.replace(mark, ''))];
    } else if (line.trim() === end) {
      if (isHandedOn || body.some((one) => /^[ \t]*apiVersion:/.test(one))) bodies.push(body.join('\n'));
      end = null;
    } else body.push(line);
  }
  return bodies;
}
