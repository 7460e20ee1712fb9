import { listing } from '../../../manifest/words/listing.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { verb } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import { UNREADABLE } from '../../../snapshot/redact.js';
import type { NodeState } from '../../../snapshot/snapshot.js';
import type { Unshown } from '../../system.js';
import type { Switches } from '../versions.js';

/**
 * Nodes whose record of what was done there holds no JSON: somebody edited it, or wrote over it. Operators that know `uninstall` take such
 * a node for one on which nothing was done; those before make no wrapper of it, and end every pass there. Source: NVIDIA/skyhook 0541acae
 * and NVIDIA/nodewright 042b7591, operator/internal/wrapper/node.go, NewSkyhookNodeOnly and State.
 */
export function unreadableStates(
  manifest: Manifest,
  targets: readonly NodeState[],
  { metadataPrefix, explicitUninstall }: Switches,
): Unshown | null {
  const key = `${metadataPrefix}/nodeState_${manifest.name}`;
  const names = targets
    .filter(({ annotations }) => annotations[key] === UNREADABLE)
    .map(({ name }) => visible(name));
  if (names.length === 0) return null;
  const { length } = names;
  const effect = explicitUninstall
    ? `the operator takes ${verb(length, 'it for a node', 'them for nodes')} on which nothing was done, and runs every package, and its interrupt, there again`
    : 'the operator ends every pass at it and starts nothing, of other objects neither';
  return {
    subject: 'unreadable-state',
    says: `what was done on ${listing(names)} cannot be read, as the annotation ${visible(key)} holds no JSON object: ${effect}. No number counts it.`,
    fix: `Write the annotation as it was, from status.nodeState of the object, or take it off where the packages may run again: kubectl annotate node ${names[0] ?? ''} ${visible(key)}-`,
    place: manifest.placeOf(['spec', 'nodeSelectors']),
    ofRollout: true,
  };
}
