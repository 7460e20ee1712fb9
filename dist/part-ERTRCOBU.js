import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/manifest/words/present.ts
function present(items) {
  return items.filter((item) => item !== null && item !== void 0 && item !== false);
}

export {
  present
};
