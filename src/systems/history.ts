import type { Manifest } from '../manifest/manifest.js';
import { keyOf, kindOf, type KindSpec } from './kinds.js';

/** One object over a change: the text that each side has of it. Null: none there. */
export interface ObjectHistory {
  /** In the files of the side that is planned. */
  readonly own: Manifest | null;
  /** In the files before the change. */
  readonly base: Manifest | null;
  /** In the snapshot. */
  readonly live: Manifest | null;
  /** In the files of the side that this one is compared with. */
  readonly compared: Manifest | null;
}

export type Written = ObjectHistory & { readonly own: Manifest };
export type OnlyLive = ObjectHistory & { readonly own: null; readonly base: null; readonly live: Manifest };
type Removed = ObjectHistory & { readonly own: null; readonly base: Manifest };

/** Where the texts of objects are taken from. */
interface Texts {
  readonly own: readonly Manifest[];
  /** Null where there is no base. */
  readonly base: readonly Manifest[] | null;
  readonly live: readonly Manifest[];
  /** Null where nothing is compared. */
  readonly compared: readonly Manifest[] | null;
}

/** The objects of a system over a change, each with all that is written of it. Of two of one name the last one applied stays. */
export class Histories {
  /** In the files of this side, in their order. */
  readonly written: readonly Written[];
  /** Only the cluster holds them, before and after. */
  readonly onlyLive: readonly OnlyLive[];
  /** The change takes them out of the files. */
  readonly removed: readonly Removed[];

  private constructor(
    private readonly kinds: readonly KindSpec[],
    readonly texts: Texts,
    private readonly byKey: ReadonlyMap<string, ObjectHistory>,
  ) {
    const all = [...byKey.values()];
    this.written = all.filter((one): one is Written => one.own !== null);
    this.onlyLive = all.filter((one): one is OnlyLive => !one.own && !one.base && one.live !== null);
    this.removed = all.filter((one): one is Removed => !one.own && one.base !== null);
  }

  static of(kinds: readonly KindSpec[], given: Texts): Histories {
    const texts = { ...given, live: given.live.filter((manifest) => kindOf(kinds, manifest)) };
    const byKey = new Map<string, ObjectHistory>();
    for (const side of ['own', 'base', 'live', 'compared'] as const) {
      for (const manifest of texts[side] ?? []) {
        const spec = kindOf(kinds, manifest);
        if (!spec) continue;
        const key = keyOf(spec, manifest);
        byKey.set(key, { ...(byKey.get(key) ?? NOWHERE), [side]: manifest });
      }
    }
    return new Histories(kinds, texts, byKey);
  }

  /** What is written of the object that a manifest is of; all null for one of another system. */
  of(manifest: Manifest): ObjectHistory {
    const spec = kindOf(this.kinds, manifest);
    return (spec && this.byKey.get(keyOf(spec, manifest))) ?? NOWHERE;
  }

  /** The side that this one is compared with, as a change that starts from this one; null where nothing is compared. */
  otherSide(): Histories | null {
    const { own, compared, live } = this.texts;
    return compared && Histories.of(this.kinds, { own: compared, base: own, live, compared: own });
  }

  /** Those of a part of the texts. An object that this side writes as none of them is there all the same, as the base has it. */
  only(isIts: (manifest: Manifest) => boolean): Histories {
    const { own, base, live, compared } = this.texts;
    const kept = this.written.flatMap((one) =>
      one.base !== null && isIts(one.base) && !isIts(one.own) ? one.base : [],
    );
    return Histories.of(this.kinds, {
      own: [...own.filter(isIts), ...kept],
      base: base && base.filter(isIts),
      live: live.filter(isIts),
      compared: compared && compared.filter(isIts),
    });
  }
}

const NOWHERE: ObjectHistory = { own: null, base: null, live: null, compared: null };

/** What the files hold beside the objects of a system. */
export interface FilesBeside {
  /** Every manifest of this side, also those that no system claims: a policy may refer to one. */
  readonly neighbours?: readonly Manifest[];
  /** The same of the side before the change; absent when there is no base. */
  readonly neighboursBefore?: readonly Manifest[];
}

/** Objects of kinds that are looked at and not planned, over the same change. */
export function besides(
  kinds: readonly KindSpec[],
  {
    neighbours = [],
    neighboursBefore = null,
    snapshot,
  }: {
    readonly neighbours?: readonly Manifest[];
    readonly neighboursBefore?: readonly Manifest[] | null;
    readonly snapshot: { readonly objects: readonly Manifest[] };
  },
): Histories {
  const isOne = (manifest: Manifest): boolean => kindOf(kinds, manifest) !== null;
  const own = neighbours.filter(isOne);
  const base = neighboursBefore && neighboursBefore.filter(isOne);
  return Histories.of(kinds, { own, base, live: snapshot.objects, compared: null });
}

/** How a system reads the texts of an object: what the API server, the webhooks and the controller make of each. */
export interface Reading<T> {
  /** Reads a text of a file; `earlier` is the object that it replaces, null where it is created. */
  readonly file: (manifest: Manifest, earlier: T | null) => T;
  /** Reads an object that the cluster holds, and so has accepted. */
  readonly live: (manifest: Manifest) => T;
  /** False for one that the cluster refuses: it keeps what it has. */
  readonly isTaken: (read: T) => boolean;
  /** Where the change starts from if base and cluster hold both; absent: from the base, of which a snapshot keeps only a part. */
  readonly startsFrom?: 'live';
}

/** What of an object is in force before and after a change. */
export interface InForce<T> {
  readonly live: T | null;
  /** What the base holds; null also where the cluster refused that, because it never got there. */
  readonly base: T | null;
  /** What the change starts from: the base, else what the cluster holds; null: nothing. */
  readonly before: T | null;
  /** As it is written; what the cluster holds, where no file does; null where the change takes it out of the files. */
  readonly now: T | null;
  /** After merging: `now`, or `before` where the edit is refused; null: nothing. */
  readonly after: T | null;
}

/** Reads the texts of an object in the order in which the cluster gets them. */
export function inForce<T>(
  history: Written | OnlyLive,
  reading: Reading<T>,
): InForce<T> & { readonly now: T };
export function inForce<T>(history: ObjectHistory, reading: Reading<T>): InForce<T>;
export function inForce<T>({ own, base, live }: ObjectHistory, reading: Reading<T>): InForce<T> {
  const held = live && reading.live(live);
  const written = base && reading.file(base, null);
  const taken = written && reading.isTaken(written) ? written : null;
  const before = reading.startsFrom === 'live' ? (held ?? taken) : (taken ?? held);
  const now = own ? reading.file(own, before) : base ? null : held;
  return { live: held, base: taken, before, now, after: now === null || reading.isTaken(now) ? now : before };
}
