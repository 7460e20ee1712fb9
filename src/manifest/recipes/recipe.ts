import { heredocsIn } from './heredocs.js';
import { isLeftOut } from '../left-out.js';
import { withoutChecks } from './checks.js';
import { folderOf, isWithin, joined } from '../path.js';
import { CALL, COMMAND, EDIT, PROGRAM, SCRIPT, TOOLS } from './tools.js';
import { LATER, namesIn, wordsIn, isNamed, isExactly, isLike } from './names.js';

/**
 * A file that tells a tool what to render or to apply, and with which values: helmfile.yaml, skaffold.yaml, a Makefile with `helm
 * upgrade`. What the chart, folder or values file that it names comes to is decided there.
 */
export interface Recipe {
  readonly path: string;
  /** `helmfile`; of a script the command that it runs. */
  readonly tool: string;
  /** What prints the manifests; null where nothing is known to. */
  readonly command: string | null;
  /** True for a script, of which only the commands count. */
  readonly isScript: boolean;
  /** True for one that counts only where it decides about something that is judged. */
  readonly mayBeOther: boolean;
  /** Other scripts that it has run, or folders of such: what it hands to them is decided here. */
  readonly calls: readonly string[];
  /** Files of the repository that it prints what it renders to, where it does nothing else with it; `*` is put in later. */
  readonly prints: readonly string[];
  /** What of it decides: equal texts give the cluster the same. */
  readonly decides: string;
  /** True for a file that it names. */
  readonly names: (path: string) => boolean;
  /** True for a file or folder of the tree that it names; of a folder also for what is in it. */
  readonly takes: (path: string) => boolean;
  /** True for what lies in its folder, where it decides about everything there without naming it. */
  readonly owns: (path: string) => boolean;
  /** True for a file or folder about which it decides, though it may name no more than a part of it. */
  readonly governs: (path: string) => boolean;
}

/** True for names of files that are recipes whatever they hold, or may be without being YAML: a reader looks at these too. */
export function isRecipeName(path: string): boolean {
  const isData = /\.(?:ya?ml|json)$/.test(path);
  return (
    SCRIPT.test(path) ||
    TOOLS.some(({ file, holds }) => (holds === undefined || !isData) && file?.test(path) === true)
  );
}

/** The recipe in a file; null for a file that is none. */
export function recipeOf(path: string, text: string): Recipe | null {
  if (SCRIPT.test(path)) return scriptOf(path, text);
  if (PROGRAM.test(path)) return programOf(path, text);
  const tool = TOOLS.find(
    ({ file, holds = [] }) => (file?.test(path) ?? true) && holds.every((pattern) => pattern.test(text)),
  );
  if (tool === undefined) return null;
  const folder = folderOf(path);
  const taken = (tool.takes ?? []).flatMap((name) => joined(folder, name) ?? []);
  return {
    path,
    tool: tool.name,
    command: tool.command,
    isScript: false,
    mayBeOther: tool.mayBeOther === true,
    calls: [],
    prints: [],
    decides: tool.idle === undefined ? text : `${text}\n`.replace(tool.idle, '').trimEnd(),
    ...reachOf(path, namesIn(folder, text), {
      taken,
      named: (tool.namesIn ?? []).flatMap((beside) =>
        wordsIn(text).flatMap((word) => joined(folder, `${beside}/${word}`) ?? []),
      ),
      owned: tool.ownsFolder === true ? [folder] : [],
      anywhere: tool.takesAnywhere ?? null,
    }),
  };
}

/**
 * `taken`: folders of which it takes everything without naming it; `named`: those that a word of it may name; `owned`: folders in which it
 * decides about everything; `anywhere`: what it takes by its path.
 */
interface Whole {
  readonly taken: readonly string[];
  readonly named: readonly string[];
  readonly owned: readonly string[];
  readonly anywhere: RegExp | null;
}

function reachOf(
  own: string,
  names: readonly string[],
  { taken, named, owned, anywhere }: Whole = { taken: [], named: [], owned: [], anywhere: null },
): Pick<Recipe, 'names' | 'takes' | 'owns' | 'governs'> {
  const takes = (path: string): boolean => path !== own && names.some((name) => isNamed(name, path));
  const governs = (path: string): boolean =>
    path !== own &&
    (takes(path) ||
      [...taken, ...named, ...owned].some((one) => isWithin(one, path)) ||
      (path !== '' && names.some((name) => isWithin(path, name))));
  const isOwn = (path: string): boolean =>
    names.some((name) => isExactly(name, path)) ||
    taken.some((one) => isWithin(one, path)) ||
    anywhere?.test(path) === true;
  const owns = (path: string): boolean => owned.some((one) => isWithin(one, path));
  return { names: isOwn, takes, owns, governs };
}

