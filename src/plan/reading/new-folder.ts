import { groupedBy } from '../../manifest/lookup/grouped.js';
import { listing } from '../../manifest/words/listing.js';
import type { Manifest } from '../../manifest/manifest.js';
import { isKustomization } from '../../manifest/delivery/kustomization.js';
import { folderOf, isWithin, nameOf } from '../../manifest/path.js';
import { counted } from '../../manifest/words/plural.js';
import type { Problem } from '../../manifest/problem.js';
import { visible } from '../../manifest/words/visible.js';

/** A planned object that the change adds or edits beside the policies. */
export interface Beside {
  readonly manifest: Manifest;
  /** The folder of the policies that it lies beside; null where only its first step differs. */
  readonly neighbour: string | null;
  /** True for an object of a file that the change adds. */
  readonly isNew: boolean;
}

const SHOWN = 3;

/**
 * What is added beside the policies, each told by `one`; several objects of a folder that lies beside one of theirs, as that of a new
 * cluster does, are told once, with what gives them a plan.
 */
export function besideProblems(found: readonly Beside[], one: (manifest: Manifest) => Problem): Problem[] {
  const groups = groupedBy(found, (beside) => rootOf(beside)?.folder);
  return found.flatMap((beside) => {
    const root = rootOf(beside);
    const group = root === null ? [] : (groups.get(root.folder) ?? []);
    if (root === null || group.length < 2) return one(beside.manifest);
    return group[0] === beside ? { ...one(beside.manifest), message: ofFolder(root, group) } : [];
  });
}

/** The folder that differs from one of the policies, and that one. */
interface Root {
  readonly folder: string;
  readonly like: string | null;
}

function rootOf({ manifest, neighbour, isNew }: Beside): Root | null {
  return isNew ? rootBeside(folderOf(manifest.place.file), neighbour) : null;
}

function rootBeside(folder: string, neighbour: string | null): Root | null {
  if (folder === '' || folder === neighbour) return null;
  const steps = folder.split('/');
  if (neighbour === null) return { folder: steps[0] ?? '', like: null };
  const others = neighbour.split('/');
  const at = steps.findIndex((step, index) => step !== others[index]);
  const upTo = (list: readonly string[]): string => list.slice(0, at + 1).join('/');
  return { folder: upTo(steps), like: upTo(others) };
}

function ofFolder({ folder, like }: Root, group: readonly Beside[]): string {
  const names = group.map(({ manifest: { kind, name } }) => `${visible(kind)}/${visible(name)}`);
  const more = names.length > SHOWN ? [counted(names.length - SHOWN, 'more')] : [];
  const beside = like === null ? 'the policies' : visible(like);
  return (
    `The change adds ${counted(group.length, 'planned object')} to ${visible(folder)}/ beside ${beside}, and no plan covers them: ${listing([...names.slice(0, SHOWN), ...more])}. ` +
    asCluster(folder, JSON.stringify(visible(`${folder}/`)))
  );
}

function asCluster(folder: string, policy: string): string {
  const name = nameOf(folder).replace(/[^\w.-]/g, '-');
  const entry = `- { name: ${name}, snapshot: fleet/${name}.ndjson, policies: [${policy}] }`;
  return `Where that is a new cluster, first merge its snapshot and its entry under \`clusters\` of the configuration (\`${entry}\`); where it is not, add the folder to \`policies\`.`;
}

/** A file that the change adds and that nobody judged, or of which nobody knows who gets it. */
export interface AddedFile {
  readonly path: string;
  readonly text: string;
  /** The folder of the policies that it lies beside; null where only its first step differs, absent where it lies beside none. */
  readonly neighbour?: string | null;
}

/** What was told of one side's files: problems, and the paths that one warning tells together. */
interface Told {
  readonly errors: readonly Problem[];
  readonly elsewhere: readonly string[];
}

/**
 * The files of a folder that is added beside one of the policies, as that of a new cluster is, are told once, with the entry that gives
 * them a plan: what is applied there, what it applies and what takes it belong together.
 */
export function toldByFolder({ errors, elsewhere }: Told, added: readonly AddedFile[]): Told {
  const roots = new Map<string, Root>();
  for (const { path, neighbour } of added) {
    const root = neighbour === undefined ? null : rootBeside(folderOf(path), neighbour);
    if (root !== null) roots.set(root.folder, root);
  }
  let told: Told = { errors, elsewhere };
  for (const root of roots.values()) told = ofRoot(told, root, added);
  return told;
}

function ofRoot(told: Told, root: Root, added: readonly AddedFile[]): Told {
  const inside = added.filter(({ path }) => isWithin(root.folder, path));
  const isInside = (path: string | undefined): boolean => inside.some((one) => one.path === path);
  const own = told.errors.filter(({ place }) => isInside(place?.file));
  const [first] = own.toSorted((a, b) => rankOf(a) - rankOf(b));
  const silent = told.elsewhere.filter(isInside);
  const isOverlay = inside.some(({ path }) => isKustomization(path));
  if (first === undefined || (own.length + silent.length < 2 && !isOverlay)) return told;
  const names = inside.map(({ path }) => visible(path.slice(root.folder.length + 1)));
  const like = root.like === null ? 'what `policies` takes' : visible(root.like);
  const message = `The change adds ${visible(root.folder)}/ beside ${like}, and no plan covers what a cluster gets of it (${listing(names)}). ${asCluster(root.folder, policyFor(root.folder, inside))}`;
  return {
    errors: told.errors.flatMap((one) =>
      own.includes(one) ? (one === first ? { ...one, message } : []) : one,
    ),
    elsewhere: told.elsewhere.filter((path) => !silent.includes(path)),
  };
}

/** Objects that lie there are said to, before what renders them. */
function rankOf({ code }: Problem): number {
  return code === 'beside-policies' ? 0 : 1;
}

/** The entry of `policies` for a folder, by what begins in it. */
function policyFor(folder: string, files: readonly AddedFile[]): string {
  const path = JSON.stringify(visible(folder));
  if (files.some(({ text }) => text.includes('kustomize.toolkit.fluxcd.io'))) return `{ flux: ${path} }`;
  const argo = files.filter(({ text }) => text.includes('argoproj.io')).map((one) => one.path);
  const [shallowest] = (
    argo.length > 0 ? argo : files.map((one) => one.path).filter(isKustomization)
  ).toSorted((a, b) => a.split('/').length - b.split('/').length);
  if (shallowest === undefined) return JSON.stringify(visible(`${folder}/`));
  return argo.length > 0
    ? `{ argocd: ${JSON.stringify(visible(shallowest))} }`
    : `{ kustomize: ${JSON.stringify(visible(folderOf(shallowest)))} }`;
}
