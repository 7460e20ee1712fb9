import { listing } from '../../manifest/listing.js';
import type { Manifest } from '../../manifest/manifest.js';
import { folderOf, nameOf } from '../../manifest/path.js';
import { counted } from '../../manifest/plural.js';
import type { Problem } from '../../manifest/problem.js';
import { visible } from '../../manifest/visible.js';

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
  const groups = new Map<string, Beside[]>();
  for (const beside of found) {
    const root = rootOf(beside);
    if (root !== null) groups.set(root.folder, [...(groups.get(root.folder) ?? []), beside]);
  }
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
  const folder = folderOf(manifest.place.file);
  if (!isNew || folder === '' || folder === neighbour) return null;
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
  const name = nameOf(folder).replace(/[^\w.-]/g, '-');
  const entry = `- { name: ${name}, snapshot: fleet/${name}.ndjson, policies: [${JSON.stringify(visible(`${folder}/`))}] }`;
  return (
    `The change adds ${counted(group.length, 'planned object')} to ${visible(folder)}/ beside ${beside}, and no plan covers them: ${listing([...names.slice(0, SHOWN), ...more])}. ` +
    `Where that is a new cluster, first merge its snapshot and its entry under \`clusters\` of the configuration (\`${entry}\`); where it is not, add the folder to \`policies\`.`
  );
}
