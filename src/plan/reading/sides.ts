import { few } from '../../manifest/listing.js';
import { warningAt } from '../../manifest/problem.js';
import { duplicates, identityOf } from '../../manifest/duplicates.js';
import type { Described, DescribedTwice } from './described-twice.js';
import { describedTwice, isOneByName, sameTwice } from './described-twice.js';
import { isTemplate } from '../../manifest/generators.js';
import type { Manifest } from '../../manifest/manifest.js';
import { counted, verb } from '../../manifest/plural.js';
import type { Problem } from '../../manifest/problem.js';
import type { BesideFile, SourceFile } from '../../manifest/source-file.js';
import { visible } from '../../manifest/visible.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { INTEREST, isPlanned, refersToAny } from '../planned-kinds.js';
import type { Rendering } from './changes.js';
import { unrenderedAlone, unrenderedChanges } from './changes.js';
import { Deliveries } from './deliveries.js';
import { Edits } from './edits.js';
import type { FileContent, SideReading } from './files.js';
import { contentsOf } from './files.js';
import { NamedSettings } from './named-settings.js';
import { Kustomizations, withKustomizations } from './kustomize.js';
import type { Aside } from './set-aside.js';
import { asideOf, isBuiltBeside, isFilledElsewhere, isSameAside } from './set-aside.js';
import type { ParsedSide, Side } from './side.js';
import { goneAsides, settled, settledIn, takenAway } from './taken-away.js';
import { isSaidOf, isWarnedBefore, withoutFilesOf } from './told-once.js';
import { unfolded, unreadResources } from './unfold.js';

/** Base and head, read as one change. */
interface ReadSides {
  readonly base: ParsedSide | null;
  readonly head: ParsedSide;
  /** Files of the head in which nothing is planned. */
  readonly passed: readonly string[];
  /** What is told beside the plan, in sentences. */
  readonly notices: readonly string[];
}

interface Reading {
  readonly snapshot: Snapshot;
  readonly config: {
    /** The namespace of objects that write none, where their files are given no other; null = none is given. */
    readonly namespace: string | null;
    readonly variables: Readonly<Record<string, string>>;
  };
  /** Keys and values of all files of a side; absent: as many as are allowed. */
  readonly nodesPerSide?: number;
}

/**
 * The objects of both sides. What holds nothing that is planned is passed over and counted. What may hold it and can not be judged (a
 * part of an object, text with variables or template marks, a file that renders objects) is an error where the change edits it, as
 * nobody has seen what it does; where both sides hold the same it is told in one warning, and is no part of the change.
 */
