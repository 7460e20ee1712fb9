import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PASS,
  codeAfter
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-GHPD364H.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import "./part-VGCQTIYE.js";
import "./part-D3OZZGUA.js";

// src/edge/rules-command.ts
async function rulesCommand([id, ...more], output) {
  if (more.length > 0) throw new UsageError("rules takes one ID");
  const text = id === void 0 ? await catalogue() : pageOf(id);
  return codeAfter(output.print(text, "lines"), PASS, output);
}
async function catalogue() {
  const { RULES } = await import("./part-3CNBR7MQ.js");
  const width = Math.max(...RULES.map((rule) => rule.id.length));
  return RULES.map((rule) => `${rule.id.padEnd(width)}  ${rule.severity.padEnd(7)}  ${rule.detects}
`).join(
    ""
  );
}
function pageOf(id) {
  const page = rulePage(id);
  if (page === null) throw new UsageError(`there is no rule "${id}"; \`fleetplan rules\` lists them`);
  return page;
}
export {
  rulesCommand
};
