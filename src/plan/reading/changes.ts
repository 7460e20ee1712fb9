import { few } from '../../manifest/words/listing.js';
import { isKustomization, isMisnamedKustomization } from '../../manifest/delivery/kustomization.js';
import { groupOf } from '../../manifest/manifest.js';
import { counted, verb } from '../../manifest/words/plural.js';
import type { Problem } from '../../manifest/problem.js';
import { problemOf } from '../../manifest/source-text.js';
import { visible } from '../../manifest/words/visible.js';
import { aroundOf, isRendered } from './around.js';
import type { FileContent } from './files.js';
import { whyOfKustomization } from './kustomization-change.js';
import { definedGroups } from './renders.js';
import { isSameSource } from './same-source.js';
import { type Around, type Candidate, ofController, type Unjudged, unjudgedOf } from './unjudged.js';
import { madeNothing } from './made-nothing.js';
import type { Rendering } from './rendering.js';

export type { Rendering } from './rendering.js';

/**
 * What became of a file on this side: `edited` is new or another, `gone` is of the base and no longer there; `alone` is one that is
 * compared with nothing.
 */
type Fate = 'edited' | 'gone' | 'alone';

/**
 * Files that render objects, or decide what is rendered, that the change edits, adds or removes, and that nobody rendered: what they
 * make of it was not judged. Those that a renderer went through (`renderedPaths`) have been.
 */
export function unrenderedChanges(side: Rendering, fate: Fate): Problem[] {
  const contents = side.contents.filter(
    (content) => content.isEdited && (fate !== 'gone' || side.counterpart(content) === null),
  );
  const beside = side.beside
    .filter((file) => side.isBesideEdited(file) && !isRendered(side, file.path))
    .filter((file) => fate !== 'gone' || side.besideCounterpart(file) === null);
  if (contents.length + beside.length === 0) return [];
  const around = aroundChange(side);
  const ofContents = contents.flatMap((content) => {
    if (isRendered(side, content.file.path)) return leftRendering(content, side, around, fate);
    if (isKustomization(content.file.path)) return kustomizationProblem(content, side, fate);
    return problemsOf(candidateOf(content, side), around, fate);
  });
  const ofBeside = beside.flatMap((file) => {
    const before = side.besideCounterpart(file);
    const candidate = { ...file, manifests: [], isBroken: false };
    return problemsOf({ ...candidate, before: before && { text: before.text, manifests: [] } }, around, fate);
  });
  return [...ofContents, ...ofBeside];
}

function aroundChange(side: Rendering): Around {
  // What an edit cuts off had a say until then.
  const was = side.beside.flatMap((file) =>
    side.isBesideEdited(file) ? (side.besideCounterpart(file) ?? []) : [],
  );
  const held = side.contents.flatMap(({ manifests }) => manifests);
  return aroundOf({ ...side, beside: [...side.beside, ...was], groups: definedGroups(held), held });
}

/** What a tool printed may hold objects that a controller renders others from in the cluster: those are followed nowhere. */
function leftRendering(content: FileContent, side: Rendering, around: Around, fate: Fate): Problem[] {
  const { renderedBy, followed = [] } = content.file;
  if (renderedBy === undefined && followed.length === 0) {
    return madeNothing(content.file.path, {
      made: side.made,
      files: side.files,
      isRendered: (path) => isRendered(side, path),
    });
  }
  const manifests = content.manifests.filter(({ apiVersion }) => !followed.includes(groupOf(apiVersion)));
  const unjudged = ofController({ ...candidateOf(content, side), manifests }, around);
  return unjudged === null ? [] : [placedProblem(content.file.path, fate, unjudged)];
}

/** One warning for all files of a side that render objects, where the side is planned without another one; none without such files. */
export function unrenderedAlone(side: Rendering): Problem[] {
  const problems = unrenderedChanges(side, 'alone');
  const [first] = problems;
  if (first === undefined) return [];
  const files = [...new Set(problems.flatMap(({ place }) => (place ? [visible(place.file)] : [])))];
  const message =
    `${counted(files.length, 'file')} ${verb(files.length, 'was', 'were')} not rendered, and what ${verb(files.length, 'it makes', 'they make')} is no part of this plan: ` +
    `${few(files)}. ${first.message}`;
  return [{ ...first, severity: 'warning', message }];
}

const MISNAMED: Unjudged = {
  why: 'it holds a Kustomization or Component, which kustomize reads only by the name kustomization.yaml: it does nothing, and an apply of the folder is refused for it',
  fix: 'Call it kustomization.yaml in a folder of its own, or take it out.',
};

function candidateOf(content: FileContent, side: Rendering): Candidate {
  const { file, manifests, problems } = content;
  const before = side.counterpart(content);
  return {
    path: file.path,
    text: file.text,
    manifests,
    isBroken: problems.length > 0,
    before: before && { text: before.file.text, manifests: before.manifests },
  };
}

function problemsOf(candidate: Candidate, around: Around, fate: Fate): Problem[] {
  if (isMisnamedKustomization(candidate.path, candidate.text))
    return fate === 'gone' ? [] : [problem(candidate.path, fate, MISNAMED)];
  const unjudged = unjudgedOf(candidate, around);
  if (unjudged === null) return [];
  const placed = placedProblem(candidate.path, fate, unjudged);
  if (unjudged.isScript !== true) return [placed];
  // A pipeline does more than to apply what is judged here, and a glob may take it by chance.
  if (unjudged.isOfPolicies !== true) return fate === 'alone' ? [] : [{ ...placed, severity: 'warning' }];
  return [placed];
}

function kustomizationProblem(content: FileContent, side: Rendering, fate: Fate): Problem[] {
  const { path, text } = content.file;
  const before = side.counterpart(content)?.file.text ?? null;
  if (before !== null && isSameSource(path, before, text)) return [];
  const unjudged = whyOfKustomization(content, side);
  return unjudged === null ? [] : [problem(path, fate, unjudged)];
}

function placedProblem(path: string, fate: Fate, unjudged: Unjudged): Problem {
  const found = problem(path, fate, unjudged);
  return unjudged.manifest === undefined ? found : { ...found, place: unjudged.manifest.place };
}

function problem(path: string, fate: Fate, { why, fix }: Unjudged): Problem {
  if (fate === 'alone') return problemOf(path, 'not-rendered', `${visible(path)}: ${why}. ${fix}`);
  const what = fate === 'gone' ? 'is gone' : 'is edited';
  const message = `${visible(path)} ${what}, and what that changes in the cluster was not judged: ${why}. ${fix}`;
  return problemOf(path, 'not-rendered', message);
}
