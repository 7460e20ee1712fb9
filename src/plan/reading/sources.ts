import { isTerraform } from '../../manifest/generators.js';
import { folderOf, nameOf } from '../../manifest/path.js';
import { isNamed, namesIn } from '../../manifest/recipes/recipe.js';
import type { BesideFile } from '../../manifest/source-file.js';
import { generates } from './generators.js';

/** Files of one language see each other. */
const LANGUAGES: readonly RegExp[] = [
  /\.(?:jsonnet|libsonnet)$/,
  /\.cue$/,
  /\.k$/,
  /\.dhall$/,
  /\.pkl$/,
  /\.nix$/,
  /\.star$/,
  /\.(?:ts|js|mjs|cjs)$/,
  /\.py$/,
  /\.go$/,
  /\.(?:java|kt)$/,
  /\.cs$/,
  /\.rb$/,
];
/** Languages in which the files of a folder are one program. */
const BY_FOLDER = /\.(?:cue|k|go)$/;
/** More than that are looked at by folder only. */
const MOST_FILES = 400;

/**
 * Source that names no planned object itself, and has a say in one: it takes a file that does, or is taken by one, in turn. Values for
 * what a program renders are written so: config.libsonnet, prod.tfvars, values.cue. `starts` are those that it begins with.
 */
export function sourcesOfPlanned(
  files: readonly BesideFile[],
  starts: readonly BesideFile[] = files,
): ReadonlySet<string> {
  const linked = new Set(
    starts.filter(({ path, text }) => generates(path, text) !== null).map(({ path }) => path),
  );
  const terraform = files.filter(({ path }) => isTerraform(path));
  // Values go one way there: what a module is given decides, not what is given the same.
  follow(terraform, linked, isTerraformOf);
  for (const language of LANGUAGES)
    follow(
      files.filter(({ path }) => language.test(path)),
      linked,
      isEither,
    );
  return linked;
}

/** Adds what is linked to what is there already, until nothing is added. */
function follow(
  files: readonly BesideFile[],
  linked: Set<string>,
  isOf: (file: BesideFile, other: BesideFile) => boolean,
): void {
  const queue = files.filter(({ path }) => linked.has(path));
  if (queue.length === 0 || files.length > MOST_FILES) return;
  for (const other of queue) {
    for (const file of files) {
      if (linked.has(file.path) || !isOf(file, other)) continue;
      linked.add(file.path);
      queue.push(file);
    }
  }
}

/** True where one of two imports the other. */
function isEither(file: BesideFile, other: BesideFile): boolean {
  return isLinked(file, other) || isLinked(other, file);
}

/** True where `file` imports the other one, or is of the same folder where that is enough. */
function isLinked({ path, text }: BesideFile, other: BesideFile): boolean {
  if (BY_FOLDER.test(path) && folderOf(path) === folderOf(other.path)) return true;
  const stem = other.path.replace(/\.[a-z]+$/, '');
  const bare = nameOf(stem).replaceAll(/[^\w-]/g, '');
  if (text === null || bare === '') return false;
  if (imports(text, bare)) return true;
  const unit = nameOf(folderOf(other.path)).replaceAll(/[^\w-]/g, '');
  if (BY_FOLDER.test(path) && unit !== '' && imports(text, unit)) return true;
  return namesIn(folderOf(path), text).some((name) => isNamed(name, other.path) || isNamed(name, stem));
}

function imports(text: string, name: string): boolean {
  return new RegExp(`\\b(?:import|from)\\b[^\\n]*\\b${name}\\b`).test(text);
}

const DECLARED = /^[ \t]*variable[ \t]+"([\w-]+)"|^[ \t]+([\w-]+)[ \t]*=/gm;

/** True for Terraform that gives the other file values: variables, locals, or a call of its module. */
function isTerraformOf({ path, text }: BesideFile, other: BesideFile): boolean {
  if (text === null || other.text === null) return false;
  const isOneModule = folderOf(path) === folderOf(other.path);
  if (!isOneModule) return namesIn(folderOf(path), text).some((name) => isNamed(name, other.path));
  if (/\.tfvars(?:\.json)?$/.test(path)) return true;
  const used = other.text;
  return Array.from(text.matchAll(DECLARED), ([, variable, local]) => variable ?? local ?? '').some(
    (name) => name !== '' && new RegExp(`\\b(?:var|local)\\.${name}\\b`).test(used),
  );
}
