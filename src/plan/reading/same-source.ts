import { canonicalJson } from '../../manifest/values/canonical.js';
import { parseWhole } from '../../manifest/parse.js';

/**
 * True where two texts of a file differ in comments and empty lines alone, of which nothing that reads the file makes anything else.
 * False wherever that is not certain.
 */
export function isSameSource(path: string, before: string, text: string): boolean {
  if (before === text) return true;
  if (HCL.test(path)) return sameHcl(before, text);
  const comment = PROGRAMS.find(([suffix]) => suffix.test(path))?.[1];
  if (comment !== undefined)
    return (
      ![before, text].some(
        (one) => IN_COMMENTS.test(one) || (CONFIGURATIONS.test(path) && BLOCKS.test(one)),
      ) && withoutEmpty(before.replace(comment, '')) === withoutEmpty(text.replace(comment, ''))
    );
  return YAML.test(path) && sameYaml(path, before, text);
}

const YAML = /\.ya?ml$/;
/** Source files of Terraform and the like that have comments and are no template of something else. */
const HCL = /\.(?:tf|tofu|hcl|tfvars)$/;
/** Programs, and lines of them that are a comment; some of Go tell its compiler what to take in. */
const PROGRAMS: readonly (readonly [RegExp, RegExp])[] = [
  [/\.(?:ts|js|mjs|cjs|go|java|kt|cs)$/, /^[ \t]*\/\/(?!go:)[^\n]*$/gm],
  [/\.(?:py|rb)$/, /^[ \t]*#[^\n]*$/gm],
  [/\.(?:jsonnet|libsonnet)$/, /^[ \t]*(?:\/\/|#)[^\n]*$/gm],
  [/\.cue$/, /^[ \t]*\/\/[^\n]*$/gm],
];
/** Text over several lines, in which a line like a comment is text. */
const BLOCKS = /\|\|\||"""|'''/;
const CONFIGURATIONS = /\.(?:jsonnet|libsonnet|cue)$/;
/** Comments in which a tool writes what it does: templates, ytt, setters of kpt. */
const IN_COMMENTS = /\{\{|\{%|%\{|<%|#@|#[ \t]*kpt-/;
const LINE_COMMENT = /^[ \t]*#.*$|[ \t]#.*$/gm;

/** What is left of the lines is compared besides the values, as tools differ in what they take for the same value. */
function sameYaml(path: string, before: string, text: string): boolean {
  if ([before, text].some((one) => IN_COMMENTS.test(one)) || bareYaml(before) !== bareYaml(text))
    return false;
  const [was, is] = [parseWhole(before, path), parseWhole(text, path)];
  return (
    was !== null && is !== null && was.map(canonicalJson).join('\n') === is.map(canonicalJson).join('\n')
  );
}

function bareYaml(text: string): string {
  return withoutEmpty(text.replace(LINE_COMMENT, ''));
}

function sameHcl(before: string, text: string): boolean {
  const [was, is] = [bareHcl(before), bareHcl(text)];
  return was !== null && was === is;
}

const HCL_COMMENT = /^[ \t]*(?:#|\/\/)/;
const HEREDOC = /<<-?([\w-]+)[ \t]*$/;
const HCL_TEXT = /"(?:[^"\\]|\\.)*"/g;
const DECLARES = /^(?:variable|output)[ \t]+"[^"]*"[ \t]*\{[ \t]*$/;
const DESCRIPTION = /^[ \t]+description[ \t]*=[ \t]*"(?:[^"\\]|\\.)*"[ \t]*$/;

/**
 * Without whole lines of comments, descriptions of variables, and what `terraform fmt` decides; a heredoc is text, and stays as it is. Null
 * where comments go over several lines.
 */
function bareHcl(text: string): string | null {
  if (text.includes('/*')) return null;
  const kept: string[] = [];
  let end: string | null = null;
  let isDeclaring = false;
  let depth = 0;
  for (const line of text.split(/\r?\n/)) {
    if (end !== null) {
      kept.push(`${line}\n`);
      if (line.trim() === end) end = null;
      continue;
    }
    if (HCL_COMMENT.test(line) || (isDeclaring && depth === 1 && DESCRIPTION.test(line))) continue;
    end = HEREDOC.exec(line)?.[1] ?? null;
    kept.push(end === null ? aligned(line) : `${line}\n`);
    if (depth === 0) isDeclaring = DECLARES.test(line);
    depth += nesting(line);
  }
  return kept.filter((line) => line !== '').join('\n');
}

function aligned(line: string): string {
  return line.trim().replace(/^("?[\w./-]+"?)[ \t]*=[ \t]*(?!=)/, '$1 = ');
}

/** How many parentheses of any kind a line of HCL opens more than it closes. */
export function nesting(line: string): number {
  const bare = line.replace(HCL_TEXT, '');
  return (bare.match(/[{[(]/g)?.length ?? 0) - (bare.match(/[}\])]/g)?.length ?? 0);
}

function withoutEmpty(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}
