import { isWithin, joined } from '../path.js';

/** What a shell, a pipeline or make (`$*`, `$@`) puts into a text later. */
export const LATER = /\$?\{\{[^{}\n]*\}\}|\$\{[^{}\n]*\}|\$\([^()\n]*\)|\$\$?(?:\w+|[@*<^%?+])/g;
/** Terraform's own folder. */
const OWN_FOLDER = /\$\{path\.(?:module|root)\}/g;
const BETWEEN = /[\s"'`,;=()<>[\]{}|#!]+|:(?=\s|$)|:\/\//;
const MOST_NAMES = 5_000;
/**
 * The paths that a text writes, from its own folder and from the root: as it is not known where the tool runs, both. `*` stands for what
 * something else puts in later.
 * @param isName which of its words are paths; absent: those with a slash or a suffix of what is rendered
 */
export function namesIn(
  folder: string,
  text: string,
  isName: (word: string) => boolean = isPath,
): readonly string[] {
  const words = new Set(text.replace(OWN_FOLDER, '.').replace(LATER, '*').split(BETWEEN).filter(isName));
  const paths = [...words]
    .slice(0, MOST_NAMES)
    // What is put in first is a folder that is not known: `$values/apps/web.yaml` counts from the root of a source.
    .flatMap((word) => (word.startsWith('*/') ? [word, word.slice(2)] : [word]))
    // A label of Bazel: `//deploy:pools.yaml`.
    .map((word) => word.replace(/^(?:\/\/)?([\w./-]*):([\w./*-]+\.\w+)$/, '$1/$2'))
    // In an image the files lie where they were copied to, most often by the same names from the root.
    .map((word) => word.replace(/^\/+/, ''))
    .flatMap((word) => [joined(folder, word), joined('', word)])
    .filter((path): path is string => path !== null && /[^*/]/.test(path));
  return [...new Set(paths)];
}

/** The words of a text that may be the name of a folder. */
export function wordsIn(text: string): readonly string[] {
  return [...new Set(text.match(/[A-Za-z_][\w.-]*/g))].slice(0, MOST_NAMES);
}

function isPath(word: string): boolean {
  return word.includes('/') || /\.(?:ya?ml|json|gotmpl|tmpl|tpl|j2|tf|cue|jsonnet|libsonnet|k)$/.test(word);
}

/**
 * True for the path of a name, and for what is in the folder that it names. `*` stands for any text without a slash, and `**` for any
 * number of steps.
 */
export function isNamed(name: string, path: string): boolean {
  if (!name.includes('*')) return isWithin(name, path);
  const [steps, pattern] = [path.split('/'), name.split('/')];
  return pattern.includes('**')
    ? isAlong(steps, pattern, true)
    : pattern.every((step, index) => isLike(steps[index], step));
}

/** `isWithin`: what lies below counts as well. Paths are short, and so are patterns of more than one `**`. */
function isAlong(steps: readonly string[], pattern: readonly string[], isWithin: boolean): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) return isWithin || steps.length === 0;
  if (first === '**')
    return isAlong(steps, rest, isWithin) || (steps.length > 0 && isAlong(steps.slice(1), pattern, isWithin));
  return isLike(steps[0], first) && isAlong(steps.slice(1), rest, isWithin);
}

/** True for the path of a name, and not for what is in it. */
export function isExactly(name: string, path: string): boolean {
  // Asked of each file for each name: most names have no star.
  if (!name.includes('*')) return name === '' ? !path.includes('/') : name === path;
  const [steps, pattern] = [path.split('/'), name.split('/')];
  if (pattern.includes('**')) return isAlong(steps, pattern, false);
  return steps.length === pattern.length && isNamed(name, path);
}

/** The parts between the stars in their order, the first and the last at the ends. */
export function isLike(step: string | undefined, pattern: string): boolean {
  if (step === undefined) return false;
  const parts = pattern.split('*');
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return step === pattern;
  if (!step.startsWith(first) || !step.endsWith(last) || step.length < first.length + last.length)
    return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = step.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= step.length - last.length;
}
