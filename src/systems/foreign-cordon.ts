import { listing } from '../manifest/words/listing.js';
import type { Place } from '../manifest/manifest.js';
import { verb } from '../text/plural.js';
import { visible } from '../manifest/words/visible.js';
import type { NodeState } from '../snapshot/snapshot.js';
import type { SystemResult } from './result.js';

/** PIKA's label: nodes under maintenance carry it with the id behind the slash, and their uncordon ends the maintenance. */
const MAINTENANCE_LABEL = 'maintenance/';

/** A rollout that takes nodes which somebody else has cordoned. */
interface UnderCordons {
  readonly nodes: readonly NodeState[];
  /** What keeps a node out of the rollout. */
  readonly fix: string;
  readonly place: Place;
}

/** What takes a cordon off, whoever put it on. */
interface Uncordoning extends UnderCordons {
  /** When one is made schedulable: `its packages are complete`. */
  readonly when: string;
}

/** A rollout that puts nodes back into use which somebody took out of it; nothing where it takes none of them. */
export function uncordonsOthers({ nodes, when, fix, place }: Uncordoning): SystemResult | null {
  if (nodes.length === 0) return null;
  const names = nodes.map(({ name }) => visible(name));
  const { length } = nodes;
  const maintained = maintainedOf(nodes);
  const underMaintenance =
    maintained.length === 0
      ? ''
      : ` The maintenance of ${listing(maintained)} ends with that too, whatever is being done there.`;
  return {
    rule: 'shared-cordon',
    subject: 'uncordons',
    says:
      `it uncordons ${listing(names)}, which somebody else cordoned: when ${when}, ${verb(length, 'the node is', 'each of them is')} made ` +
      `schedulable, whoever cordoned it and why, and pods start there again.${underMaintenance}`,
    fix,
    place,
  };
}

/** A rollout that drains and interrupts nodes which somebody took out of use, and leaves them cordoned. */
export function worksUnderCordons({ nodes, fix, place }: UnderCordons): SystemResult | null {
  if (nodes.length === 0) return null;
  const { length } = nodes;
  const maintained = maintainedOf(nodes);
  const underMaintenance =
    maintained.length === 0
      ? ''
      : ` ${listing(maintained)} ${verb(maintained.length, 'is', 'are')} under maintenance: its work is interrupted too.`;
  return {
    rule: 'shared-cordon',
    subject: 'works-under-cordons',
    says:
      `${listing(nodes.map(({ name }) => visible(name)))}, which somebody else cordoned, ${verb(length, 'is', 'are')} drained and interrupted like any other, and ` +
      `${verb(length, 'stays', 'stay')} cordoned when its packages are complete there: it takes off no cordon but its own.${underMaintenance}`,
    fix,
    place,
  };
}

function maintainedOf(nodes: readonly NodeState[]): string[] {
  const isMaintained = ({ labels }: NodeState): boolean =>
    Object.keys(labels).some((key) => key.startsWith(MAINTENANCE_LABEL));
  return nodes.filter(isMaintained).map(({ name }) => visible(name));
}
