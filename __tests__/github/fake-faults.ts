import { wire } from './fake-comment.js';
import type { Reply } from './fake-git.js';
import type { Behaviour, Fault } from './fake-github.js';

const BOT = 'github-actions[bot]';

/** The first fault that is left for a request; it is used up by it. */
export function faultFor(asked: string, { faults = [] }: Behaviour): Fault | null {
  const fault = faults.find(({ on, times }) => times > 0 && new RegExp(on).test(asked));
  if (fault) fault.times--;
  return fault ?? null;
}

/** What somebody else does at the same time, before the request is answered. */
export function before(fault: Fault | null, url: URL, behaviour: Behaviour): void {
  const id = Number(url.pathname.split('/').at(-1));
  const { comments } = behaviour;
  if (fault?.kind === 'vanish')
    comments.splice(
      comments.findIndex((comment) => comment.id === id),
      1,
    );
  if (fault?.kind === 'race')
    comments.push({ id: 8000 + comments.length, body: fault.body ?? '', login: BOT });
}

/** The answer of a GitHub that refuses; it has the token in it, as a log may have. */
export function refusal({ status = 502, headers = {} }: Fault): Reply {
  const message = status === 429 ? 'You have exceeded a secondary rate limit' : 'no';
  return [status, { message: `${message}: fake-token` }, { ...headers }];
}

/** What a fault makes of an answer. */
export function after(fault: Fault | null, answered: Reply): Reply {
  if (fault?.kind === 'act-then-refuse') return refusal(fault);
  const [status, body, headers] = answered;
  const endless = [wire({ id: 100_000 + (fault?.times ?? 0), body: 'hello', login: 'somebody' })];
  if (fault?.kind === 'more' && fault.to === undefined) return [status, endless, { link: '<x>; rel="next"' }];
  if (fault?.kind === 'more') return [status, body, { ...headers, link: `<${fault.to ?? ''}>; rel="next"` }];
  return answered;
}
