import { groupOf } from '../../../manifest/manifest.js';
import type { ResolveInput } from '../../system.js';
import type { RolloutNode } from '../controller/assignment.js';
import { GROUP, LEGACY_GROUP, POLICY_KIND } from './objects.js';
import { type SkyhookVersion, switchesOf } from '../versions.js';

const OLD_LABEL = `${LEGACY_GROUP}/ignore`;
const NEW_LABEL = `${GROUP}/ignore`;

/**
 * The input with its nodes as an operator of the new group finds them: it copies the ignore label of the old prefix once, when
 * it migrates a node, so nodes stay ignored in a migration. Old labels that come later do nothing, so where the new group was
 * in use before, nothing is copied. Source: the operator's migration guide, v0.18.0.
 */
export function withMigratedNodes(input: ResolveInput, version: SkyhookVersion): ResolveInput {
  if (switchesOf(version).mainGroup !== GROUP || !isMigration(input)) return input;
  const { nodes } = input.snapshot;
  if (!nodes.some(isIgnoredAsBefore)) return input;
  const migrated = nodes.map((node) =>
    isIgnoredAsBefore(node) ? { ...node, labels: { ...node.labels, [NEW_LABEL]: 'true' } } : node,
  );
  return { ...input, snapshot: { ...input.snapshot, nodes: migrated } };
}

/** True where all that was rolled before belongs to the old API group. */
function isMigration({ objects: { texts } }: ResolveInput): boolean {
  const known = [...(texts.base ?? []), ...texts.live];
  const before = (known.length > 0 ? known : texts.own).filter(({ kind }) => kind !== POLICY_KIND);
  return before.length > 0 && before.every(({ apiVersion }) => groupOf(apiVersion) === LEGACY_GROUP);
}

function isIgnoredAsBefore({ labels }: RolloutNode): boolean {
  return labels[OLD_LABEL] === 'true' && !Object.hasOwn(labels, NEW_LABEL);
}
