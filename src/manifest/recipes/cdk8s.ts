import { folderOf, isWithin, joined } from '../path.js';

const FILE = /(?:^|\/)cdk8s\.ya?ml$/;
const OUTPUT = /^output:[ \t]*["']?([^\s"'#]+)/m;
const PROGRAM = /\.(?:ts|js|mjs|cjs|py|go|java)$/;

/** A file that says what a project of cdk8s is made of. */
interface Written {
  readonly path: string;
  readonly text: string | null;
}

/** True for the name of such a file. */
export function isCdk8sFile(path: string): boolean {
  return FILE.test(path);
}

/** The programs of projects of cdk8s in which one of these lies: a constant of one decides about the manifests of another. */
export function programsBeside(files: readonly Written[], paths: readonly string[]): readonly string[] {
  const folders = files.flatMap(({ path }) => (isCdk8sFile(path) ? [folderOf(path)] : []));
  const projects = folders.filter((folder) => paths.some((path) => isWithin(folder, path)));
  return files.flatMap(({ path }) =>
    PROGRAM.test(path) && projects.some((folder) => isWithin(folder, path)) ? [path] : [],
  );
}

/**
 * True for a program of a project of cdk8s of which the manifests that it makes lie in the repository, and are judged: these are what a
 * cluster gets. They lie in `output`, `dist` by default (https://cdk8s.io/docs/latest/cli/synth/).
 */
export function synthesizedIn(
  files: readonly Written[],
  judged: readonly string[],
): (path: string) => boolean {
  const projects = files.flatMap(({ path, text }) => {
    if (!isCdk8sFile(path) || text === null) return [];
    const folder = folderOf(path);
    const output = joined(folder, OUTPUT.exec(text)?.[1] ?? 'dist');
    return output !== null && judged.some((one) => isWithin(output, one)) ? [folder] : [];
  });
  return (path) => PROGRAM.test(path) && projects.some((folder) => isWithin(folder, path));
}
