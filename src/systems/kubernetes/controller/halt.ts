import type { Pod } from './pod.js';

type Slots = readonly Pod['slot'][];

/** State of a workload whose controller does nothing and whose pods come no further: complete, idle by a field of its own, or stuck. */
export type Halt =
  | { readonly code: 'complete' | 'paused' | 'on-delete' | 'recreate-while-scaling' }
  /** No node takes new pods, of which there are `count`. */
  | { readonly code: 'no-node'; readonly slots: Slots; readonly count: number; readonly minAvailable: number }
  /** New pods cannot run beside the ones that they replace. */
  | { readonly code: 'no-node-beside'; readonly slots: Slots }
  /** So many new pods are not available that no further old pod may go. */
  | {
      readonly code: 'new-not-available';
      readonly count: number;
      readonly old: number;
      readonly minAvailable: number;
    }
  /** Too few pods are available for an old one to go. */
  | { readonly code: 'too-few-available'; readonly available: number; readonly minAvailable: number }
  /** As many slots are unavailable as the limit allows. */
  | { readonly code: 'at-limit'; readonly slots: Slots; readonly limit: number }
  /** As many surge pods are not available as the limit allows; `old` of `total` slots keep their old pod. */
  | {
      readonly code: 'at-surge-limit';
      readonly slots: Slots;
      readonly limit: number;
      readonly old: number;
      readonly total: number;
    }
  /** These new pods are not available, and nothing else is left to do before they are. */
  | { readonly code: 'not-available'; readonly slots: Slots }
  /** OrderedReady waits for this pod before it does anything else, whatever the template says. */
  | { readonly code: 'ordered-ready'; readonly slots: Slots }
  /** Pods beyond replicas are kept by one that is not available. */
  | { readonly code: 'scale-down-blocked'; readonly slots: Slots };
