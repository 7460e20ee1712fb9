import { isTemplate, isTerraform } from '../../manifest/delivery/generators.js';
import { folderOf, isWithin, nameOf } from '../../manifest/path.js';
import { isNamed, namesIn } from '../../manifest/recipes/names.js';
import type { BesideFile } from '../../manifest/source-file.js';
import { generates, namesPlanned } from './generators.js';
import { nesting } from './same-source.js';

const JSONNET = /\.(?:jsonnet|libsonnet)$/;
/** Files of one language see each other. */
const LANGUAGES: readonly RegExp[] = [
  JSONNET,
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
/** Comparing more files with each other takes too long: then each of the language is taken to have a say. */
const MOST_PAIRS = 2_000_000;

/**
 * Source that names no planned object itself, and has a say in one: it takes a file that does, or is taken by one, in turn. Values for
 * what a program renders are written so: config.libsonnet, prod.tfvars, values.cue. `starts` are those that it begins with; `templates`
 * are files of the policies, of which Terraform may fill one.
 */
export function sourcesOfPlanned(
  files: readonly BesideFile[],
  starts: readonly BesideFile[] = files,
  templates: readonly BesideFile[] = [],
): ReadonlySet<string> {
  const linked = new Set(
    starts.filter(({ path, text }) => generates(path, text) !== null).map(({ path }) => path),
  );
  const terraform = files.filter(({ path }) => isTerraform(path));
  for (const path of fillingIn(terraform, [...files, ...templates])) linked.add(path);
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

/** How Terraform fills a template. */
const FILLS = /\b(?:templatefile|template_file|templatestring)\b/;

/** The Terraform that fills a template in which planned objects stand. */
function fillingIn(terraform: readonly BesideFile[], all: readonly BesideFile[]): string[] {
  const filling = terraform.filter(({ text }) => text !== null && FILLS.test(text));
  if (filling.length === 0) return [];
  const templates = all.filter(
    ({ path, text }) => text !== null && mayBeFilled(path, text) && namesPlanned(text),
  );
  return filling.flatMap(({ path, text }) => {
    const names = namesIn(folderOf(path), text ?? '');
    return templates.some((one) => names.some((name) => isNamed(name, one.path))) ? path : [];
  });
}

/** A template by its name, or a manifest with variables in it. */
function mayBeFilled(path: string, text: string): boolean {
  return isTemplate(path) || path.endsWith('.tftpl') || (/\.ya?ml$/.test(path) && /\$\{|%\{/.test(text));
}

/** True for Terraform that installs, fills or applies one of these files, or the chart that they are of. */
export function isTerraformOver({ path, text }: BesideFile, paths: readonly string[]): boolean {
  if (!isTerraform(path) || text === null || generates(path, text) === null) return false;
  const names = namesIn(folderOf(path), text);
  return paths.some((one) => names.some((name) => isNamed(name, one)));
}

/** Adds what is linked to what is there already, until nothing is added. */
function follow(
  files: readonly BesideFile[],
  linked: Set<string>,
  isOf: (file: Source, other: Source) => boolean,
): void {
  const sources = files.map(sourceOf);
  const queue = sources.filter(({ path }) => linked.has(path));
  let pairs = 0;
  for (const other of queue) {
    pairs += sources.length;
    if (pairs > MOST_PAIRS) {
      for (const { path } of sources) linked.add(path);
      return;
    }
    for (const source of sources) {
      if (linked.has(source.path) || !isOf(source, other)) continue;
      linked.add(source.path);
      queue.push(source);
    }
  }
}

/** A file, and what is asked of it for each other one. */
interface Source {
  readonly path: string;
  readonly text: string | null;
  readonly folder: string;
  /** Its path without the suffix. */
  readonly stem: string;
  /** How others import it. */
  readonly name: string;
  readonly folderName: string;
  /** What imports something, each on a line. */
  readonly imports: string;
  /** Names of variables and locals that it gives values to. */
  readonly gives: readonly string[];
  /** The paths that it writes. */
  readonly names: readonly string[];
}

function sourceOf({ path, text }: BesideFile): Source {
  const folder = folderOf(path);
  const stem = path.replace(/\.[a-z]+$/, '');
  return {
    path,
    text,
    folder,
    stem,
    name: wordOf(stem),
    folderName: wordOf(folder),
    imports: (text?.match(IMPORTS) ?? []).map((one) => one.replaceAll('\n', ' ')).join('\n'),
    gives: isTerraform(path) ? givenBy(path, text ?? '') : [],
    names: text === null ? [] : namesIn(folder, text),
  };
}

/** Imports of Go and CUE in parentheses, over several lines. */
const IMPORTS = /\bimport\s*\([^)]*\)|\b(?:import|from)\b[^\n]*/g;

/** cdk8s calls what it makes of a definition by its group: `imports/karpenter.sh.ts`. */
function wordOf(path: string): string {
  return nameOf(path).replaceAll(/[^\w.-]/g, '');
}

/** True where one of two imports the other. */
function isEither(file: Source, other: Source): boolean {
  return isLinked(file, other) || isLinked(other, file);
}

/** True where `file` imports the other one, or lies in the same folder where that is enough. */
function isLinked(file: Source, other: Source): boolean {
  const isByFolder = BY_FOLDER.test(file.path);
  if (isByFolder && file.folder === other.folder) return true;
  if (file.text === null || other.name === '') return false;
  if (isImported(file, other)) return true;
  if (isByFolder && other.folderName !== '' && isImported(file, { ...other, name: other.folderName }))
    return true;
  return file.names.some((name) => isNamed(name, other.path) || isNamed(name, other.stem));
}

function isImported({ path, imports }: Source, { path: other, name }: Source): boolean {
  // What is imported by its path may lie in any folder that the command line gives: `import 'lib/web.libsonnet'`.
  if (JSONNET.test(path))
    return Array.from(imports.matchAll(/["']([^"']+)["']/g), ([, one = '']) =>
      one.replace(/^(?:\.{1,2}\/)+/, ''),
    ).some((one) => other === one || other.endsWith(`/${one}`));
  return (
    imports.includes(name) &&
    new RegExp(`\\b(?:import|from)\\b[^\\n]*\\b${name.replaceAll('.', '\\.')}\\b`).test(imports)
  );
}

/** A file of values for variables goes to the folder that the command line says. */
const VARIABLE_FILE = /\.tfvars(?:\.json)?$/;
const DECLARED = /^[ \t]*variable[ \t]+"([\w-]+)"/gm;
const LOCALS = /^locals[ \t]*\{([^]*?)^\}/gm;
const INSIDE = /^[ \t]+([\w-]+)[ \t]*=/gm;
const ASSIGNED = /^([\w-]+)[ \t]*=|^[ \t]*"([\w-]+)"[ \t]*:/gm;

/** Variables and locals; what a module is called with is of its folder. Terragrunt gives `inputs` to the files beside its own. */
function givenBy(path: string, text: string): string[] {
  const inside = path.endsWith('.hcl') ? [text] : Array.from(text.matchAll(LOCALS), ([, one = '']) => one);
  const found = VARIABLE_FILE.test(path)
    ? [...text.matchAll(ASSIGNED)]
    : [...text.matchAll(DECLARED), ...inside.flatMap((one) => [...one.matchAll(INSIDE)])];
  const names = found.map(([, one, other]) => one ?? other ?? '');
  return [...new Set(names.filter((name) => name !== ''))];
}

/** What begins a part of a file of Terraform, at the left. */
const PART = /^(?=\w)/m;
const OF_VARIABLE = /^variable[ \t]+"([\w-]+)"/;
const OF_VALUE = /^([\w-]+)[ \t]*=/;

/** The variables and locals that an edit of Terraform gives other values, or declares otherwise; null where it edits something else too. */
export function editedVariables(path: string, before: string, text: string): readonly string[] | null {
  if (!/\.(?:tf|tofu|tfvars)$/.test(path)) return null;
  const [was = [], is = []] = [before, text].map((one) => one.split(PART).flatMap(settingsIn));
  const edited = [...was.filter((part) => !is.includes(part)), ...is.filter((part) => !was.includes(part))];
  const names = edited.map((part) => {
    if (VARIABLE_FILE.test(path)) return variableOf(OF_VALUE.exec(part)?.[1]);
    return OF_LOCAL.exec(part)?.[0] ?? variableOf(OF_VARIABLE.exec(part)?.[1]);
  });
  return names.every((name) => name !== null) ? [...new Set(names)] : null;
}

function variableOf(name: string | undefined): string | null {
  return name === undefined ? null : `var.${name}`;
}

const OF_LOCAL = /^local\.[\w-]+/;

/** A part as it is; of `locals` each of them by itself, as `local.NAME = VALUE`. */
function settingsIn(part: string): readonly string[] {
  const [, inside] = /^locals[ \t]*\{[ \t]*\n([^]*)\n\}\s*$/.exec(part) ?? [];
  // A line of a heredoc may look like any other.
  if (inside === undefined || inside.includes('<<')) return [part.trim()];
  const found: string[] = [];
  let depth = 0;
  for (const line of inside.split('\n')) {
    const isStart = depth === 0 && /^[ \t]*[\w-]+[ \t]*=/.test(line);
    if (isStart) found.push(`local.${line.trim()}`);
    else if (line.trim() !== '') found.push(`${found.pop() ?? ''}\n${line}`);
    depth += nesting(line);
  }
  return found;
}

/** True for Terraform that gives the other file values: variables, locals, or a call of its module. */
function isTerraformOf(file: Source, other: Source): boolean {
  const used = other.text;
  if (file.text === null || used === null) return false;
  const isValues = VARIABLE_FILE.test(file.path);
  if (isAbove(file, other, used)) return true;
  if (file.folder !== other.folder)
    return file.names.some((name) => isNamed(name, other.path)) || (isValues && givesTo(file, used));
  return isValues || givesTo(file, used);
}

/**
 * True for a file of Terragrunt that one in a folder below it takes in by its name, or, as `find_in_parent_folders()`, without one, where it
 * hands down inputs. https://terragrunt.gruntwork.io/docs/reference/hcl/functions/#find_in_parent_folders
 */
function isAbove(file: Source, other: Source, used: string): boolean {
  if (!file.path.endsWith('.hcl') || !other.path.endsWith('.hcl') || file.path === other.path) return false;
  if (!isWithin(file.folder, other.path)) return false;
  const isUnnamed = /\bfind_in_parent_folders\(\s*\)/.test(used) && /^inputs\b/m.test(file.text ?? '');
  return used.includes(`${nameOf(file.path)}"`) || (isUnnamed && ROOTS.test(file.path));
}

const ROOTS = /(?:^|\/)(?:terragrunt|root)\.hcl$/;

function givesTo({ gives }: Source, used: string): boolean {
  return gives.some((name) => used.includes(name) && new RegExp(`\\b(?:var|local)\\.${name}\\b`).test(used));
}
