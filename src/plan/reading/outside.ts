import { few } from '../../manifest/listing.js';
import { errorAt, warningAt } from '../../manifest/problem.js';
import type { ProblemCode } from '../../manifest/problem-codes.js';
import { byKustomize } from '../../manifest/advice.js';
import { identityOf } from '../../manifest/duplicates.js';
import { isKustomization } from '../../manifest/kustomization.js';
import type { Manifest, Place } from '../../manifest/manifest.js';
import { folderOf, isWithin } from '../../manifest/path.js';
import { parseManifests } from '../../manifest/parse.js';
import { counted, verb } from '../../manifest/plural.js';
import type { Problem } from '../../manifest/problem.js';
import type { OutsideFile } from '../../manifest/source-file.js';
import { problemOf } from '../../manifest/source-text.js';
import { synthesizedIn } from '../../manifest/recipes/cdk8s.js';
import { visible } from '../../manifest/visible.js';
import { isPlanned, mayHoldPlanned } from '../planned-kinds.js';
import { aroundOf, isRendered } from './around.js';
import { kustomizationOf } from './kustomize.js';
import type { AddedFile, Beside } from './new-folder.js';
import { besideProblems, toldByFolder } from './new-folder.js';
import { foldersOf, neighbourIn, twinIn } from './neighbours.js';
import { definedGroups, isValues, mayRender } from './renders.js';
import { isSameSource } from './same-source.js';
import { decidedThereProblems } from './decided-there.js';
import type { Side } from './side.js';
import { isUnreadable } from './unreadable.js';
import type { Ties } from './ties.js';
import { tiesOf } from './ties.js';
import type { Around } from './unjudged.js';
import { unjudgedOf } from './unjudged.js';

/** The objects of planned kinds that each side's policies hold. */
interface Judged {
  readonly base: readonly Manifest[];
  readonly head: readonly Manifest[];
}

interface Sides {
  readonly base: Side | null;
  readonly head: Side;
}

/** An object that the change adds, edits or removes in a file that no source takes, and one of the policies that it decides about. */
interface Tied {
  readonly manifest: Manifest;
  readonly owner: Manifest;
  readonly does: 'adds' | 'edits' | 'removes';
}

const SHOWN = 5;
/** Languages in which most programs that name planned kinds are controllers and clients of the cluster. */
const GENERAL = /\.(?:ts|js|mjs|cjs|py|go|cs|java|kt|rb)$/;
const WRITES_MANIFESTS = /\b(?:cdk8s|cdktf|pulumi|kosko|aws-?cdk|addManifest|addHelmChart)/i;

/**
 * What the change does to files that no source takes. A planned object that left the policies, that lies beside them or is added a second
 * time is an error, as is an object that one of the policies names, and
 * a recipe that decides about something of the policies: nobody has seen what becomes of it. What lies elsewhere, and holds or
 * renders planned objects, is told in one warning.
 * `already` are problems of the files that are taken: that one of them was not rendered is said once of a file.
 */
