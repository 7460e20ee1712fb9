import type { Place } from '../manifest/manifest.js';
import type { NodeState } from '../snapshot/snapshot.js';
import { verb } from '../text/plural.js';
import { list, literal, name, NO_TEXT, type Text, text } from '../text/text.js';
import type { SystemResult } from './result.js';

/** PIKA's label: nodes under maintenance carry it with the ID behind the slash, and their uncordon ends the maintenance. */
const MAINTENANCE_LABEL = 'maintenance/';

/** A rollout that takes nodes which others have cordoned. */
interface UnderCordons {
  readonly nodes: readonly NodeState[];
  /** How to keep a node out of the rollout. */
  readonly fix: SystemResult['fix'];
  readonly place: Place;
}

/** A controller that removes every cordon. */
interface Uncordoning extends UnderCordons {
  /** When it uncordons a node: `its packages are complete`. */
  readonly when: string;
}

/** A rollout that uncordons nodes which others have cordoned; null if it takes none of them. */
export function uncordonsOthers({ nodes, when, fix, place }: Uncordoning): SystemResult | null {
  if (nodes.length === 0) return null;
  const maintained = maintainedOf(nodes);
  const ended =
    maintained.length === 0 ? NO_TEXT : text` That ends the maintenance of ${namesOf(maintained)} too.`;
  const each = literal(verb(nodes.length, 'the node', 'each of them'));
  return {
    ...{ rule: 'shared-cordon', subject: 'uncordons', fix, place },
    says: text`it uncordons ${namesOf(nodes)}, which someone else cordoned: when ${literal(when)}, ${each} is made schedulable, whoever cordoned it and why, and pods start there again.${ended}`,
  };
}

/** A rollout that drains and interrupts nodes which others have cordoned, and leaves them cordoned; null if it takes none of them. */
export function worksUnderCordons({ nodes, fix, place }: UnderCordons): SystemResult | null {
  const { length } = nodes;
  if (length === 0) return null;
  const maintained = maintainedOf(nodes);
  const interrupted =
    maintained.length === 0
      ? NO_TEXT
      : text` ${namesOf(maintained)} ${literal(verb(maintained.length, 'is', 'are'))} under maintenance: its work is interrupted too.`;
  return {
    ...{ rule: 'shared-cordon', subject: 'works-under-cordons', fix, place },
    says: text`${namesOf(nodes)}, which someone else cordoned, ${literal(verb(length, 'is', 'are'))} drained and interrupted like any other, and ${literal(verb(length, 'stays', 'stay'))} cordoned when its packages are complete there: it removes only its own cordon.${interrupted}`,
  };
}

function namesOf(nodes: readonly NodeState[]): Text {
  return list(nodes.map((node) => name('target', node.name)));
}

function maintainedOf(nodes: readonly NodeState[]): NodeState[] {
  return nodes.filter(({ labels }) => Object.keys(labels).some((key) => key.startsWith(MAINTENANCE_LABEL)));
}
