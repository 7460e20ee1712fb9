import { fix, type Traits } from '../../system.js';

/** What rules of several systems have to know of Plans. */
export const TRAITS: Traits = {
  rules: [
    'abandoned-midway',
    'no-bake-time',
    'shared-cordon',
    'ungoverned-disruption',
    'version-not-pinned',
    'window-too-short',
  ],
  takes: 'nodes',
  fewer: (_group, most) => fix`Set ${{ field: 'concurrency', value: Math.max(1, most) }}`,
  words: {
    domain: (key) =>
      `Set concurrency below the Plan's part of a domain, or give each ${key} a Plan of its own that waits for the one before.`,
    order: 'A Plan knows no domains, and its order is another one for each version.',
  },
};
