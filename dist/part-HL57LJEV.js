import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/read/inside.ts
import { isAbsolute, relative, sep } from "node:path";
function isBelow(path) {
  return !isAbsolute(path) && path !== ".." && !path.startsWith(`..${sep}`);
}
function isInside(folder, path) {
  return isBelow(relative(folder, path));
}

export {
  isBelow,
  isInside
};
