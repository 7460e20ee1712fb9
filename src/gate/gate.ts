import type { Decision } from './decision.js';
import { type Outlook, outlookOf } from './outlook.js';
import { type DecideAt, nextAllowed, type NextWindow } from './search.js';
import type { Instant } from '../rollout/controller.js';

/** The answer of a gate about one instant. */
export interface GateReport {
  readonly decision: Decision;
  /** The end of a start now; null if it may not start. */
  readonly outlook: Outlook | null;
  /** Null if it may start now. */
  readonly next: NextWindow | null;
}

/** Decides for an instant, and looks for the next one if that is denied. */
export function gateReport(decideAt: DecideAt, at: Instant): GateReport {
  const decision = decideAt(at);
  return decision.gate === 'allow'
    ? { decision, outlook: outlookOf(decision.run), next: null }
    : { decision, outlook: null, next: nextAllowed(decision, decideAt) };
}

/** 0 allowed, 1 denied, 2 denied because something could not be evaluated. */
export function gateExitCode({ gate, isUnknown }: Decision): 0 | 1 | 2 {
  if (gate === 'allow') return 0;
  return isUnknown ? 2 : 1;
}
