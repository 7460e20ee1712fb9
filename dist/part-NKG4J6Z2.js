import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/admission/unsupported.ts
var Unsupported = class extends Error {
};

export {
  Unsupported
};
