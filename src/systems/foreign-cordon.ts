import { listing } from '../manifest/listing.js';
import type { Place } from '../manifest/manifest.js';
import { verb } from '../manifest/plural.js';
import { visible } from '../manifest/visible.js';
import type { NodeState } from '../snapshot/snapshot.js';
import type { Unshown } from './unshown.js';

/** Of PIKA: nodes under maintenance carry it with the id behind the slash, and their uncordon ends the maintenance. */
const MAINTENANCE_LABEL = 'maintenance/';

/** What takes a cordon off, whoever put it on. */
interface Uncordoning {
  /** Nodes that somebody else has cordoned. */
  readonly nodes: readonly NodeState[];
  /** When one is made schedulable: `its packages are complete`. */
  readonly when: string;
  /** What keeps a node out of the rollout. */
  readonly fix: string;
  readonly place: Place;
}

/** A rollout that puts nodes back into use which somebody took out of it; nothing where it takes none of them. */
export function uncordonsOthers({ nodes, when, fix, place }: Uncordoning): Unshown[] {
  if (nodes.length === 0) return [];
  const names = nodes.map(({ name }) => visible(name));
  const { length } = nodes;
  const maintained = nodes.filter(({ labels }) =>
    Object.keys(labels).some((key) => key.startsWith(MAINTENANCE_LABEL)),
  );
  const underMaintenance =
    maintained.length === 0
      ? ''
      : ` The maintenance of ${listing(maintained.map(({ name }) => visible(name)))} ends with that too, whatever is being done there.`;
  return [
    {
      subject: 'uncordons',
      says:
        `it uncordons ${listing(names)}, which somebody else cordoned: when ${when}, ${verb(length, 'the node is', 'each of them is')} made ` +
        `schedulable, whoever cordoned it and why, and pods start there again.${underMaintenance}`,
      fix,
      place,
    },
  ];
}
