import { minuteText } from '../../../text/instant-text.js';
import { few } from '../../../manifest/words/listing.js';
import { silentText } from './why.js';
import type { OpenApproval } from '../rollout/approvals.js';

/** Why a stage is not done, though nothing is wrong with it. */
export function approvalText({ what, request }: OpenApproval): string {
  if (what === 'start')
    return `${request} is in state Initialize and starts nothing until a person sets it to Run; the times are those of a start at once.`;
  return `It waits for a person to approve ${request}; the times before that are the earliest possible.`;
}

/** Why a stage goes no further: which clusters it waits for, and since when where the snapshot shows that already. */
export function stageStuckText(
  stage: string,
  left: readonly string[],
  { held, silent }: Readonly<Record<'held' | 'silent', ReadonlyMap<string, string>>>,
): string {
  const away = left.filter((cluster) => silent.has(cluster));
  if (away.length > 0)
    return `${silentText(away, silent)}, and stage "${stage}" waits for ${away.length === 1 ? 'it' : 'them'}: the run is marked as stuck after 5 minutes, and continues only when the member agent reports.`;
  const shown = left.filter((cluster) => held.has(cluster));
  if (shown.length === 0)
    return (
      `${few(left)} ${left.length === 1 ? 'does' : 'do'} not become available, and stage "${stage}" waits for that: ` +
      'after 5 minutes the run is marked as stuck and goes on waiting.'
    );
  const since = Math.min(...shown.map((cluster) => Date.parse(held.get(cluster) ?? '')));
  return (
    `Stage "${stage}" waits for ${few(shown)}, ${shown.length === 1 ? 'which was' : 'which were'} started${Number.isNaN(since) ? '' : ` at ${minuteText(since)}`} and ` +
    `${shown.length === 1 ? 'is' : 'are'} not available: the run is stuck, and goes on by itself once that is mended.`
  );
}
