import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/edge/usage-error.ts
import { parseArgs } from "node:util";
var UsageError = class extends Error {
};
function parsedFor(argv, options, use) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch {
    throw new UsageError(use);
  }
}

export {
  UsageError,
  parsedFor
};
