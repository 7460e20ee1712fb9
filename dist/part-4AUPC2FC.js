import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/read/rule-pages.ts
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
function rulePage(id) {
  const folder = pages();
  const file = `${id}.md`;
  if (id === "README" || !readdirSync(folder).includes(file)) return null;
  return readFileSync(`${folder}/${file}`, "utf8");
}
function pages() {
  const folders = ["../docs/rules", "../../docs/rules"].map(
    (folder) => fileURLToPath(new URL(folder, import.meta.url))
  );
  return folders.find((folder) => existsSync(folder)) ?? folders[0] ?? "";
}

export {
  rulePage
};
