import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import { ofKind } from '../../../manifest/lookup/of-kind.js';
import { byIdentity, identityOf } from '../../../manifest/duplicates.js';
import { few } from '../../../manifest/words/listing.js';
import { counted, verb } from '../../../manifest/words/plural.js';
import { titleOf, visible } from '../../../manifest/words/visible.js';
import type { ResolveInput, Unshown } from '../../system.js';
import type { NodePool } from '../objects/nodepool.js';
import { needsOfWorkload } from '../objects/pod-needs.js';
import { isSameForPods, misfit } from './stranded.js';

/**
 * DaemonSets that run on what a pool made before the change and on nothing that it makes after it: a taint that their pods do not tolerate, a
 * label that they ask for. No drift waits for such pods, so that the new nodes are without an agent, a driver or a log collector. Source:
 * kubernetes, daemon/daemon_controller.go, NodeShouldRunDaemonPod; karpenter.sh, NodePools, taints.
 */
export function leftDaemonSets(
  before: NodePool | null,
  after: NodePool,
  going: number,
  { neighbours = [], snapshot }: Pick<ResolveInput, 'neighbours' | 'snapshot'>,
): Omit<Unshown, 'place'> | null {
  if (before === null || going === 0 || isSameForPods(before, after)) return null;
  const written = daemonSetsIn(neighbours);
  const known = byIdentity(written);
  const all = [...written, ...daemonSetsIn(snapshot.objects).filter((one) => !known.has(identityOf(one)))];
  const left = all.flatMap((one) => {
    const needs = needsOfWorkload(one);
    const unfit = misfit(before, needs) === null ? misfit(after, needs) : null;
    return unfit === null ? [] : [{ title: titleOf(one), says: unfit.says }];
  });
  const [first] = left;
  if (!first) return null;
  const names = few(left.map(({ title }) => title));
  return {
    subject: 'left-daemon-sets',
    says: `${names} ${verb(left.length, 'runs', 'run')} on what this pool makes now, and ${verb(left.length, 'its', 'their')} pods do not fit the new template (${left.length === 1 ? 'it' : visible(first.title)} ${first.says}): the ${counted(going, 'node')} that ${verb(going, 'comes', 'come')} with this change ${verb(going, 'has', 'have')} none of them.`,
    fix: `Add what the template asks for (a toleration, a label) to ${names} first, where ${verb(left.length, 'it belongs', 'they belong')} on these nodes.`,
  };
}

function daemonSetsIn(files: readonly Manifest[]): readonly Manifest[] {
  return ofKind(files, 'DaemonSet').filter(({ apiVersion }) => groupOf(apiVersion) === 'apps');
}
