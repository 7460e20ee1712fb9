/** How far a rollout is on a day: targets done, and one that holds it; null before it began. */
export interface Progress {
  readonly done: number;
  readonly isStuck?: boolean;
}

/** Files and snapshot of a day of one system, eight or four targets. */
export type DayOf = (
  progress: Progress | null,
  at: string,
) => { readonly head: string; readonly snapshot: object };
