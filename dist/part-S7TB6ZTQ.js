import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  contentLines,
  headerLine,
  loadSnapshot
} from "./part-UUHEFHV6.js";
import {
  printProblems
} from "./part-DRTV2PX5.js";
import {
  hideNodeNames
} from "./part-7PS6GFLG.js";
import {
  COULD_NOT_JUDGE,
  PASS,
  codeAfter
} from "./part-UXH6RNFG.js";
import "./part-VGCQTIYE.js";
import "./part-NFL63FPB.js";
import "./part-3JSG2M7C.js";
import "./part-4U74K6KI.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-D3OZZGUA.js";

// src/snapshot/compact.ts
function writeCompact(content, takenAt, options = {}) {
  const hashed = options.redactNodeNames === "hash";
  const shown = hashed ? hideNodeNames(content) : content;
  const nodeNames = hashed ? "hashed" : "plain";
  const header = headerLine({ takenAt, nodes: shown.nodes.length, objects: shown.objects.length, nodeNames });
  return `${[header, ...contentLines(shown)].join("\n")}
`;
}

// src/edge/snapshot-command.ts
async function snapshotCommand(argv, output) {
  if (argv.length > 1 || argv[0]?.startsWith("--"))
    throw new UsageError("snapshot takes one FILE, or - for standard input");
  const { snapshot, problems } = await loadSnapshot([argv[0] ?? "-"]);
  printProblems(problems, output);
  if (problems.some((problem) => problem.severity === "error")) return COULD_NOT_JUDGE;
  const delivery = output.print(writeCompact(snapshot, snapshot.takenAt ?? Date.now()), "json");
  if (delivery.kind !== "closed") return codeAfter(delivery, PASS, output);
  output.say("fleetplan: what read the snapshot closed before it was whole");
  return COULD_NOT_JUDGE;
}
export {
  snapshotCommand
};
