import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/read/retry-after.ts
var SECOND_MS = 1e3;
function retryAfterMs(written, nowMs) {
  if (written === void 0 || written === "") return null;
  const seconds = Number(written);
  const ms = Number.isFinite(seconds) ? seconds * SECOND_MS : Date.parse(String(written)) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

export {
  retryAfterMs
};
