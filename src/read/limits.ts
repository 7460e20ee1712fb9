import { LIMITS } from '../manifest/limits.js';

/** How much one side (base or head) may hold. Past a limit nothing of the side is read. */
export interface ReadLimits {
  readonly files: number;
  readonly bytesPerFile: number;
  /** Bytes of all files together. */
  readonly bytes: number;
}

export const READ_LIMITS: ReadLimits = {
  files: 50_000,
  bytesPerFile: LIMITS.bytesPerFile,
  bytes: LIMITS.bytesPerFile,
};
