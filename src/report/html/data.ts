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

/** The report of one cluster: its document as the comment has it, and what its pictures are drawn from. */
export interface PageReport {
  readonly cluster: string | null;
  readonly verdict: 'pass' | 'warn' | 'fail' | 'unknown';
  readonly title: PageText;
  readonly head: readonly PageBlock[];
  readonly entries: PageBlock | null;
  readonly tail: readonly PageText[];
  readonly sections: readonly { readonly title: PageText; readonly blocks: readonly PageBlock[] }[];
  readonly foot: readonly PageText[];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly freezes: readonly {
    readonly name: PageText;
    readonly spans: readonly (readonly [number, number])[];
  }[];
  readonly groups: readonly PageGroup[];
  /** One for each kind of target that the plan counts. */
  readonly views: readonly PageView[];
}

/** A block of the document; of very many rows the first, and how many more there are. */
export type PageBlock =
  | { readonly kind: 'paragraph'; readonly text: PageText }
  | { readonly kind: 'list'; readonly items: readonly PageText[]; readonly more: number }
  | { readonly kind: 'entries'; readonly entries: readonly PageEntry[]; readonly more: number }
  | { readonly kind: 'comparison'; readonly isCompared: boolean; readonly rows: readonly PageRow[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly { readonly title: string; readonly isNumeric?: boolean }[];
      readonly rows: readonly (readonly PageText[])[];
      readonly more: number;
    }
  | {
      readonly kind: 'facts';
      readonly of: { readonly name: PageText; readonly size: PageText } | null;
      readonly facts: readonly { readonly label: string; readonly text: PageText }[];
    };

export interface PageRow {
  readonly label: PageText;
  readonly base: PageText | null;
  readonly head: PageText;
  readonly trend: string | null;
  readonly isWorse: boolean;
}

export interface PageEntry {
  readonly level: 'error' | 'warning' | 'info' | 'note';
  /** The id of a rule, or the code of a problem. */
  readonly id: string | null;
  readonly subject: PageText;
  /** The line, and its address if that is known. */
  readonly places: readonly { readonly text: string; readonly url: string | null }[];
  readonly says: PageText;
  readonly fix: PageText;
  readonly also: PageText;
  readonly base: PageText;
}

/** A group of the timeline, base beside head. */
export interface PageGroup {
  readonly policy: PageText;
  readonly name: PageText;
  readonly unit: string;
  /** False for groups that the change does not touch. */
  readonly touched: boolean;
  /** True if nothing starts it: it is what the next rollout would do. */
  readonly next: boolean;
  readonly base: PageRollout | null;
  readonly head: PageRollout | null;
}

export interface PageRollout {
  readonly matched: number;
  readonly peak: number;
  readonly outcome: string;
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
  /** The most that are unavailable at once with this change, as the plan counts them. */
  readonly peak: number;
  /** The targets that the peak is out of: replacements that join in the course of a rollout are not among them. */
  readonly members: number;
  /** Which of them serve all the same; '' if none do. */
  readonly note: string;
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

/** A dry rollout in columns, a line for each stay: which target, through whom (-1: unavailable before), which batch, from when to when. */
export interface PageCourse {
  readonly from: number;
  readonly end: number;
  readonly turnsBadAt: number | null;
  /** True if it holds a rollout that nothing starts on this side, so that the two sides can be compared. */
  readonly ifBegan: boolean;
  readonly target: readonly number[];
  readonly taker: readonly number[];
  readonly batch: readonly number[];
  readonly start: readonly number[];
  readonly stop: readonly (number | null)[];
  readonly failed: readonly (number | null)[];
  /** 1: makes the target unavailable; 2: only if a rollout begins that nothing starts; 3: both. */
  readonly kind: readonly number[];
}
