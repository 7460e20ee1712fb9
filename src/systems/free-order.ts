/**
 * Targets of which nobody can tell in which order they go. The dry rollout shows one possibility; what may be out together is judged
 * over all of them.
 */
export interface FreeOrder {
  /** A clause: why it is not known. */
  readonly says: string;
  /** Those that go, in the order that is known; within one turn it is free. */
  readonly turns: readonly (readonly string[])[];
}
