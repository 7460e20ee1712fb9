/** The stop at the first failed batch. */
export const THRESHOLD = { field: 'failureThreshold', value: 1 } as const;

/** The stop that applies to the end of the rollout. */
export const SAFETY_LIMIT = { field: 'safetyLimit', value: 100 } as const;
