import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  LINK_MODE,
  byBytes
} from "./part-4CE7IV5R.js";

// src/read/files-below.ts
import { readdirSync } from "node:fs";
import { join } from "node:path";
var MAX_ENTRIES = 5e5;
function filesBelow(root) {
  const found = [];
  const folders = [""];
  let looked = 0;
  for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      looked += 1;
      if (looked > MAX_ENTRIES)
        throw new Error(`There are more than ${MAX_ENTRIES} files below the folder. Name a smaller one.`);
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.name === ".git") continue;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isSymbolicLink()) found.push({ path, mode: LINK_MODE, sha: join(root, path) });
      else if (entry.isFile()) found.push({ path, mode: "100644", sha: join(root, path) });
    }
  }
  return found.sort((a, b) => byBytes(a.path, b.path));
}

export {
  filesBelow
};
