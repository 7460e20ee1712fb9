/** Where a node is in the eyes of one Skyhook: `status.nodeStatus` and the annotation on the node. */
export const STATUS = {
  /** The operator has not looked at the node yet; counts as unknown. */
  unset: 0,
  unknown: 1,
  complete: 2,
  inProgress: 3,
  erroring: 4,
  waiting: 5,
  blocked: 6,
  paused: 7,
  disabled: 8,
} as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

const TEXTS: Readonly<Record<Status, string>> = {
  [STATUS.unset]: '',
  [STATUS.unknown]: 'unknown',
  [STATUS.complete]: 'complete',
  [STATUS.inProgress]: 'in_progress',
  [STATUS.erroring]: 'erroring',
  [STATUS.waiting]: 'waiting',
  [STATUS.blocked]: 'blocked',
  [STATUS.paused]: 'paused',
  [STATUS.disabled]: 'disabled',
};

/** As the operator writes it. */
export function statusText(status: Status): string {
  return TEXTS[status];
}

/** What the operator reads: a word it does not know is `unknown`. */
export function readStatus(text: string): Status {
  for (const status of Object.values(STATUS)) if (text !== '' && TEXTS[status] === text) return status;
  return text === '' ? STATUS.unset : STATUS.unknown;
}
