import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  refuseInputs
} from "./part-WATR5JX6.js";
import {
  COULD_NOT_JUDGE,
  PASS,
  codeAfter
} from "./part-UXH6RNFG.js";
import {
  UsageError,
  parsedFor
} from "./part-GHPD364H.js";
import {
  loadCompact
} from "./part-7TL2VO2P.js";
import "./part-HL57LJEV.js";
import {
  saveFile
} from "./part-4CE7IV5R.js";
import "./part-H3PE34FM.js";
import "./part-7NROGIMS.js";
import {
  printProblems
} from "./part-A7SDHDU3.js";
import {
  headerLine
} from "./part-2IS2RWRI.js";
import {
  reasonOf
} from "./part-VGCQTIYE.js";
import "./part-C6FNRO6Y.js";
import "./part-XCPVTUVG.js";
import "./part-66QZVGSS.js";
import "./part-GV3MU4HU.js";
import "./part-RXGYXNMM.js";
import "./part-BKFCZPHO.js";
import {
  visible
} from "./part-MZYUQ4PG.js";
import "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";

// src/edge/snapshot-command.ts
import { fstatSync } from "node:fs";

// src/snapshot/compact.ts
var PART_LENGTH = 1024 ** 2;
function compactParts(lines, takenAt, nodeNames) {
  const header = headerLine({ takenAt, nodes: lines.nodes, objects: lines.objects, nodeNames });
  return { [Symbol.iterator]: () => partsOf(header, lines) };
}
function* partsOf(header, lines) {
  let part = `${header}
`;
  for (const line of lines.sorted()) {
    part += `${line.toString()}
`;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = "";
  }
  if (part !== "") yield part;
}

// src/edge/snapshot-command.ts
async function snapshotCommand(argv, output) {
  const args = argumentsOf(argv);
  const inputs = [args.file, args.kubeconfig].filter((path) => path !== null);
  if (args.output !== null) refuseInputs(args.output, { snapshot: inputs, config: null }, []);
  if (args.file !== null) {
    const { snapshot, problems } = await loadCompact([args.file], args.hashNodeNames);
    return written({ snapshot, problems, takenAt: snapshot.takenAt ?? Date.now() }, args, output);
  }
  const { fromServer } = await import("./part-E2VLH2ML.js");
  const answer = await fromServer(args, output);
  if (answer === null) return COULD_NOT_JUDGE;
  return typeof answer === "string" ? deliver([answer], "lines", args, output) : written(answer, args, output);
}
function argumentsOf(argv) {
  const { values, positionals } = parsedFor(
    argv,
    {
      kubeconfig: { type: "string" },
      context: { type: "string" },
      "in-cluster": { type: "boolean" },
      role: { type: "boolean" },
      "hash-node-names": { type: "boolean" },
      output: { type: "string" }
    },
    USE
  );
  const { kubeconfig = null, context = null, role = false, output = null } = values;
  const hashNodeNames = values["hash-node-names"] === true;
  const inCluster = values["in-cluster"] === true;
  if ([kubeconfig, context, output].includes(""))
    throw new UsageError("an option of snapshot has an empty value");
  if (kubeconfig !== null && inCluster)
    throw new UsageError("snapshot takes --kubeconfig or --in-cluster, not both");
  if (context !== null && kubeconfig === null) throw new UsageError("--context needs --kubeconfig FILE");
  const isLive = kubeconfig !== null || inCluster || role || positionals.length === 0 && isAlone(process.env);
  if (positionals.length > (isLive ? 0 : 1))
    throw new UsageError(isLive ? "snapshot takes either a FILE or a server" : USE);
  const file = isLive ? null : positionals[0] ?? "-";
  return {
    file,
    kubeconfig,
    context,
    inCluster: inCluster || isLive && !role && kubeconfig === null,
    role,
    hashNodeNames,
    output
  };
}
function isAlone(environment) {
  if (!environment["KUBERNETES_SERVICE_HOST"]) return false;
  try {
    return fstatSync(STDIN).isCharacterDevice();
  } catch {
    return true;
  }
}
var STDIN = 0;
var USE = "snapshot takes one FILE, - for standard input, --kubeconfig FILE, --in-cluster, or --role";
function written({ snapshot, problems, takenAt }, args, output) {
  printProblems(problems, output);
  if (problems.some((problem) => problem.severity === "error")) return COULD_NOT_JUDGE;
  const nodeNames = args.hashNodeNames ? "hashed" : "plain";
  return deliver(compactParts(snapshot.lines, takenAt, nodeNames), "json", args, output);
}
function deliver(parts, kind, args, output) {
  if (args.output !== null) return saved(args.output, parts, output);
  const delivery = printed(parts, kind, output);
  if (delivery.kind !== "closed") return codeAfter(delivery, PASS, output);
  output.say("fleetplan: what read the snapshot closed before it was whole");
  return COULD_NOT_JUDGE;
}
function printed(parts, kind, output) {
  for (const part of parts) {
    const delivery = output.print(part, kind);
    if (delivery.kind !== "delivered") return delivery;
  }
  return { kind: "delivered" };
}
function saved(path, parts, output) {
  try {
    saveFile(path, parts);
    return PASS;
  } catch (error) {
    output.say(`fleetplan: ${visible(path)} can not be written: ${reasonOf(error)}`);
    return COULD_NOT_JUDGE;
  }
}
export {
  snapshotCommand
};
