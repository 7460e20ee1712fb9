import { listing } from '../../../manifest/words/listing.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { counted, verb } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { NodeState } from '../../../snapshot/snapshot.js';
import type { Unshown } from '../../system.js';

const MARK = /^(?:nodewright|skyhook)\.nvidia\.com\/cordon_(.+)$/;

/** Nodes that an object selects, and the names of all objects that the files and the snapshot show. */
interface Around {
  readonly manifest: Manifest;
  readonly targets: readonly NodeState[];
  readonly names: ReadonlySet<string>;
}

/**
 * Cordons that bear the mark of an object which is gone: a cordon is taken off when no mark of any object is left, so that nobody ever
 * takes off these. Source: NVIDIA/nodewright#275, internal/wrapper/node.go Uncordon and docs/architecture/interrupt-flow.md.
 */
export function leftCordons({ manifest, targets, names }: Around): Unshown | null {
  const left = targets.filter(({ unschedulable }) => unschedulable).flatMap((node) => marksOf(node, names));
  const [first] = left;
  if (first === undefined) return null;
  const nodes = [...new Set(left.map(({ node }) => node))];
  const { length } = nodes;
  return {
    subject: 'left-cordons',
    says:
      `${listing(nodes.map((name) => visible(name)))} ${verb(length, 'stays', 'stay')} cordoned whatever this rollout does there: the annotation ` +
      `${visible(first.key)} is of an object that nothing here shows, and the cordon is taken off only when no such mark is left.`,
    fix: `If ${visible(first.of)} is gone, take the mark off ${counted(length, 'node')} and uncordon ${verb(length, 'it', 'them')}: kubectl annotate node ${visible(first.node)} ${visible(first.key)}- && kubectl uncordon ${visible(first.node)}.`,
    place: manifest.placeOf(['spec', 'nodeSelectors']),
  };
}

interface Mark {
  readonly node: string;
  readonly key: string;
  /** The object that it names. */
  readonly of: string;
}

function marksOf({ name, annotations }: NodeState, names: ReadonlySet<string>): Mark[] {
  return Object.keys(annotations).flatMap((key): Mark[] => {
    const of = MARK.exec(key)?.[1];
    return of === undefined || names.has(of) ? [] : [{ node: name, key, of }];
  });
}
