import type { Expired, Expiries, GroupEnd, Instant } from '../../../rollout/controller.js';
import type { ReplacementEvent } from '../controller/replacement/events.js';

/** What expired in the dry rollout of one pool. */
export class ExpiryLog {
  private readonly expired: Expired[];
  /** Where those that are on their way stand in the list. */
  private readonly open: Map<string, number>;
  private readonly later: Expiries['later'][number][];
  private followedTo: Instant | null;

  constructor(from?: ExpiryLog) {
    this.expired = [...(from?.expired ?? [])];
    this.open = new Map(from?.open);
    this.later = [...(from?.later ?? [])];
    this.followedTo = from?.followedTo ?? null;
  }

  fork(): ExpiryLog {
    return new ExpiryLog(this);
  }

  /** `target`: under which name the node goes. */
  note(event: ReplacementEvent, target: string): void {
    const { at } = event;
    if (event.kind === 'expires later') this.later.push({ target, at });
    if (event.kind === 'expires too often') this.followedTo ??= at;
    if (event.kind !== 'expired') return;
    const { out, limit, isDrifted } = event;
    this.open.set(target, this.expired.length);
    this.expired.push({ target, at, goneAt: null, out, limit, isOfRollout: isDrifted });
  }

  ended(target: string, now: Instant): void {
    const index = this.open.get(target);
    const known = index === undefined ? undefined : this.expired[index];
    if (index === undefined || !known) return;
    this.expired[index] = { ...known, goneAt: now };
    this.open.delete(target);
  }

  /** Nothing where nothing expires. */
  told(): Pick<GroupEnd, 'expiries'> {
    const { expired, later, followedTo } = this;
    if (expired.length === 0 && later.length === 0) return {};
    return { expiries: { expired: [...expired], later: [...later], followedTo } };
  }
}
