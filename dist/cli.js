#!/usr/bin/env node
import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/cli.ts
import { writeSync } from "node:fs";
var STDERR = 2;
var COULD_NOT_JUDGE = 2;
try {
  await import("./part-MA36YV5G.js");
} catch {
  try {
    writeSync(
      STDERR,
      "fleetplan: nothing was judged, because a file of the program itself is missing or broken: install it again\n"
    );
  } catch {
  }
  process.exit(COULD_NOT_JUDGE);
}
