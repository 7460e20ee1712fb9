import { counted, verb } from '../../manifest/plural.js';
import type { Problem } from '../../manifest/problem.js';
import type { BesideFile } from '../../manifest/source-file.js';
import { problemOf } from '../../manifest/source-text.js';
import { visible } from '../../manifest/visible.js';
import type { FileContent } from './files.js';
import { generates } from './generators.js';
import type { Kustomization } from './kustomize.js';
import { isKustomization, KUSTOMIZATION_NAMES } from '../../manifest/kustomization.js';
import { folderOf } from '../../manifest/path.js';
import { beside, kustomizationOf } from './kustomize.js';
import { isChartFile, isPlannedTemplate, isValues, renderedBy } from './renders.js';

/** One side, as far as it says what a change of its files renders. */
export interface Rendering {
  readonly contents: readonly FileContent[];
  readonly beside: readonly BesideFile[];
  readonly isBesideEdited: (file: BesideFile) => boolean;
  readonly renderedPaths: readonly string[];
  /** The same file of the other side. */
  readonly counterpart: (content: FileContent) => FileContent | null;
  /** Paths of all files of the side, and of the other one. */
  readonly paths: ReadonlySet<string>;
  readonly otherPaths: ReadonlySet<string>;
}

/**
 * What became of a file on this side: `edited` is new or another, `gone` is of the base and no longer there; `alone` is one that is
 * compared with nothing.
 */
type Fate = 'edited' | 'gone' | 'alone';

/**
 * Files that render objects, that the change edits, adds or removes, and that nobody rendered: what they make of it was not judged.
 * Those that a renderer went through (`renderedPaths`) have been.
 */
export function unrenderedChanges(side: Rendering, fate: Fate): Problem[] {
  const isRendered = (path: string): boolean =>
    side.renderedPaths.some(
      (one) => one === '' || path === one || path.startsWith(`${one.replace(/\/$/, '')}/`),
    );
  const ofContents = side.contents
    .filter(({ isEdited, file }) => isEdited && !isRendered(file.path))
    .flatMap((content) => changeOf(content, side, fate) ?? []);
  const ofBeside = side.beside
    .filter((file) => side.isBesideEdited(file) && !isRendered(file.path))
    .flatMap(({ path, text }) => {
      const why = generates(path, text);
      return why === null ? [] : [problem(path, fate, why, BY_SOMETHING)];
    });
  return [...ofContents, ...ofBeside];
}

/** One warning for all files of a side that render objects, where the side is planned without another one; none without such files. */
export function unrenderedAlone(side: Rendering): Problem[] {
  const problems = unrenderedChanges(side, 'alone');
  const [first] = problems;
  if (first === undefined) return [];
  const files = [...new Set(problems.flatMap(({ place }) => (place ? [visible(place.file)] : [])))];
  const more = files.length > SHOWN ? ` and ${files.length - SHOWN} more` : '';
  const message =
    `${counted(files.length, 'file')} ${verb(files.length, 'was', 'were')} not rendered, and what ${verb(files.length, 'it makes', 'they make')} is no part of this plan: ` +
    `${files.slice(0, SHOWN).join(', ')}${more}. ${first.message}`;
  return [{ ...first, severity: 'warning', message }];
}

const SHOWN = 3;

function changeOf(content: FileContent, side: Rendering, fate: Fate): Problem | null {
  const { file, manifests, problems } = content;
  const { path, text } = file;
  const folder = visible(folderOf(path)) || '.';
  if (isKustomization(path)) return kustomizationChange(content, side, fate);
  if (isChartFile(path) || isValues(path, manifests.length > 0)) {
    return problem(path, fate, 'it decides what a Helm chart renders', byHelm(folder));
  }
  // One that is no YAML has said so already, at the place where the template begins.
  if (isPlannedTemplate(path, text) && problems.length === 0) {
    return problem(path, fate, 'it is a template of a Helm chart', byHelm(folderOf(folder) || '.'));
  }
  for (const manifest of manifests) {
    const what = renderedBy(manifest);
    if (what === null || isSameBefore(manifest, side.counterpart(content))) continue;
    return {
      ...problem(
        path,
        fate,
        `${visible(what)} is made into other objects by its controller`,
        byController(folder),
      ),
      place: manifest.place,
    };
  }
  return null;
}

function isSameBefore(manifest: FileContent['manifests'][number], other: FileContent | null): boolean {
  return (
    other?.manifests.some(
      ({ kind, name, object }) =>
        kind === manifest.kind &&
        name === manifest.name &&
        JSON.stringify(object) === JSON.stringify(manifest.object),
    ) === true
  );
}

/** One that only lists files needs no rendering, as long as the files it lists are those that are read. */
function kustomizationChange(content: FileContent, side: Rendering, fate: Fate): Problem | null {
  const { path } = content.file;
  const now = kustomizationOf(content.file);
  const other = side.counterpart(content);
  const before = other && kustomizationOf(other.file);
  const why =
    now.resources === null || (now.isPlain && (before === null || before.isPlain))
      ? unlisted(now, before, side)
      : `it changes the objects that it takes (${visible(now.transforms.join(', ') || before?.transforms.join(', ') || 'it generates some')})`;
  return why === null ? null : problem(path, fate, why, byKustomize(visible(folderOf(path)) || '.'));
}

function unlisted(now: Kustomization, before: Kustomization | null, side: Rendering): string | null {
  if (now.resources === null) return 'it can not be read';
  const missing = now.resources.find((one) => !isRead(one, side.paths));
  if (missing !== undefined)
    return `it takes ${visible(missing)}, which is not among the files that are read`;
  if (before === null) return null;
  const dropped = before.written.find(
    (one) => !now.written.includes(one) && isRead(beside(now.path, one), side.paths),
  );
  if (dropped !== undefined) return `it no longer takes ${visible(dropped)}, which is still there`;
  const taken = now.written.find(
    (one) => !before.written.includes(one) && isRead(beside(before.path, one), side.otherPaths),
  );
  return taken === undefined ? null : `it begins to take ${visible(taken)}, which was there before`;
}

/** A file that is read, or a folder with a kustomization that is. */
function isRead(path: string, paths: ReadonlySet<string>): boolean {
  const inside = (name: string): string => (path === '' ? name : `${path}/${name}`);
  return paths.has(path) || KUSTOMIZATION_NAMES.some((name) => paths.has(inside(name)));
}

const BY_SOMETHING =
  'Have it rendered before fleetplan runs, and name the result in `policies` of the configuration (`- rendered: FOLDER`), or give it to `--head -`.';

function byKustomize(folder: string): string {
  return `Name the folder in \`policies\` of the configuration (\`- kustomize: ${folder}\`), and it is built before it is judged.`;
}

function byHelm(folder: string): string {
  return `Name the chart in \`policies\` of the configuration (\`- helm: {chart: ${folder}}\`, with its values), and it is rendered before it is judged.`;
}

function byController(folder: string): string {
  return `Name it in \`policies\` of the configuration (\`- flux: ${folder}\` or \`- argocd: GLOB\`), or name a folder of what it renders (\`- rendered: FOLDER\`).`;
}

function problem(path: string, fate: Fate, why: string, fix: string): Problem {
  if (fate === 'alone') return problemOf(path, 'not-rendered', `${visible(path)}: ${why}. ${fix}`);
  const what = fate === 'gone' ? 'is gone' : 'is edited';
  const message = `${visible(path)} ${what}, and what that changes in the cluster was not judged: ${why}. ${fix}`;
  return problemOf(path, 'not-rendered', message);
}
