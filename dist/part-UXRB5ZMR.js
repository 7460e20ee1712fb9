import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PASS,
  codeAfter
} from "./part-UXH6RNFG.js";
import "./part-VGCQTIYE.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-D3OZZGUA.js";

// src/edge/rules-command.ts
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
async function rulesCommand([id, ...more], output) {
  if (more.length > 0) throw new UsageError("rules takes one ID");
  const text = id === void 0 ? await catalogue() : pageOf(id);
  return codeAfter(output.print(text, "lines"), PASS, output);
}
async function catalogue() {
  const { RULES } = await import("./part-5YNXUA7L.js");
  const width = Math.max(...RULES.map((rule) => rule.id.length));
  return RULES.map((rule) => `${rule.id.padEnd(width)}  ${rule.severity.padEnd(7)}  ${rule.detects}
`).join(
    ""
  );
}
function pageOf(id) {
  const folder = pages();
  const file = `${id}.md`;
  if (id === "README" || !readdirSync(folder).includes(file))
    throw new UsageError(`there is no rule "${id}"; \`fleetplan rules\` lists them`);
  return readFileSync(`${folder}/${file}`, "utf8");
}
function pages() {
  const folders = ["../docs/rules", "../../docs/rules"].map(
    (folder) => fileURLToPath(new URL(folder, import.meta.url))
  );
  return folders.find((folder) => existsSync(folder)) ?? folders[0] ?? "";
}
export {
  rulesCommand
};