function scriptOf(path: string, text: string): Recipe | null {
  const whole = withoutChecks(text.replace(/\\\r?\n[ \t]*/g, ' '));
  const lines = whole.split('\n').flatMap(piecesOf);
  const calls = Array.from(text.matchAll(CALL), ([, called = '']) => joined('', called) ?? '');
  const first = firstCommand(lines) ?? calls[0] ?? (COMMITS.test(whole) ? undefined : firstEdit(lines));
  if (first === undefined) return null;
  const decides = [
    ...lines.filter(
      (line) => COMMAND.test(line) || EDIT.test(line) || (ASSIGNS.test(line) && !ABOUT_RUN.test(line)),
    ),
    ...heredocsIn(whole),
  ].join('\n');
  return {
    path,
    tool: first,
    ...OF_SCRIPT,
    // What it only writes into manifests counts where these are judged: somebody applies them later.
    mayBeOther: firstCommand(lines) === undefined && calls.length === 0,
    calls,
    prints: calls.length > 0 ? [] : printedTo(lines),
    decides,
    ...reachOf(path, [
      ...namesIn(folderOf(path), decides),
      ...foldersIn(folderOf(path), decides),
      ...terraformNamesIn(decides),
    ]),
  };
}

/** Folders of the root, or beside the script, that a command is given by a bare word: `kubectl apply -k prod`, `helm upgrade web chart`. */
function foldersIn(folder: string, decides: string): string[] {
  const given = Array.from(decides.matchAll(GIVEN), ([, word = '']) => word);
  return [...given, ...chartsIn(decides)].flatMap((word) =>
    [joined(folder, word), joined('', word)].flatMap((path) => path || []),
  );
}

