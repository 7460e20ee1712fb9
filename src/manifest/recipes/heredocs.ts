/** Where a shell begins a text of its own lines: `<<EOF`, `<<-'EOF'`. */
const BEGINS = /<<[-~]?[ \t]*(["']?)([A-Za-z_]\w*)\1/;
/** What goes into a file or to another command; the rest is printed for a person. */
const GOES_ON = /[|>]|\b(?:kubectl|helm|kapp)\b/;

/** The texts that a script writes in its own lines and hands on: a manifest for `kubectl apply -f -`, a file of values. */
export function heredocsIn(script: string): readonly string[] {
  const bodies: string[] = [];
  let end: string | null = null;
  let body: string[] = [];
  let isHandedOn = false;
  for (const line of script.split(/\r?\n/)) {
    if (end === null) {
      const [mark = '', , word] = BEGINS.exec(line) ?? [];
      if (word === undefined) continue;
      [end, body, isHandedOn] = [word, [], GOES_ON.test(line.replace(mark, ''))];
    } else if (line.trim() === end) {
      if (isHandedOn || body.some((one) => /^[ \t]*apiVersion:/.test(one))) bodies.push(body.join('\n'));
      end = null;
    } else body.push(line);
  }
  return bodies;
}
