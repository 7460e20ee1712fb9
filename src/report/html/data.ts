/**
 * What a page is drawn from, as JSON in the page itself: written by this folder, read by `src/page`. Instants are milliseconds
 * since `PageReport.at`; targets, groups and policies are numbers of a list, as there may be a hundred thousand of each.
 */

/** A sentence: words of ours as they are, each value from the input in a list of its own, to be shown as code. */
export type PageText = readonly (string | readonly [string])[];

export interface PageDocument {
  readonly reports: readonly PageReport[];
  readonly runUrl: string | null;
}

/** The report of one cluster. */
export interface PageReport {
  readonly cluster: string | null;
  readonly verdict: 'pass' | 'warn' | 'fail' | 'unknown';
  /** It would fail, and `fail-on: never` lets it pass. */
  readonly wouldFail: boolean;
  readonly title: PageText;
  /** Sentences below the title. */
  readonly lead: readonly PageText[];
  readonly table: { readonly compared: boolean; readonly rows: readonly PageRow[] };
  readonly problems: readonly PageFinding[];
  readonly notices: readonly PageText[];
  readonly findings: {
    readonly fresh: readonly PageFinding[];
    readonly before: readonly PageFinding[];
    readonly fixed: readonly PageFinding[];
    readonly waived: readonly PageFinding[];
  };
  readonly footer: readonly PageText[];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly timeZone: string;
  /** True where names of targets are hidden from the readers of this page. */
  readonly hidden: boolean;
  readonly freezes: readonly {
    readonly name: PageText;
    readonly spans: readonly (readonly [number, number])[];
  }[];
  readonly groups: readonly PageGroup[];
  /** One for each kind of target that the plan counts. */
  readonly views: readonly PageView[];
}

export interface PageRow {
  readonly label: PageText;
  readonly base: PageText | null;
  readonly head: PageText;
  readonly trend: string | null;
  readonly worse: boolean;
}

export interface PageFinding {
  readonly severity: 'error' | 'warning' | 'info';
  /** The id of a rule, or the code of a problem. */
  readonly rule: string;
  readonly text: PageText;
  readonly fix: PageText;
  readonly before: PageText;
  /** The line, and its address where that is known; the first ones where it is said of many. */
  readonly places: readonly { readonly text: PageText; readonly url: string | null }[];
}

/** A group of the timeline, base beside head. */
export interface PageGroup {
  readonly policy: PageText;
  readonly name: PageText;
  readonly unit: string;
  /** False for what the change leaves alone. */
  readonly touched: boolean;
  /** True where nothing starts it: it is what the next rollout would do. */
  readonly next: boolean;
  readonly base: PageRollout | null;
  readonly head: PageRollout | null;
}

export interface PageRollout {
  readonly matched: number;
  readonly peak: number;
  readonly loss: number;
  readonly stops: boolean;
  readonly outcome: string;
  readonly why: PageText;
  readonly finish: number | null;
  readonly limits: readonly {
    readonly reason: string | null;
    /** From, to, limit; null = no limit. */
    readonly spans: readonly (readonly [number, number, number | null])[];
  }[];
  readonly batches: {
    readonly start: readonly number[];
    readonly end: readonly (number | null)[];
    readonly size: readonly number[];
    readonly failed: readonly number[];
  };
}

/** Everything that is counted as one kind of target. */
export interface PageView {
  readonly unit: 'node' | 'cluster' | 'replica';
  readonly targets: PageTargets;
  readonly takers: readonly PageText[];
  readonly head: PageCourse;
  readonly base: PageCourse | null;
  readonly worst: { readonly policy: PageText; readonly loss: number; readonly course: PageCourse } | null;
  /** The most that are out at once with this change, as the plan counts them. */
  readonly peak: number;
  /** What of those that are counted as out is so only in a way; '' where there is nothing to say. */
  readonly note: string;
}

export interface PageTargets {
  readonly count: number;
  /** Null where they are hidden. */
  readonly names: readonly string[] | null;
  /** By label: the values, and for each target which of them it has (-1: none). */
  readonly labels: readonly {
    readonly key: string;
    readonly values: readonly string[];
    readonly of: readonly number[];
  }[];
}

/** A dry rollout in columns, a line for each stay: which target, through whom (-1: out before), which batch, from when to when. */
export interface PageCourse {
  readonly from: number;
  readonly end: number;
  readonly cut: boolean;
  readonly turnsBadAt: number | null;
  /** True where it holds a rollout that nothing starts on this side, so that the two sides can be compared. */
  readonly ifBegan: boolean;
  readonly target: readonly number[];
  readonly taker: readonly number[];
  readonly batch: readonly number[];
  readonly start: readonly number[];
  readonly stop: readonly (number | null)[];
  readonly failed: readonly (number | null)[];
  /** 1: takes the target out; 2: only if a rollout begins that nothing starts; 3: both. */
  readonly kind: readonly number[];
}
