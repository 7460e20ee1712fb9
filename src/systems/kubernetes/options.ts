import * as z from 'zod';
import type { System } from '../system.js';

/** How long an evicted pod takes until another one is ready in its place, and the feature gates that the cluster sets. */
export const settings = (({ wait }) => ({
  podReadyAfter: wait.prefault('1m'),
  /** MaxUnavailableStatefulSet; null = as the version has it. */
  maxUnavailableStatefulSet: z.boolean().nullable().default(null),
  /** StatefulSetRecreateStrategy, alpha in 1.37. */
  statefulSetRecreateStrategy: z.boolean().default(false),
})) satisfies System['settings'];
