import { byKustomize, byRoot, bySomething } from '../../manifest/advice.js';
import { KUSTOMIZATION_NAMES } from '../../manifest/delivery/kustomization.js';
import { folderOf } from '../../manifest/path.js';
import { visible } from '../../manifest/words/visible.js';
import { isPlanned } from '../objects/planned-kinds.js';
import type { FileContent } from './files.js';
import { beside, type Kustomization, kustomizationOf } from './kustomize.js';

/** One side of a change as its kustomizations see it. */
export interface SideOfKustomization {
  readonly contents: readonly FileContent[];
  readonly renderedPaths: readonly string[];
  readonly isRendered: (path: string) => boolean;
  /** The same file of the other side. */
  readonly counterpart: (content: FileContent) => FileContent | null;
  /** All paths of this side, and of the other one. */
  readonly paths: ReadonlySet<string>;
  readonly otherPaths: ReadonlySet<string>;
}

/** Why an edit was not evaluated, as the end of a sentence, and what to do. */
interface Unjudged {
  readonly why: string;
  readonly fix: string;
}

/**
 * Why an edited kustomization must be built to be judged; null for one that only lists files, as long as the files it lists are those
 * that are read.
 */
export function whyOfKustomization(content: FileContent, side: SideOfKustomization): Unjudged | null {
  const now = kustomizationOf(content.file);
  const other = side.counterpart(content);
  const before = other && kustomizationOf(other.file);
  const folder = folderOf(now.path);
  if (now.hasCharts || before?.hasCharts === true)
    return { why: 'it has Helm run over charts', fix: bySomething('kustomize build --enable-helm') };
  const isPlain = now.resources === null || (now.isPlain && (before === null || before.isPlain));
  const transforms = now.transforms.join(', ') || before?.transforms.join(', ') || 'it generates some';
  const why = isPlain
    ? unlisted(now, before, side)
    : `it changes the objects that it takes (${visible(transforms)})`;
  if (why === null) return null;
  // What lies beside it was rendered as an entry of its own, which no build of the folder is.
  const isOfRoots = [...(now.resources ?? []), ...(before?.resources ?? [])].some((one) =>
    side.renderedPaths.includes(one),
  );
  return { why, fix: isOfRoots ? byRoot(folder) : byKustomize(folder) };
}

function unlisted(
  now: Kustomization,
  before: Kustomization | null,
  side: SideOfKustomization,
): string | null {
  if (now.resources === null) return 'it can not be read';
  const missing = now.resources.find((one) => !isRead(one, side.paths));
  if (missing !== undefined)
    return `it takes ${visible(missing)}, which is not among the files that are read`;
  if (before === null) return leftOut(now, side);
  const dropped = before.written.find(
    (one) => !now.written.includes(one) && isRead(beside(now.path, one), side.paths),
  );
  if (dropped !== undefined) return `it no longer takes ${visible(dropped)}, which is still there`;
  const taken = now.written.find(
    (one) => !before.written.includes(one) && isRead(beside(before.path, one), side.otherPaths),
  );
  return taken === undefined ? null : `it begins to take ${visible(taken)}, which was there before`;
}

/**
 * A first kustomization decides what of its folder there is: what applied the folder before (Flux, Argo CD) takes nothing else of it from
 * then on, and prunes it. Source: fluxcd.io, Kustomization, "Generate kustomization.yaml"; argo-cd.readthedocs.io, Tool Detection.
 */
function leftOut(now: Kustomization, side: SideOfKustomization): string | null {
  const folder = folderOf(now.path);
  const left = side.contents.find(
    (content) =>
      folderOf(content.file.path) === folder &&
      content.manifests.some(isPlanned) &&
      side.counterpart(content) !== null &&
      ![...(now.resources ?? []), ...now.patches].includes(content.file.path),
  );
  return left === undefined
    ? null
    : `it is the first of its folder and does not take ${visible(left.file.path)}, which was there before: what applies the folder deletes that`;
}

/** A file that is read, or a folder with a kustomization that is. */
function isRead(path: string, paths: ReadonlySet<string>): boolean {
  const inside = (name: string): string => (path === '' ? name : `${path}/${name}`);
  return paths.has(path) || KUSTOMIZATION_NAMES.some((name) => paths.has(inside(name)));
}
