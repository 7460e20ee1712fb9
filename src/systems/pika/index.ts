import type { System } from '../system.js';
import { isClaimed, resolvePika } from './resolve.js';

/** NVIDIA PIKA: NotifyMaintenance, and PlatformInfo, which nothing reads. */
export const pika: System = { id: 'pika', claims: isClaimed, resolve: resolvePika };
