import { listing } from '../manifest/listing.js';
import { folderOf, nameOf } from '../manifest/path.js';
import type { Problem } from '../manifest/problem.js';
import { warningAt } from '../manifest/problem.js';
import type { OutsideFile } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { leftOutBy } from './glob/source-ignore.js';

/**
 * By these git puts another text than it holds into a checkout, or leaves a file out of an archive. Git LFS leaves alone what is no pointer
 * of its own, and those are found in the files. Source: git-scm.com/docs/gitattributes.
 */
const OTHERWISE = /^(?:export-ignore|export-subst|working-tree-encoding=.+|filter=(?!lfs$).+)$/;
/** The definition of an attribute that stands for others; who has it is not looked for. */
const MACRO = '[attr]';

interface Otherwise {
  readonly pattern: string;
  readonly attributes: readonly string[];
}

/**
 * A warning for each `.gitattributes` in which the change says so of a file that was read: what was judged is what git holds, and whoever
 * applies a checkout or an archive has something else.
 */
export function checkedOutOtherwise(files: readonly OutsideFile[], read: ReadonlySet<string>): Problem[] {
  return files.flatMap(({ path, before, text }): Problem[] => {
    if (nameOf(path) !== '.gitattributes' || text === null) return [];
    const known = new Set((before ?? '').split(/\r?\n/));
    const added = text.split(/\r?\n/).flatMap((line, at) => {
      const says = known.has(line) ? null : otherwiseIn(line);
      return says === null ? [] : [{ ...says, line: at + 1 }];
    });
    const isMeant = ({ pattern }: Otherwise): string | undefined => {
      const takes = leftOutBy([{ folder: folderOf(path), text: pattern }], null);
      return [...read].find(takes);
    };
    const found = added.flatMap((one) => {
      const file = isMeant(one);
      return file === undefined ? [] : [{ ...one, file }];
    });
    const [first] = found;
    return first === undefined ? [] : [problemOf({ path, ...first })];
  });
}

function otherwiseIn(line: string): Otherwise | null {
  const [pattern = '', ...attributes] = line.trim().split(/\s+/);
  const says = attributes.filter((attribute) => OTHERWISE.test(attribute));
  if (pattern.startsWith('#') || says.length === 0) return null;
  return { pattern: pattern.startsWith(MACRO) ? '*' : pattern, attributes: says };
}

interface Found extends Otherwise {
  readonly path: string;
  readonly line: number;
  readonly file: string;
}

function problemOf({ path, line, attributes, file }: Found): Problem {
  const message =
    `${listing(attributes.map((one) => visible(one)))} has git put another text than it holds into a checkout, or leave the file out of an archive, such as ${visible(file)}: ` +
    'what is applied from there was not judged. Leave these attributes off manifests.';
  return {
    ...warningAt({ file: path, line, column: 1 }, 'checked-out-otherwise', message),
    isUnjudged: true,
  };
}
