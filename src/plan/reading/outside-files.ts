import { identityOf } from '../../manifest/duplicates.js';
import { isKustomization } from '../../manifest/delivery/kustomization.js';
import type { Manifest, Place } from '../../manifest/manifest.js';
import { folderOf, isWithin } from '../../manifest/path.js';
import { parseManifests } from '../../manifest/parse.js';
import type { Problem } from '../../manifest/problem.js';
import type { OutsideFile } from '../../manifest/source-file.js';
import { problemOf } from '../../manifest/source-text.js';
import { synthesizedIn } from '../../manifest/recipes/cdk8s.js';
import { visible } from '../../manifest/words/visible.js';
import { isPlanned, mayHoldPlanned } from '../objects/planned-kinds.js';
import { aroundOf, isRendered } from './around.js';
import { kustomizationOf } from './kustomize.js';
import { isUnreadTemplate, madeNothing } from './made-nothing.js';
import type { AddedFile, Beside } from './new-folder.js';
import { foldersOf, neighbourIn, twinIn } from './neighbours.js';
import { definedGroups, isValues, mayRender } from './renders.js';
import { isSameSource } from './same-source.js';
import type { Side } from './side.js';
import { isUnreadable } from './unreadable.js';
import { type Ties, tiesOf } from './ties.js';
import { type Around, unjudgedOf } from './unjudged.js';
import {
  besidePolicies,
  leftPolicies,
  namedByPolicies,
  newOverlay,
  type Tied,
  twice,
} from './outside-words.js';

/** The objects of planned kinds that each side's policies hold. */
export interface Judged {
  readonly base: readonly Manifest[];
  readonly head: readonly Manifest[];
}

export interface Sides {
  readonly base: Side | null;
  readonly head: Side;
}

/** What one file that no source takes says of the policies; nothing is absent. */
interface Said {
  readonly errors?: readonly Problem[];
  /** Objects that lie beside the policies. */
  readonly besides?: readonly Beside[];
  /** It holds or renders planned objects that are none of the policies'. */
  readonly isElsewhere?: boolean;
}

/** Languages in which most programs that name planned kinds are controllers and clients of the cluster. */
const GENERAL = /\.(?:ts|js|mjs|cjs|py|go|cs|java|kt|rb)$/;
const WRITES_MANIFESTS = /\b(?:cdk8s|cdktf|pulumi|kosko|aws-?cdk|addManifest|addHelmChart)/i;

const NOTHING: Said = {};
const ELSEWHERE: Said = { isElsewhere: true };

function allOf(said: readonly Said[]): Said {
  return {
    errors: said.flatMap(({ errors = [] }) => errors),
    besides: said.flatMap(({ besides = [] }) => besides),
    isElsewhere: said.some(({ isElsewhere }) => isElsewhere === true),
  };
}

/** False where the change leaves what the file says as it was, however it is written now. */
export function isEdited({ path, before, text }: OutsideFile): boolean {
  return before !== text && (before === null || text === null || !isSameSource(path, before, text));
}

/** What the policies of both sides are, and what is rendered, for the files that no source takes. */
function surroundingsOf({ base, head }: Sides, judged: Judged, outside: readonly OutsideFile[]) {
  const { files, beside = [], renderedPaths = [] } = head;
  const keptIdentities = new Set(judged.head.map(identityOf));
  const judgedPaths = [...renderedPaths, ...files.map(({ path }) => path)];
  const isBuilt = (path: string): boolean => isRendered({ renderedPaths }, path);
  return {
    isKept: (manifest: Manifest) => keptIdentities.has(identityOf(manifest)),
    lost: new Set(judged.base.map(identityOf).filter((identity) => !keptIdentities.has(identity))),
    known: { made: [...judged.base, ...judged.head], files: outside, isRendered: isBuilt },
    judgedPaths,
    renderedPaths,
    renderedBefore: base?.renderedPaths ?? [],
    neighbour: neighbourIn(foldersOf([...files, ...beside].map(({ path }) => path))),
    valuesBeside: neighbourIn(foldersOf(renderedPaths)),
    isTwin: twinIn(judgedPaths),
    isRenderedTwin: twinIn(renderedPaths),
    around: aroundOf({ files, beside, outside, renderedPaths, groups: definedGroups(judged.head) }),
    ties: tiesOf([...judged.base, ...judged.head]),
    isSynthesized: synthesizedIn([...outside, ...beside, ...files], judgedPaths),
  };
}

type Surroundings = ReturnType<typeof surroundingsOf>;

/** Judges the files that no source takes, one by one. */
export function outsideFiles(sides: Sides, judged: Judged, outside: readonly OutsideFile[]) {
  const surroundings = surroundingsOf(sides, judged, outside);
  return {
    saidOf: (file: OutsideFile): Said => saidOf(file, surroundings),
    addedFile: (file: OutsideFile): AddedFile[] => addedFile(file, surroundings),
    /** True for what was built into what is judged; what is gone from it is missing there, and has no say of its own. */
    isRendered: (file: OutsideFile): boolean => isTaken(file, surroundings),
  };
}

