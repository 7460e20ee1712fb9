/** The targets of one failure domain (a zone, a rack) that are out at the same moment. */
export interface DomainPeak {
  /** The node label. */
  readonly key: string;
  readonly value: string;
  /** Targets of the group (or of all policies, in the combined view) in this domain. */
  readonly matched: number;
  readonly peakAtOnce: number;
  /** The first batch of the group at which the peak is reached; null in the combined view, and where targets that expire reach it. */
  readonly batch: number | null;
  /** The most of it in the worst of the orders in which the targets may go; absent where that is no more than the peak. */
  readonly worstAtOnce?: number;
  /** True where targets that expire reach the peak. */
  readonly byExpiry?: boolean;
}
