import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/report/formats.ts
var PLACELESS_FORMATS = ["text", "markdown", "json"];

export {
  PLACELESS_FORMATS
};
