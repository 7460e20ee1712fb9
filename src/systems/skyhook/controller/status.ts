/** Status of a node, or of a whole object; '' = the operator has not looked yet. */
const STATUSES = [
  '',
  'unknown',
  'complete',
  'in_progress',
  'erroring',
  'waiting',
  'blocked',
  'paused',
  'disabled',
] as const;

/** An entry of `status.nodeStatus`, and the annotation on the node. */
export type Status = (typeof STATUSES)[number];

/** A status as the operator reads it: a word that it does not know is `unknown`. */
export function readStatus(text: string): Status {
  return STATUSES.find((status) => status === text) ?? 'unknown';
}
