/** One thing that is otherwise than the last time. */
export interface DriftEffect {
  readonly kind:
    | 'size'
    | 'moved'
    | 'ceiling'
    | 'peak'
    | 'worst-loss'
    | 'outcome'
    | 'progress'
    | 'forecast'
    | 'policy'
    | 'finding'
    | 'freeze'
    | 'waiver'
    | 'clocks';
  /** What it is about: a policy, or one of its groups; null for the whole fleet. */
  readonly subject: string | null;
  /** One sentence with a full stop. */
  readonly says: string;
  /** True where more targets go, break or wait than before. */
  readonly isWorse: boolean;
}