const GIVEN =
  /\s(?:-[A-Za-z]{0,3}[fk]|--(?:filename|kustomize|file)|build|kustomize)[ =]+["']?([A-Za-z_][\w-]*)(?=["'\s|;&)]|$)/g;

/** The chart stands behind the name of the release, or behind an option and its value. */
function chartsIn(decides: string): string[] {
  return decides.split(/[\n|;&]/).flatMap((command) => {
    const [, rest = ''] = HELM.exec(command) ?? [];
    const words = rest.split(/\s+/).map((word) => word.replace(/^["']|["']$/g, ''));
    const isPlain = (word: string | undefined): boolean => word !== undefined && /^[^-]/.test(word);
    const isChart = (at: number): boolean => (at === 0 ? !isPlain(words[1]) : isPlain(words[at - 1]));
    return words.filter((word, at) => /^[A-Za-z_][\w-]*$/.test(word) && isChart(at));
  });
}

const HELM = /\bhelm\s(?:.*?\s)??(?:upgrade|install|template)\s+(\S.*)/;

/** The folders that Terraform is run in, and the files of values that it is given: their paths count from there. */
function terraformNamesIn(decides: string): string[] {
  return decides.split('\n').flatMap((line) => {
    const given = Array.from(line.matchAll(VAR_FILE), ([, file = '']) => file);
    const folders = Array.from(line.matchAll(CHDIR), ([, folder = '']) => folder);
    const written = [...folders, ...['', ...folders].flatMap((at) => given.map((file) => `${at}/${file}`))];
    return written.flatMap((one) => joined('', one.replace(LATER, '*')) ?? []);
  });
}

const VAR_FILE = /--?var-file[ =]["']?([^\s"']+)/g;
const CHDIR = /-chdir=["']?([^\s"']+)/g;

/** Where a command prints what it renders: `--output-dir rendered/*`, `> rendered/*.yaml`. */
const PRINTS =
  /\b(?=(?<renders>helm\b[^\n|]*?\stemplate|kustomize\b[^\n|]*?\sbuild|kubectl\s+kustomize|ytt))\k<renders>\s[^\n|]*?(?:--output(?:-dir)?[ =]+|-o[ =]+|>\s*)["']?(?<path>[^\s"'>&;]+)/;

/** Empty where one of the commands does something else than to print into a file. */
function printedTo(lines: readonly string[]): string[] {
  const printed = lines
    .flatMap((line) => line.split(/[;&]/))
    .filter((command) => COMMAND.test(command) || EDIT.test(command))
    .map((command) => joined('', PRINTS.exec(command.replace(LATER, '*'))?.groups?.['path'] ?? ''));
  return printed.every((path) => path !== null && /[^*/]/.test(path))
    ? printed.flatMap((path) => path ?? [])
    : [];
}

/** True where what a script prints lies among these files or folders: what it renders is judged there, and nothing of it here. */
export function isJudgedAsPrinted({ prints }: Recipe, judged: readonly string[]): boolean {
  const isBeginning = (name: string, path: string): boolean => {
    const steps = name.split('/');
    return path.split('/').every((step, index) => isLike(step, steps[index] ?? ''));
  };
  const isAmong = (name: string): boolean =>
    judged.some((path) => isNamed(name, path) || isBeginning(name, path));
  return prints.length > 0 && prints.every(isAmong);
}

/** True for a script that gives nothing to a cluster itself, and has others of the repository run. */
export function isOnlyCalls({ tool, calls }: Recipe): boolean {
  return calls.includes(tool);
}

/** What a script and a program that runs commands have in common. */
const OF_SCRIPT = { command: null, isScript: true, mayBeOther: false } as const;

function firstCommand(lines: readonly string[]): string | undefined {
  return lines.flatMap((line) => COMMAND.exec(line)?.[0].trim().split(/\s+/).slice(0, 2).join(' ') ?? [])[0];
}

/** `sed -i`, where nothing is applied in the same script. */
function firstEdit(lines: readonly string[]): string | undefined {
  return lines.flatMap((line) => EDIT.exec(line)?.[0].trim() ?? [])[0];
}

/** What is committed to the repository is a change of its own. */
const COMMITS = /\bgit\b[^\n]*\s(?:commit|push)\b/;

/** A program that runs such a command, as a text or as a list of its words: what it makes of its data can not be told from its lines. */
function programOf(path: string, text: string): Recipe | null {
  if (!/\b(?:helm|helmfile|kubectl|oc|kapp|argocd)\b/.test(text) || folderOf(path).split('/').some(isLeftOut))
    return null;
  const written = text.split(/\r?\n/).filter((line) => !/^[ \t]*(?:#|\/\/)/.test(line) && line.trim() !== '');
  const decides = written.join('\n').replace(/["'`][ \t]*,\s*["'`]/g, ' ');
  const first = firstCommand(decides.split('\n').flatMap(piecesOf));
  if (first === undefined) return null;
  const names = namesIn(folderOf(path), decides);
  return { path, tool: first, ...OF_SCRIPT, calls: [], prints: [], decides, ...reachOf(path, names) };
}

/** A long line in pieces, so that nothing is hidden behind what is padded; each begins with the end of the one before. */
function piecesOf(line: string): string[] {
  if (line.length <= MOST_OF_LINE) return [line];
  const short = line.replace(/[ \t]+/g, ' ');
  const pieces: string[] = [];
  for (let at = 0; at < short.length; at += MOST_OF_LINE - OVERLAP)
    pieces.push(short.slice(at, at + MOST_OF_LINE));
  return pieces;
}

/** Variables of scripts and pipelines, elements of their matrices, files of them that a shell reads, and options on lines of their own. */
const ASSIGNS =
  /^[ \t]*(?:(?:export|env|arg)[ \t]+)?[A-Z][A-Z0-9_]*[ \t]*(?:[:?+]?=|:[ \t])|^[ \t]*(?:--?[a-z]|value-?files?:|(?:\.|source)[ \t]+\S)|^[ \t]*(?:-[ \t]+)?\{[^\n]*:[ \t]|^[ \t]*-[ \t]+(?!(?:name|uses|run|if|id|with|script|image|shell):)["']?[A-Z][\w-]*["']?:[ \t]+\S/i;

/** What a workflow is called, and what it runs on: no command sees that. */
const ABOUT_RUN = /^(?:name|run-name):[ \t]|^[ \t]+(?:uses|runs-on|timeout-minutes|needs):[ \t]/;

const MOST_OF_LINE = 4_000;
const OVERLAP = 400;
