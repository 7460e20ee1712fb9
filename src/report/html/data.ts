/**
 * The data of the pictures of a page, as JSON in the page itself. Instants are milliseconds since `PageReport.at`; targets and
 * groups are numbers of a list, as there may be a hundred thousand of each.
 */
export interface PageReport {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly horizon: number;
  readonly freezes: readonly { readonly name: string; readonly spans: readonly Span[] }[];
  /** A view for each kind of target that the plan counts. */
  readonly views: readonly PageView[];
}

type Span = readonly [from: number, to: number];

/** Everything that is counted as one kind of target. */
export interface PageView {
  readonly unit: 'node' | 'cluster' | 'replica';
  readonly targets: PageTargets;
  /** Policies and their groups. */
  readonly rollouts: readonly string[];
  readonly head: PageCourse;
  readonly base: PageCourse | null;
  readonly worst: { readonly policy: string; readonly loss: number; readonly course: PageCourse } | null;
  /** The most that are unavailable at once with this change, as the plan counts them. */
  readonly peak: number;
  /** The targets that the peak is out of: replacements that join in the course of a rollout are not among them. */
  readonly members: number;
}

export interface PageTargets {
  readonly count: number;
  /** Null if they are hidden. */
  readonly names: readonly string[] | null;
  /** By label: the values, and for each target which of them it has (-1: none). */
  readonly labels: readonly {
    readonly key: string;
    readonly values: readonly string[];
    readonly of: readonly number[];
  }[];
}

/** A dry rollout. */
export interface PageCourse {
  readonly from: number;
  readonly end: number;
  readonly turnsBadAt: number | null;
  /** True if it holds a rollout that nothing starts on this side, so that the two sides can be compared. */
  readonly ifBegan: boolean;
  readonly stays: readonly PageStay[];
}

/** Target, policy (-1: unavailable before), batch (0: in none), from, to; a target that serves meanwhile does not hold. */
export type PageStay = readonly [
  target: number,
  rollout: number,
  batch: number,
  start: number,
  stop: number | null,
  failed: number | null,
  holds: 0 | 1,
];
