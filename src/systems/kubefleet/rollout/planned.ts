import type { Controller } from '../../../rollout/controller.js';
import type { ResolvedPolicy } from '../../system.js';

/** What one object comes to: a policy, and the controllers of its dry rollout. */
export interface Planned {
  readonly policy: ResolvedPolicy;
  readonly controllers: readonly (() => Controller)[];
}
