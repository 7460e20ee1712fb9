import { few } from '../../../manifest/words/listing.js';
import type { NotWorking } from '../../system.js';
import { type Binding, isUnavailable } from '../controller/bindings.js';
import type { Ceilings } from '../controller/ceilings.js';
import { clusters, sinceText } from './why.js';

/**
 * Clusters that hold the placement and are not available take up maxUnavailable, whether they failed to apply it or only have not
 * come up; nothing where some of it is left. A failed one is updated all the same: it goes first, outside the limit.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, calculateMaxToRemove (ready clusters less what has to stay) and
 * pickBindingsToRoll (failed bindings go without a budget); Azure/fleet#578.
 */
export function takenUp(
  { maxUnavailable, target }: Ceilings,
  bindings: readonly Binding[],
): NotWorking | null {
  const out = bindings.filter((one) => !one.deleting && isUnavailable(one));
  const rest = bindings.filter(({ state, stale }) => state === 'Bound' && stale).length;
  const failed = out.filter(({ health }) => health === 'failed');
  const again = failed.filter(({ stale }) => stale);
  const others = rest - out.filter(({ state, stale }) => state === 'Bound' && stale).length;
  if (out.length === 0 || maxUnavailable === 0 || out.length < maxUnavailable || others === 0) return null;
  const names = out.map(({ cluster }) => cluster);
  const isOne = out.length === 1;
  const first =
    again.length === 0
      ? ''
      : `; ${again.length === out.length ? (isOne ? 'it is' : 'they are') : `${few(again.map(({ cluster }) => cluster))} ${again.length === 1 ? 'is' : 'are'}`} updated first, outside the limit, ` +
        `and if this version does not mend that`;
  return {
    targets: names,
    says:
      `${few(names)} ${isOne ? 'is' : 'are'} not available${sinceText(out)}${failed.length > 0 ? ` (${failed.length === out.length ? '' : `${failed.length} of them `}failed)` : ''}, ` +
      `so ${out.length} of ${clusters(target)} ${isOne ? 'takes' : 'take'} up the ${maxUnavailable} that maxUnavailable allows${first}, ` +
      `the other ${clusters(others)} ${others === 1 ? 'waits' : 'wait'} for ever`,
    fix: `Mend ${few(names)} first, or raise maxUnavailable to ${out.length + 1}.`,
  };
}
