import { identityOf } from '../../manifest/duplicates.js';
import type { Manifest } from '../../manifest/manifest.js';
import type { SourceFile } from '../../manifest/source-file.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { refersToAny } from '../objects/planned-kinds.js';
import { Edits } from './edits.js';
import { holdsPlanned, type OneSide, passedOver, sideOf } from './one-side.js';
import type { ParsedSide, Side } from './side.js';
import { goneAsides, settledIn } from './taken-away.js';
import { goneUnread } from './gone-unread.js';
import {
  baseProblems,
  baseReading,
  type BothSides,
  headProblems,
  newInHead,
  toldOfHead,
} from './side-problems.js';

/** Base and head, read as one change. */
interface ReadSides {
  readonly base: ParsedSide | null;
  readonly head: ParsedSide;
  /** Files of the head in which nothing is planned. */
  readonly passed: readonly string[];
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
  const base = writtenBase && placedAs(writtenBase, config);
  const head = placedAs(writtenHead, config);
  const both = bothOf(base, head, snapshot, limits);
  const { before, after } = both;
  const twice = new Set([...after.twice, ...(before?.twice ?? [])].map(identityOf));
  const whole = ({ manifests }: OneSide): Manifest[] =>
    manifests.filter((manifest) => !twice.has(identityOf(manifest)));
  const told = toldOfHead(both);
  return {
    head: {
      manifests: whole(after),
      reading: newInHead(both),
      problems: headProblems(both, told),
    },
    base: before && {
      manifests: whole(before),
      reading: baseReading(before, both),
      problems: baseProblems(before, both, told),
    },
    passed: passedOver(after),
  };
}

/** Each side, read with what the other one holds. */
function bothOf(
  base: Side | null,
  head: Side,
  snapshot: Snapshot,
  limits: Pick<Reading, 'nodesPerSide'>,
): BothSides {
  const readsAll = refersElsewhere([...(base?.files ?? []), ...head.files], snapshot);
  const ofHead = new Edits(base && base.files);
  const shared = { readsAll, ...limits };
  const before =
    base &&
    sideOf(base, { edits: new Edits(head.files), passedBefore: null, heldBefore: new Set(), ...shared });
  const heldBefore = new Set(before?.contents.filter(holdsPlanned).map(({ file }) => file));
  const passed = before?.contents.filter((content) => content.isPassedWhole).map(({ file }) => file);
  const passedBefore = passed === undefined ? null : new Set(passed);
  const readBefore = new Map(
    before?.contents.flatMap(({ file, read: known }) =>
      known === undefined ? [] : [[file, known] as const],
    ),
  );
  const after = sideOf(head, { edits: ofHead, passedBefore, readBefore, heldBefore, ...shared });
  const gone = before === null ? [] : goneAsides(before, after);
  const unread = before === null ? [] : goneUnread(before, after);
  return {
    before,
    after,
    edits: ofHead,
    gone,
    goneUnread: unread,
    isSettled: settledIn(before, after),
  };
}

/** What the configuration puts into all files holds for those that are given nothing of their own. */
function placedAs(side: Side, { namespace, variables }: Reading['config']): Side {
  if (namespace === null && Object.keys(variables).length === 0) return side;
  const files = side.files.map((file) => ({
    ...(namespace === null ? {} : { namespace }),
    ...file,
    variables: { ...variables, ...file.variables },
  }));
  return { ...side, files };
}

/** True where a policy may refer to an object of any kind, so that all of them must be read. */
function refersElsewhere(files: readonly SourceFile[], snapshot: Snapshot): boolean {
  return (
    snapshot.objects.some(({ apiVersion }) => refersToAny(apiVersion)) ||
    files.some(({ text }) => refersToAny(text))
  );
}
