import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  visible
} from "./part-MZYUQ4PG.js";

// src/plan/passed.ts
function passedLines({ reports }) {
  const files = new Set(reports.flatMap(({ passed = [] }) => passed));
  return Array.from(files, (file) => `passed over, as nothing in it is planned: ${visible(file)}`);
}

export {
  passedLines
};
