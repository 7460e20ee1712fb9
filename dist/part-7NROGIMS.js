import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/manifest/words/trimmed.ts
function withoutTrailing(text, characters) {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

export {
  withoutTrailing
};
