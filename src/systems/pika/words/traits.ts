import type { Traits } from '../../system.js';

/** What rules of several systems have to know of PIKA. */
export const TRAITS: Traits = {
  rules: ['control-plane-selected', 'abandoned-midway', 'shared-cordon', 'ungoverned-disruption'],
  takes: 'nodes',
  words: {
    domain: (key) =>
      `Announce the nodes of one ${key} in several steps, each after the one before has ended.`,
    order: 'All announced nodes may be taken at once.',
  },
};
