import { visible } from '../manifest/visible.js';
import type { Plan } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import type { DriftEffect } from './effect.js';

const WEEK_MS = 7 * 86_400_000;

/** Freezes that begin or end within seven days. */
export function aheadOf({ freezes, at }: Plan): DriftEffect[] {
  const isSoon = (instant: Instant): boolean => instant > at && instant <= at + WEEK_MS;
  return freezes.flatMap(({ name, windows }) =>
    windows.flatMap(({ from, to }): DriftEffect[] => {
      const effect = (says: string): DriftEffect => ({ kind: 'freeze', subject: null, says, isWorse: false });
      const freeze = `The freeze ${visible(name)}`;
      return [
        ...(isSoon(from) ? [effect(`${freeze} begins at ${isoMinute(from)}.`)] : []),
        ...(isSoon(to) ? [effect(`${freeze} ends at ${isoMinute(to)}.`)] : []),
      ];
    }),
  );
}

/** `2026-12-01T08:00Z` */
export function isoMinute(at: Instant): string {
  return `${new Date(at).toISOString().slice(0, 16)}Z`;
}
