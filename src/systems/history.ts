import type { Manifest } from '../manifest/manifest.js';
import { keyOf, kindOf, type KindSpec } from './kinds.js';

const SIDES = ['own', 'base', 'live', 'compared'] as const;

/**
 * One object over a change: the text that each side has of it; null: none there. `own`: the files of the side that is planned; `base`: the
 * files before the change; `live`: the snapshot; `compared`: the files of the side that this one is compared with.
 */
export type ObjectHistory = Readonly<Record<(typeof SIDES)[number], Manifest | null>>;

export type Written = ObjectHistory & { readonly own: Manifest };
export type OnlyLive = ObjectHistory & { readonly own: null; readonly base: null; readonly live: Manifest };
type Removed = ObjectHistory & { readonly own: null; readonly base: Manifest };

const NOWHERE: ObjectHistory = { own: null, base: null, live: null, compared: null };

/** Null: there is no base, or nothing is compared. */
type Texts = Readonly<
  Record<'own' | 'live', readonly Manifest[]> & Record<'base' | 'compared', readonly Manifest[] | null>
>;

/** The objects of a system over a change, each with all that is written of it. Of two of one name the last one applied stays. */
export class Histories {
  /** In the files of this side, in their order. */
  readonly written: readonly Written[];
  /** Only the cluster holds them, before and after. */
  readonly onlyLive: readonly OnlyLive[];
  /** The change takes them out of the files. */
  readonly removed: readonly Removed[];
  readonly texts: Texts;
  private readonly byKey = new Map<string, ObjectHistory>();

  /** Texts of other kinds are left out. */
  constructor(
    private readonly kinds: readonly KindSpec[],
    texts: Texts,
  ) {
    const its = (list: readonly Manifest[]) => list.filter((manifest) => kindOf(kinds, manifest) !== null);
    const { own, base, live, compared } = texts;
    const others = { base: base && its(base), compared: compared && its(compared) };
    this.texts = { own: its(own), live: its(live), ...others };
    for (const side of SIDES)
      for (const manifest of this.texts[side] ?? [])
        this.byKey.set(this.keyOf(manifest), { ...this.of(manifest), [side]: manifest });
    const all = [...this.byKey.values()];
    this.written = all.filter((one): one is Written => one.own !== null);
    this.onlyLive = all.filter((one): one is OnlyLive => !one.own && !one.base && one.live !== null);
    this.removed = all.filter((one): one is Removed => !one.own && one.base !== null);
  }

  /** All texts of the object that a manifest is of; all null for one of another system. */
  of(manifest: Manifest): ObjectHistory {
    return this.byKey.get(this.keyOf(manifest)) ?? NOWHERE;
  }

  /** The side that this one is compared with, as a change that starts from this one; null where nothing is compared. */
  otherSide(): Histories | null {
    const { own, compared, live } = this.texts;
    return compared && new Histories(this.kinds, { own: compared, base: own, live, compared: own });
  }

  private keyOf(manifest: Manifest): string {
    const spec = kindOf(this.kinds, manifest);
    return spec ? keyOf(spec, manifest) : '';
  }
}

/** A system's reading of the texts of an object: the results of API server, webhooks and controller. */
export interface Reading<T> {
  /** Reads a text of a file; `earlier` is the object that it replaces, null where it is created. */
  readonly file: (manifest: Manifest, earlier: T | null) => T;
  readonly live: (manifest: Manifest) => T;
  /** False for one that the cluster refuses: it keeps what it has. */
  readonly isTaken: (read: T) => boolean;
  /** The object before the change if base and cluster hold it; absent: that of the base, of which a snapshot keeps only a part. */
  readonly startsFrom?: 'live';
}

/** The text of an object that is in force before and after a change. */
export interface InForce<T> {
  readonly live: T | null;
  /** The object of the base; null also where the cluster refused it, because it never got there. */
  readonly base: T | null;
  /** The object before the change: of the base, else of the cluster; null: none. */
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
