import type { PlannedGroup } from '../plan/model.js';
import type { AllowedSpan } from '../systems/system.js';
import { instantPhrase } from './instants.js';
import type { Phrase } from './phrase.js';
import { joinPhrases, name, say } from './phrase.js';

const SPANS_SHOWN = 6;

/** Spans by reason, in the order in which the reasons first appear; reasons whose limit never changes are left out. */
export function windowsByReason(group: PlannedGroup): Map<string | null, AllowedSpan[]> {
  const byReason = new Map<string | null, AllowedSpan[]>();
  for (const span of group.allowed) {
    const spans = byReason.get(span.reason);
    if (spans) spans.push(span);
    else byReason.set(span.reason, [span]);
  }
  for (const [reason, spans] of byReason) {
    const [only] = spans;
    if (spans.length === 1 && only && only.limit === only.remaining) byReason.delete(reason);
  }
  return byReason;
}

/** One sentence a reason: `Drifted: 0 until ..., then 4 until ...`. */
export function windowPhrases(group: PlannedGroup, timeZone: string): Phrase[] {
  return [...windowsByReason(group)].map(([reason, spans]) => {
    const shown = spans
      .slice(0, SPANS_SHOWN)
      .map((span) => say`${limitPhrase(span)} until ${instantPhrase(span.to, timeZone)}`);
    const more = spans.length - SPANS_SHOWN;
    const tail = more > 0 ? say`, and ${more} more changes` : say``;
    return say`${reasonPhrase(reason)}: ${joinPhrases(shown, ', then ')}${tail}`;
  });
}

export function reasonPhrase(reason: string | null): Phrase {
  return reason === null ? say`every reason` : name(reason);
}

/** `4 (3 left)`, `no limit`. */
export function limitPhrase({ limit, remaining }: AllowedSpan): Phrase {
  if (limit === null) return say`no limit`;
  return remaining === null || remaining === limit ? say`${limit}` : say`${limit} (${remaining} left)`;
}