function isGone({ path, was = path, text }: OutsideFile, { renderedBefore }: Surroundings): boolean {
  return text === null && isRendered({ renderedPaths: renderedBefore }, was);
}

function isTaken(file: OutsideFile, surroundings: Surroundings): boolean {
  return isRendered(surroundings, file.path) && !isGone(file, surroundings);
}

function saidOf(file: OutsideFile, surroundings: Surroundings): Said {
  if (!isEdited(file) || isGone(file, surroundings)) return NOTHING;
  if (isTaken(file, surroundings)) {
    const errors = [...installedOnce(file, surroundings), ...madeNothing(file.path, surroundings.known)];
    return { errors, isElsewhere: isUnreadTemplate(file, surroundings.known.made) };
  }
  const planned = plannedIn(file.path, file.text);
  const held = allOf(planned.map((manifest) => saidOfPlanned(manifest, file, surroundings)));
  const tied = file.isTakenOut ? NOTHING : saidOfTied(file, held, surroundings);
  const isWhole = planned.length > 0 || file.isTakenOut || surroundings.isSynthesized(file.path);
  return allOf([held, tied, isWhole ? NOTHING : saidOfRecipe(file, surroundings)]);
}

/** Helm installs what lies in `crds` once, as it is written, and renders it only where it is told to. */
function installedOnce({ path, text }: OutsideFile, { isKept }: Surroundings): Problem[] {
  if (!/(?:^|\/)crds\//.test(path)) return [];
  return plannedIn(path, text).flatMap((one) => (isKept(one) ? [] : besidePolicies(one)));
}

function saidOfPlanned(manifest: Manifest, file: OutsideFile, surroundings: Surroundings): Said {
  const { isKept, lost, neighbour, isTwin, ties } = surroundings;
  const isNew = file.before === null;
  if (lost.has(identityOf(manifest))) return { errors: [leftPolicies(manifest)] };
  if (file.isTakenOut) return NOTHING;
  const near = neighbour(folderOf(file.path));
  if (near !== null) return { besides: [{ manifest, neighbour: near, isNew }] };
  if (isKept(manifest) && isAdded(manifest, file)) return { errors: [twice(manifest)] };
  if (isNew && isTwin(file.path)) return { besides: [{ manifest, neighbour: null, isNew }] };
  return isKept(manifest) || ties.tiedTo(manifest) === null ? ELSEWHERE : NOTHING;
}

/** Of objects that decide about a policy, those at whose place nothing is said yet. */
function saidOfTied(file: OutsideFile, held: Said, { isKept, ties }: Surroundings): Said {
  const places = [
    ...(held.errors ?? []).map(({ place }) => place),
    ...(held.besides ?? []).map(({ manifest }) => manifest.place),
  ];
  const said: Said[] = [];
  for (const tied of tiedIn(file, ties)) {
    if (places.some((place) => isSamePlace(place, tied.manifest.place))) continue;
    if (isKept(tied.manifest) && tied.does !== 'adds') {
      said.push(ELSEWHERE);
      continue;
    }
    said.push({ errors: [isKept(tied.manifest) ? twice(tied.manifest) : namedByPolicies(tied)] });
    places.push(tied.manifest.place);
  }
  return allOf(said);
}

/** Of a file that holds no planned object and may make or change some. */
function saidOfRecipe(file: OutsideFile, surroundings: Surroundings): Said {
  const { judgedPaths, valuesBeside, isRenderedTwin, around } = surroundings;
  const { path, before, text } = file;
  if (isNewOverlay(file, judgedPaths) && valuesBeside(folderOf(path)) !== null)
    return { errors: [newOverlay(path)] };
  const isBeside = (one: string): boolean =>
    (isValues(one) && valuesBeside(folderOf(one)) !== null) || (before === null && isRenderedTwin(one));
  const found = ofRendering(file, around, isBeside);
  if (found === 'elsewhere' || (found === null && isUnreadable(path, text))) return ELSEWHERE;
  return found === null ? NOTHING : { errors: [found] };
}

function addedFile({ path, before, text, isTakenOut }: OutsideFile, surroundings: Surroundings): AddedFile[] {
  const { neighbour, valuesBeside, isTwin, isRenderedTwin } = surroundings;
  if (before !== null || text === null || isTakenOut) return [];
  const near = neighbour(folderOf(path)) ?? valuesBeside(folderOf(path));
  if (near !== null) return [{ path, text, neighbour: near }];
  return [isTwin(path) || isRenderedTwin(path) ? { path, text, neighbour: null } : { path, text }];
}

/** True for a kustomization that the change adds, and that takes what is judged already: another cluster gets it. */
function isNewOverlay({ path, before, text }: OutsideFile, judgedPaths: readonly string[]): boolean {
  if (before !== null || text === null || !isKustomization(path)) return false;
  const { resources, components } = kustomizationOf({ path, text });
  return [...(resources ?? []), ...components].some((taken) =>
    judgedPaths.some((judged) => isWithin(taken, judged) || isWithin(judged, taken)),
  );
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
