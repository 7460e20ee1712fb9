/** What those are told who roll nodes beside a NodePool. */

export const AT = Date.parse('2026-11-23T08:00:00Z');
export const MINUTE = 60_000;
export const WORK = 20 * MINUTE;
/** The life of a node that Karpenter takes: long enough that nothing of the two falls together. */
export const REPLACED = 33 * MINUTE;
export const DURATIONS =
  'version: 1\ndurations: {default: 20m, steps: {drain: 5m, maintenance: 20m, validation: 5m, return: 3m}}';