export function readSides(
  writtenBase: Side | null,
  writtenHead: Side,
  { snapshot, config, ...limits }: Reading,
): ReadSides {
  const base = writtenBase && placedAs(unfolded(writtenBase), config);
  const head = placedAs(unfolded(writtenHead), config);
  const ofHead = new Edits(base?.files ?? null);
  const ofBase = new Edits(head.files);
  const readsAll = refersElsewhere(
    head.files,
    base?.files.filter((file) => ofBase.isEdited(file)),
    snapshot,
  );
  const settings = new NamedSettings([head.files, base?.files ?? []]);
  const shared = { readsAll, settings, ...limits };
  const before =
    base && sideOf(base, { edits: ofBase, passedBefore: null, heldBefore: new Set(), ...shared });
  const heldBefore = new Set(before?.contents.filter(holdsPlanned).map(({ file }) => file));
  const passed = before?.contents.filter((content) => content.isPassedWhole).map(({ file }) => file);
  const passedBefore = passed === undefined ? null : new Set(passed);
  const readBefore = new Map(
    before?.contents.flatMap(({ file, read }) => (read === undefined ? [] : [[file, read] as const])),
  );
  const after = sideOf(head, { edits: ofHead, passedBefore, readBefore, heldBefore, ...shared });
  const twice = new Set([...after.twice, ...(before?.twice ?? [])].map(identityOf));
  const whole = (manifests: readonly Manifest[]): Manifest[] =>
    manifests.filter((manifest) => !twice.has(identityOf(manifest)));
  const twiceAfter = new Set(after.twice.map(identityOf));
  const isTwiceAsBefore =
    before === null
      ? (manifest: Manifest): boolean => !isJudged(manifest)
      : sameTwice(before.manifests, after.manifests, after.standing);
  const isTwiceAfter = (manifest: Manifest): boolean => twiceAfter.has(identityOf(manifest));
  const quiet = [
    ...after.asides
      .filter((aside) => before !== null && isSameAside(aside, before.asides))
      .filter(({ manifest }) => !isTemplate(manifest.place.file))
      .map(({ problem }) => problem),
    ...after.contents.flatMap(({ file, before: same }) =>
      same.length === 0 || isFilledElsewhere(file) ? [] : same,
    ),
    ...head.problems.filter((problem) => isHiddenAsIn(base, problem)),
    ...duplicates(after.manifests.filter((one) => isJudged(one) && isTwiceAsBefore(one))),
  ];
  const pathsBefore = new Map(
    head.files.map((file) => [file.path, ofHead.counterparts(file).map(({ path }) => path)]),
  );
  const gone = before === null ? [] : goneAsides(before, after);
  const isSettled = settledIn(before, after);
  const told = [
    ...unreadResources(writtenBase, writtenHead),
    ...after.problems.filter((problem) => !isWarnedBefore(before?.problems, problem, pathsBefore)),
    ...after.asides
      .filter((aside) => before === null || !isSameAside(aside, before.asides))
      .map(({ problem }) => problem),
    ...gone.map(({ problem }) => takenAway(problem)),
    ...duplicates((before?.manifests ?? []).filter(isSettled)).map(settled),
  ];
  return {
    head: {
      manifests: whole(after.manifests),
      reading: head.problems.filter((problem) => !isHiddenAsIn(base, problem)),
      problems: [
        ...told,
        ...duplicates(
          after.manifests.filter((one) => (isJudged(one) || isOneByName(one)) && !isTwiceAsBefore(one)),
        ),
        ...(before
          ? withoutFilesOf([...head.problems, ...told], changesOf(after, before))
          : unrenderedAlone(renderingOf(after, null))),
        ...unchanged(quiet),
      ],
    },
    base: before && {
      manifests: whole(before.manifests),
      reading: readingOf(before.side, head),
      problems: [
        ...before.problems.filter((problem) => !isSaidOf(after.problems, problem)),
        ...before.asides
          .filter((aside) => !isSameAside(aside, after.asides) && !gone.includes(aside))
          .map(({ problem }) => problem)
          .filter((problem) => !isSaidOf(told, problem)),
        ...duplicates(
          before.manifests.filter((one) => isJudged(one) && !isTwiceAfter(one) && !isSettled(one)),
        ),
      ],
    },
    passed: after.passed,
    notices: passedNotice(after.passed),
  };
}

/** What the configuration puts into all files holds for those that are given nothing of their own. */
function placedAs(written: Side, { namespace, variables }: Reading['config']): Side {
  const side = withKustomizations(written);
  if (namespace === null && Object.keys(variables).length === 0) return side;
  const files = side.files.map((file) => ({
    ...(namespace === null ? {} : { namespace }),
    ...file,
    variables: { ...variables, ...file.variables },
  }));
  return { ...side, files };
}

interface OneSide extends Pick<DescribedTwice, 'twice' | 'standing'> {
  readonly side: Side;
  readonly contents: readonly FileContent[];
  readonly manifests: readonly Manifest[];
  readonly asides: readonly Aside[];
  /** Problems in the files that the change edits. */
  readonly problems: readonly Problem[];
  readonly passed: readonly string[];
}

function sideOf(side: Side, reading: SideReading): OneSide {
  const { files: contents, problem } = contentsOf(side.files, reading);
  const kustomizations = new Kustomizations(side.files);
  const deliveries = new Deliveries(side.files, kustomizations);
  const asides: Aside[] = [];
  const manifests: Described[] = [];
  for (const { file, manifests: found } of contents) {
    const isBuilt = file.renderedBy !== undefined;
    for (const manifest of found) {
      if (!isBuilt && isBuiltBeside(manifest, kustomizations, side)) continue;
      const aside =
        asideOf(manifest, isBuilt ? null : kustomizations) ??
        (isJudged(manifest) ? deliveries.problemOf(manifest, file) : null);
      if (aside === null) manifests.push({ manifest, isBuilt });
      else asides.push({ manifest, problem: aside });
    }
  }
  const { kept, twice, standing } = describedTwice(manifests, isJudged);
  return {
    side,
    contents,
    manifests: kept,
    asides,
    problems: [...(problem ? [problem] : []), ...contents.flatMap((content) => content.problems)],
    twice,
    standing,
    passed: contents.filter(holdsNothing).map(({ file }) => file.path),
  };
}

