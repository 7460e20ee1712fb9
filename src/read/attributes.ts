import { listing } from '../manifest/words/listing.js';
import { folderOf, nameOf } from '../manifest/path.js';
import { errorAt, type Problem, warningAt } from '../manifest/problem.js';
import type { OutsideFile } from '../manifest/source-file.js';
import { visible } from '../manifest/words/visible.js';
import { leftOutBy } from './glob/source-ignore.js';

/**
 * By these git puts another text than it holds into a checkout, or leaves a file out of an archive. Git LFS leaves alone what is no pointer
 * of its own, and those are found in the files. Source: git-scm.com/docs/gitattributes.
 */
const OTHERWISE = /^(?:export-ignore|export-subst|working-tree-encoding=.+|filter=(?!lfs$).+)$/;
/** By these GitHub folds the file's changes away or shows none of them. Source: docs.github.com, "Customizing how changed files appear". */
const UNSEEN = /^(?:linguist-generated(?:=true)?|-diff|binary)$/;
/** What takes one of these from a file again: without the line an earlier one holds. */
const NOT_ANY_MORE = /^[-!](?:export-ignore|export-subst|working-tree-encoding|filter|linguist-generated)$/;
/** The definition of an attribute that stands for others; who has it is not looked for. */
const MACRO = '[attr]';
/** Of so many new lines each is asked which files it is of; of more the first counts for all files. */
const MOST_LINES = 200;

/**
 * Files of patterns, and who leaves out what they match. Source: fluxcd.io, GitRepository, Excluding files; kubernetes-sigs/kustomize
 * kyaml/kio/ignorefilesmatcher.go, which kpt reads packages with.
 */
const LEAVE_OUT: ReadonlyMap<string, string> = new Map([
  ['.sourceignore', 'Flux'],
  ['.krmignore', 'kpt'],
]);

interface Otherwise {
  readonly pattern: string;
  readonly attributes: readonly string[];
}

/**
 * An error for each `.gitattributes` in which the change says so of a file that was read, and for each `.sourceignore` or `.krmignore` by
 * which Flux or kpt leaves one out, or takes it in again: what was judged is what git holds, and whoever applies a checkout, an archive,
 * an artifact or a package has something else. A warning where whoever reviews a later change does not see what it does to the file.
 */
export function checkedOutOtherwise(files: readonly OutsideFile[], read: ReadonlySet<string>): Problem[] {
  return files.flatMap((outside): Problem[] => {
    const { path, before, text } = outside;
    const leaver = LEAVE_OUT.get(nameOf(path));
    if (leaver !== undefined) return leftOutAnew(outside, leaver, read);
    if (nameOf(path) !== '.gitattributes' || text === null) return [];
    const all = newIn(before ?? '', text);
    const asked = all.length > MOST_LINES ? all.slice(0, 1).map((one) => ({ ...one, pattern: '*' })) : all;
    const found = asked.flatMap((one) => {
      const takes = leftOutBy([{ folder: folderOf(path), text: one.pattern }], null);
      const file = [...read].find(takes);
      return file === undefined ? [] : [{ ...one, file }];
    });
    const [first] = found;
    return first === undefined ? [] : [problemOf({ path, ...first })];
  });
}

function leftOutAnew(
  { path, before, text }: OutsideFile,
  leaver: string,
  read: ReadonlySet<string>,
): Problem[] {
  const rulesOf = (of: string | null) =>
    leftOutBy(of === null ? [] : [{ folder: folderOf(path), text: of }], null);
  const [was, is] = [rulesOf(before), rulesOf(text)];
  const file = [...read].find((one) => was(one) !== is(one));
  if (file === undefined) return [];
  const does = is(file) ? `has ${leaver} leave out` : `no longer has ${leaver} leave out`;
  const message =
    `${visible(path)} ${does} files such as ${visible(file)}: the plan takes them to be applied on both sides of the change, ` +
    'so what that does was not judged. Take the file out of `policies` in a change of its own, or leave the patterns as they are.';
  return [errorAt({ file: path, line: 1, column: 1 }, 'checked-out-otherwise', message)];
}

interface Line extends Otherwise {
  readonly line: number;
}

/** The lines that the change adds, and those that hold again as it takes away what undid them. */
function newIn(before: string, text: string): Line[] {
  const [was, is] = [linesOf(before), linesOf(text)];
  const [known, kept] = [new Set(was), new Set(is)];
  const isUndone = was.some((line) => !kept.has(line) && attributesIn(line).rest.some(isTakenBack));
  return is.flatMap((line, at) => {
    const says = known.has(line) && !isUndone ? null : otherwiseIn(line);
    return says === null ? [] : [{ ...says, line: at + 1 }];
  });
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

function isTakenBack(attribute: string): boolean {
  return NOT_ANY_MORE.test(attribute);
}

function otherwiseIn(line: string): Otherwise | null {
  const { pattern, rest } = attributesIn(line);
  const otherwise = rest.filter((attribute) => OTHERWISE.test(attribute));
  const says = otherwise.length > 0 ? otherwise : rest.filter((attribute) => UNSEEN.test(attribute));
  if (pattern.startsWith('#') || says.length === 0) return null;
  return { pattern: pattern.startsWith(MACRO) ? '*' : pattern, attributes: says };
}

/** A pattern in quotes may hold blanks, and escapes as in C: such a one is taken to be of any file. */
function attributesIn(line: string): { readonly pattern: string; readonly rest: readonly string[] } {
  const text = line.trim();
  if (!text.startsWith('"')) {
    const [pattern = '', ...rest] = text.split(/\s+/);
    return { pattern, rest };
  }
  const end = text.lastIndexOf('"');
  const quoted = text.slice(1, Math.max(1, end));
  return {
    pattern: quoted.includes('\\') ? '*' : quoted,
    rest: text
      .slice(end + 1)
      .trim()
      .split(/\s+/),
  };
}

interface Found extends Otherwise {
  readonly path: string;
  readonly line: number;
  readonly file: string;
}

function problemOf({ path, line, attributes, file }: Found): Problem {
  const named = listing(attributes.map((one) => visible(one)));
  const place = { file: path, line, column: 1 };
  if (attributes.every((one) => UNSEEN.test(one)))
    return warningAt(
      place,
      'unseen-in-review',
      `${named} has GitHub fold away or not show what a change does to files such as ${visible(file)}: from then on a reviewer does not see an edit of a policy. Leave it off manifests that people write; where a tool renders these, review what it renders them from.`,
    );
  const message =
    `${named} has git put another text than it holds into a checkout, or leave the file out of an archive, such as ${visible(file)}: ` +
    'what is applied from there was not judged. Leave these attributes off manifests.';
  return errorAt(place, 'checked-out-otherwise', message);
}