export function outsideProblems(
  sides: Sides,
  { base, head: after }: Judged,
  already: readonly Problem[] = [],
): Problem[] {
  const { head } = sides;
  const { outside = [] } = head;
  const renderedPaths = head.renderedPaths ?? [];
  const renderedBefore = sides.base?.renderedPaths ?? [];
  const kept = new Set(after.map(identityOf));
  const lost = new Set(base.map(identityOf).filter((identity) => !kept.has(identity)));
  const judgedPaths = [...renderedPaths, ...head.files.map(({ path }) => path)];
  const folders = foldersOf([...head.files, ...(head.beside ?? [])].map(({ path }) => path));
  const neighbour = neighbourIn(folders);
  const [isTwin, isRenderedTwin] = [twinIn(judgedPaths), twinIn(renderedPaths)];
  const valuesBeside = neighbourIn(foldersOf(renderedPaths));
  const around = aroundOf({
    files: head.files,
    beside: head.beside ?? [],
    outside,
    renderedPaths,
    groups: definedGroups(after),
  });
  const ties = tiesOf([...base, ...after]);
  const isSynthesized = synthesizedIn([...outside, ...(head.beside ?? []), ...head.files], judgedPaths);
  const errors: Problem[] = [];
  const besides: Beside[] = [];
  const elsewhere = new Set<string>();
  const rendered: OutsideFile[] = [];
  const unchanged: OutsideFile[] = [];
  for (const file of outside) {
    const { path, before, text } = file;
    if (before === text || (before !== null && text !== null && isSameSource(path, before, text))) {
      if (isRendered({ renderedPaths }, path)) unchanged.push(file);
      continue;
    }
    // What is gone from what was rendered is missing from what is rendered now.
    if (text === null && isRendered({ renderedPaths: renderedBefore }, path)) continue;
    if (isRendered({ renderedPaths }, path)) {
      rendered.push(file);
      // Helm installs what lies there once, as it is written, and renders it only where it is told to.
      if (/(?:^|\/)crds\//.test(path))
        errors.push(
          ...plannedIn(path, text).flatMap((one) => (kept.has(identityOf(one)) ? [] : beside(one))),
        );
      continue;
    }
    const planned = plannedIn(path, text);
    const near = planned.length === 0 ? null : neighbour(folderOf(path));
    for (const manifest of planned) {
      if (lost.has(identityOf(manifest))) errors.push(leftPolicies(manifest));
      else if (file.isTakenOut) continue;
      else if (near !== null) besides.push({ manifest, neighbour: near, isNew: before === null });
      else if (kept.has(identityOf(manifest)) && isAdded(manifest, file)) errors.push(twice(manifest));
      else if (before === null && isTwin(path)) besides.push({ manifest, neighbour: null, isNew: true });
      else if (kept.has(identityOf(manifest)) || ties.tiedTo(manifest) === null) elsewhere.add(path);
    }
    for (const tied of file.isTakenOut ? [] : tiedIn(file, ties)) {
      const places = [...errors.map(({ place }) => place), ...besides.map(({ manifest }) => manifest.place)];
      if (places.some((place) => isSamePlace(place, tied.manifest.place))) continue;
      if (!kept.has(identityOf(tied.manifest))) errors.push(namedByPolicies(tied));
      else if (tied.does === 'adds') errors.push(twice(tied.manifest));
      else elsewhere.add(path);
    }
    if (planned.length > 0 || file.isTakenOut || isSynthesized(path)) continue;
    if (isNewOverlay(file, judgedPaths) && valuesBeside(folderOf(path)) !== null) {
      errors.push(newOverlay(path));
      continue;
    }
    const found = ofRendering(
      file,
      around,
      (one) =>
        (isValues(one) && valuesBeside(folderOf(one)) !== null) || (before === null && isRenderedTwin(one)),
    );
    if (found === 'elsewhere' || (found === null && isUnreadable(path, text))) elsewhere.add(path);
    else if (found !== null) errors.push(found);
  }
  const said = new Set(
    already.flatMap(({ code, place }) => (code === 'not-rendered' && place ? place.file : [])),
  );
  errors.unshift(...besideProblems(besides, beside));
  const added = outside.flatMap(({ path, before, text, isTakenOut }): AddedFile[] => {
    if (before !== null || text === null || isTakenOut) return [];
    const near = neighbour(folderOf(path)) ?? valuesBeside(folderOf(path));
    if (near !== null) return [{ path, text, neighbour: near }];
    return [isTwin(path) || isRenderedTwin(path) ? { path, text, neighbour: null } : { path, text }];
  });
  const told = toldByFolder(
    {
      errors: errors.filter(
        ({ code, place }) => code !== 'not-rendered' || place === null || !said.has(place.file),
      ),
      elsewhere: [...elsewhere].filter((path) => !said.has(path)),
    },
    added,
  );
  return [...told.errors, ...decidedThereProblems(rendered, unchanged), ...toldOf(told.elsewhere)];
}

/** True for a kustomization that the change adds, and that takes what is judged already: another cluster gets it. */
function isNewOverlay({ path, before, text }: OutsideFile, judgedPaths: readonly string[]): boolean {
  if (before !== null || text === null || !isKustomization(path)) return false;
  const { resources, components } = kustomizationOf({ path, text });
  return [...(resources ?? []), ...components].some((taken) =>
    judgedPaths.some((judged) => isWithin(taken, judged) || isWithin(judged, taken)),
  );
}

function newOverlay(path: string): Problem {
  const message = `${visible(path)} is added beside what is built, and takes what \`policies\` takes: what it makes of that was not judged. ${byKustomize(folderOf(path))}`;
  return problemOf(path, 'not-rendered', message);
}

/** Null for a file that has no say in anything that is planned. */
function ofRendering(
  file: OutsideFile,
  around: Around,
  isBeside: (path: string) => boolean,
): Problem | 'elsewhere' | null {
  const { path, before } = file;
  const text = file.text ?? before ?? '';
  if (isKustomization(path) || plannedIn(path, before).length > 0) return 'elsewhere';
  const manifestsOf = (of: string | null): readonly Manifest[] =>
    of !== null &&
    (mayRender(of) || mayHoldPlanned(of) || [...around.groups].some((group) => of.includes(group)))
      ? parseManifests(of, path).manifests
      : [];
  const unjudged = unjudgedOf(
    {
      path,
      text,
      manifests: manifestsOf(text),
      isBroken: false,
      before: file.text === null ? null : { text: before, manifests: manifestsOf(before) },
    },
    around,
  );
  if (unjudged === null) return null;
  if (unjudged.isOfPolicies !== true && !isBeside(path))
    return GENERAL.test(path) && !WRITES_MANIFESTS.test(text) ? null : 'elsewhere';
  const what = file.text === null ? 'is gone' : 'is edited';
  const message = `${visible(path)} ${what}, and what that changes in the cluster was not judged: ${unjudged.why}, and it ${unjudged.isOfPolicies === true ? 'decides about' : 'lies beside'} what \`policies\` takes. ${unjudged.fix}`;
  return problemOf(path, 'not-rendered', message);
}

function plannedIn(path: string, text: string | null): Manifest[] {
  if (text === null || !mayHoldPlanned(text)) return [];
  return parseManifests(text, path).manifests.filter(isPlanned);
}

/** True where the file did not hold the object before: what was there is another cluster's, or was reviewed as such. */
function isAdded(manifest: Manifest, { path, before }: OutsideFile): boolean {
  return !plannedIn(path, before).some((other) => identityOf(other) === identityOf(manifest));
}

/** Objects that decide about one of the policies and that the file holds on one side, but not equally on the other. */
function tiedIn({ path, before, text }: OutsideFile, ties: Ties): Tied[] {
  const heldIn = (of: string | null): Manifest[] =>
    of !== null && ties.mayHold(of) ? parseManifests(of, path).manifests : [];
  const was = new Map(heldIn(before).map((manifest) => [identityOf(manifest), manifest]));
  const tied = (manifest: Manifest, does: Tied['does']): Tied[] => {
    const owner = ties.tiedTo(manifest);
    return owner === null ? [] : [{ manifest, owner, does }];
  };
  const found: Tied[] = [];
  for (const manifest of heldIn(text)) {
    const earlier = was.get(identityOf(manifest));
    was.delete(identityOf(manifest));
    if (earlier && JSON.stringify(earlier.object) === JSON.stringify(manifest.object)) continue;
    found.push(...tied(manifest, earlier ? 'edits' : 'adds'));
  }
  return [...found, ...[...was.values()].flatMap((gone) => tied(gone, 'removes'))];
}

function isSamePlace(one: Place | null, other: Place): boolean {
  return one?.file === other.file && one.line === other.line;
}

function namedByPolicies({ manifest, owner, does }: Tied): Problem {
  const what = `decides about ${visible(owner.kind)}/${visible(owner.name)} of the policies, and the change ${does} it in a file that \`policies\` does not take`;
  return problem(manifest, 'named-by-policies', what);
}

function twice(manifest: Manifest): Problem {
  const what =
    'is among the policies, and the change adds it a second time in a file that `policies` does not take';
  return problem(manifest, 'twice-in-change', what);
}

function leftPolicies(manifest: Manifest): Problem {
  return problem(
    manifest,
    'left-policies',
    'was among the policies before the change, and is now in a file that `policies` does not take',
  );
}

function beside(manifest: Manifest): Problem {
  return problem(
    manifest,
    'beside-policies',
    'is in a file that the change adds or edits beside the policies, and that `policies` does not take',
  );
}

function problem({ kind, name, place }: Manifest, code: ProblemCode, what: string): Problem {
  const message =
    `${visible(kind)}/${visible(name)} ${what}: what that does to the cluster was not judged. ` +
    `Add ${visible(place.file)} to \`policies\` of the configuration, or give the file a name and a folder that are taken.`;
  return errorAt(place, code, message);
}

function toldOf(paths: readonly string[]): Problem[] {
  if (paths.length === 0) return [];
  const message =
    `The change touches ${counted(paths.length, 'file')} that \`policies\` does not take and that ${verb(paths.length, 'holds objects of planned kinds, or may render some', 'hold objects of planned kinds, or may render some')}; ${verb(paths.length, 'it was', 'they were')} not judged: ` +
    `${few(
      paths.map((path) => visible(path)),
      SHOWN,
    )}. Add ${verb(paths.length, 'it', 'them')} to \`policies\` where a cluster gets ${verb(paths.length, 'it', 'them')}.`;
  return [{ ...warningAt(null, 'outside-policies', message), isUnjudged: true }];
}