/** A glob that names nothing before the change is for what the change adds. */
function readingOf(base: Side, head: Side): readonly Problem[] {
  const isUnmatched = ({ code }: Problem): boolean => code === 'no-match';
  return base.problems.filter(
    (problem) => (head.problems.some(isUnmatched) || !isUnmatched(problem)) && !isHiddenAsIn(head, problem),
  );
}

/** True for a link that is not followed, or a submodule, which the other side has too: the change has no part in what it may hide. */
function isHiddenAsIn(other: Side | null, { code, entry }: Problem): boolean {
  if (entry === undefined) return false;
  return other?.problems.some((one) => one.code === code && one.entry === entry) === true;
}

function holdsPlanned({ manifests }: FileContent): boolean {
  return manifests.some((manifest) => isPlanned(manifest) || isJudged(manifest));
}

function holdsNothing(content: FileContent): boolean {
  return content.problems.length + content.before.length === 0 && !holdsPlanned(content);
}

function isJudged({ apiVersion, kind }: Manifest): boolean {
  return INTEREST.concerns(apiVersion, kind);
}

/** True where a policy may refer to an object of any kind, so that all of them must be read. What is not edited is in the head. */
function refersElsewhere(
  head: readonly SourceFile[],
  edited: readonly SourceFile[] = [],
  snapshot: Snapshot,
): boolean {
  return (
    snapshot.objects.some(({ apiVersion }) => refersToAny(apiVersion)) ||
    [head, edited].some((files) => files.some(({ text }) => refersToAny(text)))
  );
}

function changesOf(after: OneSide, before: OneSide): Problem[] {
  const gone = renderingOf(before, after);
  const edited = unrenderedChanges(renderingOf(after, before), 'edited');
  return [...edited, ...withoutFilesOf(edited, unrenderedChanges(gone, 'gone'))];
}

/** One side beside the other one; null = there is none. */
function renderingOf(own: OneSide, other: OneSide | null): Rendering {
  const paths = (side: OneSide | null) => new Set(side?.contents.map(({ file }) => file.path));
  const edits = new Edits(other && other.side.files);
  const beside = new Edits<BesideFile>(other && (other.side.beside ?? []));
  const contents = new Map(other?.contents.map((content) => [content.file, content]));
  return {
    contents: own.contents,
    beside: own.side.beside ?? [],
    outside: own.side.outside ?? [],
    isBesideEdited: (file) => beside.isEdited(file),
    besideCounterpart: (file) => beside.counterparts(file)[0] ?? null,
    renderedPaths: own.side.renderedPaths ?? [],
    counterpart: ({ file }) => contents.get(edits.counterparts(file)[0] ?? file) ?? null,
    paths: paths(own),
    otherPaths: paths(other),
  };
}

/** What could not be judged before either, and is the same after the change. */
function unchanged(problems: readonly Problem[]): Problem[] {
  if (problems.length === 0) return [];
  const files = [...new Set(problems.flatMap(({ place }) => (place ? [place.file] : [])))];
  const listed = few(files.map((file) => visible(file)));
  const [first] = problems;
  const example = problems.length === 1 || !first ? '' : ' The first says:';
  const message = `${counted(problems.length, 'thing')} in ${counted(files.length, 'file')} can not be judged, before or after, and ${verb(problems.length, 'is', 'are')} no part of this change: ${listed}.${example} ${first?.message ?? ''}`;
  const place = first?.place ?? null;
  return [{ ...warningAt(place, 'not-judged-before', message), isStanding: true }];
}

function passedNotice(passed: readonly string[]): string[] {
  if (passed.length === 0) return [];
  return [
    `${counted(passed.length, 'file').replace(/\B(?=(\d{3})+ )/, ',')} ${verb(passed.length, 'holds', 'hold')} nothing that is planned`,
  ];
}
