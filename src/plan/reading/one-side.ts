import type { Manifest } from '../../manifest/manifest.js';
import type { Problem } from '../../manifest/problem.js';
import { INTEREST, isPlanned } from '../objects/planned-kinds.js';
import { type Described, type DescribedTwice, describedTwice } from './described-twice.js';
import { contentsOf, type FileContent, type SideReading } from './files.js';
import { Kustomizations } from './kustomize.js';
import { type Aside, asideOf, isBuiltBeside } from './set-aside.js';
import type { Side } from './side.js';

/** What one side of a change holds. */
export interface OneSide extends Pick<DescribedTwice, 'twice' | 'standing'> {
  readonly side: Side;
  readonly contents: readonly FileContent[];
  readonly manifests: readonly Manifest[];
  readonly asides: readonly Aside[];
  /** Problems in the files that the change edits. */
  readonly problems: readonly Problem[];
  /** True where the files were too much to be read. */
  readonly isUnread: boolean;
}

/** Reads the files of a side: what is planned, what is set aside with its reason, and what cannot be evaluated. */
export function sideOf(side: Side, reading: SideReading): OneSide {
  const { files } = side;
  const { files: contents, problem } = contentsOf(files, reading);
  const kustomizations = new Kustomizations(files);
  const asides: Aside[] = [];
  const manifests: Described[] = [];
  for (const { file, manifests: found } of contents) {
    const isBuilt = file.renderedBy !== undefined;
    for (const manifest of found) {
      if (!isBuilt && isBuiltBeside(manifest, kustomizations, side)) continue;
      const aside = asideOf(manifest, isBuilt ? null : kustomizations);
      if (aside === null) manifests.push({ manifest, isBuilt });
      else asides.push({ manifest, problem: aside });
    }
  }
  const { kept, twice, standing } = describedTwice(manifests, isJudged);
  return {
    side,
    contents,
    manifests: kept,
    asides,
    problems: [...(problem ? [problem] : []), ...contents.flatMap((content) => content.problems)],
    twice,
    standing,
    isUnread: problem !== null,
  };
}

/** The paths of the files in which nothing is planned and nothing wrong. */
export function passedOver({ side, contents, isUnread }: OneSide): string[] {
  if (isUnread) return [];
  const holding = new Set(contents.flatMap((content) => (holdsNothing(content) ? [] : content.file)));
  return side.files.flatMap((file) => (holding.has(file) ? [] : file.path));
}

/** True for a file with an object of a kind that is planned, or that decides about one. */
export function holdsPlanned({ manifests }: FileContent): boolean {
  return manifests.some((manifest) => isPlanned(manifest) || isJudged(manifest));
}

function holdsNothing(content: FileContent): boolean {
  return content.problems.length + content.before.length === 0 && !holdsPlanned(content);
}

/** True for an object of a kind that is planned, or that decides about one, whatever its version. */
export function isJudged({ apiVersion, kind }: Manifest): boolean {
  return INTEREST.concerns(apiVersion, kind);
}
