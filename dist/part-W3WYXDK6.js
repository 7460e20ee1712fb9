import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/edge/usage-error.ts
var UsageError = class extends Error {
};

export {
  UsageError
};
