import { errorAt, type Problem } from '../../../manifest/problem.js';
import { canonicalJson } from '../../../manifest/values/canonical.js';
import { fieldAt, textIn } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import type { ResolveInput } from '../../system.js';
import { objectKey } from '../objects/objects.js';

const POLICY_KIND = 'DeploymentPolicy';

/**
 * Objects that leave the files while the policy they go by is edited. Only a sync that prunes deletes them; where none does they live on
 * and go by the new limits, which no object of the files shows any more: so nothing of that edit was judged. None of those that a
 * snapshot with such objects does not hold, nor of those that move to the other API group.
 */
export function departedUsers({ objects: { texts } }: ResolveInput): Problem[] {
  const { own, base } = texts;
  const stays = new Set(own.filter(isMain).map(({ name }) => name));
  const inCluster = texts.live.filter(isMain);
  const live = new Set(inCluster.map(objectKey));
  return (base ?? []).flatMap((user) => {
    const mayLive = inCluster.length === 0 || live.has(objectKey(user));
    if (!isMain(user) || stays.has(user.name) || !mayLive) return [];
    const name = textIn(user.object['spec'], 'deploymentPolicy');
    const policy = name === null ? undefined : own.find((one) => isPolicy(one, name));
    const before = (base ?? []).find((one) => name !== null && isPolicy(one, name));
    if (!policy || !before || specOf(policy) === specOf(before)) return [];
    return [departed(user, policy, live.has(objectKey(user)))];
  });
}

function isMain({ kind }: Manifest): boolean {
  return kind !== POLICY_KIND;
}

function isPolicy({ kind, name }: Manifest, wanted: string): boolean {
  return kind === POLICY_KIND && name === wanted;
}

function specOf({ object }: Manifest): string {
  return canonicalJson(fieldAt(object, 'spec'));
}

function departed(user: Manifest, policy: Manifest, isLive: boolean): Problem {
  const title = `${user.kind}/${visible(user.name)}`;
  const where = isLive ? 'is in the snapshot' : 'may be in the cluster';
  return errorAt(
    policy.place,
    'departed-user',
    `${title} leaves the files and ${where}, and the ${POLICY_KIND}/${visible(policy.name)} that it goes by is edited. Where no sync deletes it, it lives on ` +
      `and goes by the new limits, which are not judged without it. Keep ${title} in this change, or edit the policy once it is gone from the cluster.`,
  );
}
