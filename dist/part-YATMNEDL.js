import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  compileGlobs,
  compileSegment,
  decodeLossy,
  matchSegment
} from "./part-DSD6PYGW.js";
import {
  INTEREST,
  actingCommands,
  actsOnNodes,
  areOfNoCluster,
  commandsAt,
  editedVariables,
  filledBy,
  generates,
  isChartFile,
  isLeftOut,
  isMissed,
  isOnlyCalls,
  isPlanned,
  isPlannedTemplate,
  isSameSource,
  isSettings,
  isTextOfPlanned,
  isUnread,
  isValues,
  mayHoldPlanned,
  mentions,
  namesPlanned2 as namesPlanned,
  naming,
  recipeOf,
  renderedBy,
  rewritesPlanned,
  valuesLike
} from "./part-IATUAKKJ.js";
import {
  isChartPart,
  isMiscased,
  isTerraform,
  mayGenerate
} from "./part-7VWOLS2H.js";
import {
  withoutTrailing
} from "./part-7NROGIMS.js";
import {
  compileSelector,
  selects
} from "./part-TA7BLW3S.js";
import {
  LIMITS,
  byArgo,
  byFlux,
  byHelm,
  byLikeness,
  bySomething,
  bySuffix,
  byValues,
  chartOfTemplate,
  isOfChart,
  offsetAt,
  parseDocuments,
  parseManifests,
  parseWhole,
  readYaml,
  startReading
} from "./part-V7ZSVKUW.js";
import {
  problemOf,
  sourceText
} from "./part-S44DRB3S.js";
import {
  byIdentity,
  few,
  identityOf,
  isCalmed,
  isToldWithWorkload,
  leavesPods,
  listing,
  ofKind
} from "./part-AKPJ4IHL.js";
import {
  canonicalJson,
  canonicalWithout,
  entryOf,
  errorAt,
  field,
  fieldAt,
  folderOf,
  groupOf,
  isObject,
  isSameJson,
  isWithin,
  itemsIn,
  joined,
  labelsIn,
  listIn,
  namespaceOf,
  objectIn,
  textIn,
  titleOf,
  unjudgedAt,
  valueAt,
  visible
} from "./part-HVG253A7.js";
import {
  verb
} from "./part-HGX7INL6.js";

// src/config/default-path.ts
var DEFAULT_CONFIG = ".github/fleetplan.yml";

// src/read/packed.ts
import { gunzipSync } from "node:zlib";
var BLOCK = 512;
var MOST_BYTES = 64 * 1024 ** 2;
var ABOUT_NEXT = /^[xgLK]$/;
function packedFiles(bytes, isWanted) {
  const archive = unpacked(bytes);
  if (archive === null) return null;
  const files = [];
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK);
    at += BLOCK;
    if (header.every((byte) => byte === 0)) continue;
    const size = sizeIn(header);
    if (size === null || at + size > archive.length) return null;
    const name = `${textAt(header, 345, 155)}/${textAt(header, 0, 100)}`;
    const isAboutNext = ABOUT_NEXT.test(String.fromCharCode(header[156] ?? 0));
    if (isAboutNext || isWanted(name))
      files.push({ name, isAboutNext, text: decodeLossy(archive.subarray(at, at + size)) });
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
function unpacked(bytes) {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch {
    return null;
  }
}
function sizeIn(header) {
  const written = textAt(header, 124, 12).trim();
  return /^[0-7]+$/.test(written) ? Number.parseInt(written, 8) : null;
}
function textAt(header, start, length) {
  const field2 = header.subarray(start, start + length);
  const end = field2.indexOf(0);
  return decodeLossy(end < 0 ? field2 : field2.subarray(0, end));
}

// src/manifest/recipes/cdk8s.ts
var FILE = /(?:^|\/)cdk8s\.ya?ml$/;
var OUTPUT = /^output:[ \t]*["']?([^\s"'#]+)/m;
var PROGRAM = /\.(?:ts|js|mjs|cjs|py|go|java)$/;
function isCdk8sFile(path) {
  return FILE.test(path);
}
function programsBeside(files, paths) {
  const folders = files.flatMap(({ path }) => isCdk8sFile(path) ? [folderOf(path)] : []);
  const projects = folders.filter((folder) => paths.some((path) => isWithin(folder, path)));
  return files.flatMap(
    ({ path }) => PROGRAM.test(path) && projects.some((folder) => isWithin(folder, path)) ? [path] : []
  );
}
function synthesizedIn(files, judged) {
  const projects = files.flatMap(({ path, text }) => {
    if (!isCdk8sFile(path) || text === null) return [];
    const folder = folderOf(path);
    const output = joined(folder, OUTPUT.exec(text)?.[1] ?? "dist");
    return output !== null && judged.some((one) => isWithin(output, one)) ? [folder] : [];
  });
  return (path) => PROGRAM.test(path) && projects.some((folder) => isWithin(folder, path));
}

// src/read/glob/source-ignore.ts
var SOURCE_IGNORE = ".sourceignore";
function isSourceIgnore(path) {
  return path === SOURCE_IGNORE || path.endsWith(`/${SOURCE_IGNORE}`);
}
var ALWAYS = ".git/\n.gitignore\n.gitmodules\n.gitattributes";
var BY_DEFAULT = "*.jpg\n*.jpeg\n*.gif\n*.png\n*.wmv\n*.flv\n*.tar.gz\n*.zip\n.github/\n.circleci/\n.travis.yml\n.gitlab-ci.yml\nappveyor.yml\n.drone.yml\ncloudbuild.yaml\ncodeship-services.yml\ncodeship-steps.yml\n**/.goreleaser.yml\n**/.sops.yaml\n**/.flux.yaml";
function leftOutBy(files, ignore) {
  const written = [
    ...files.toSorted((a, b) => a.folder < b.folder ? -1 : 1).flatMap(({ folder, text }) => rulesIn(text, folder)),
    ...rulesIn(ignore ?? "", "")
  ];
  const rules = [...rulesIn(ALWAYS, ""), ...written.length > 0 ? written : rulesIn(BY_DEFAULT, "")];
  return (path) => {
    const steps = path.split("/");
    return rules.findLast((rule) => matches(rule, steps))?.includes === false;
  };
}
function rulesIn(text, folder) {
  const domain = folder === "" ? [] : folder.split("/");
  return text.split(/\r?\n/).filter((line) => !line.startsWith("#") && line.trim() !== "").map((line) => ruleOf(line, domain));
}
function ruleOf(line, domain) {
  const includes = line.startsWith("!");
  const pattern = (includes ? line.slice(1) : line).replace(/(?<![\\ ]) +$|(?<=\\ ) +$/, "");
  const isFolder = pattern.endsWith("/");
  const steps = (isFolder ? pattern.slice(0, -1) : pattern).split("/");
  return { domain, steps, segments: steps.map(compileSegment), includes, isFolder };
}
function matches(rule, path) {
  const { domain, steps, isFolder } = rule;
  if (path.length <= domain.length || domain.some((step, index) => path[index] !== step)) return false;
  const inside = path.slice(domain.length);
  if (steps.length > 1) return isAlong(rule, inside);
  const at = inside.findIndex((step) => isStep(rule, 0, step));
  return at >= 0 && !(isFolder && at === inside.length - 1);
}
function isStep({ segments }, index, step) {
  const segment = segments[index];
  return segment !== null && segment !== void 0 && matchSegment(segment, step);
}
function isAlong(rule, path) {
  const { steps, isFolder } = rule;
  let isFound = false;
  let at = 0;
  let mayPass = false;
  for (const [index, step] of steps.entries()) {
    if (step === "") {
      mayPass = false;
      continue;
    }
    if (step === "**") {
      mayPass = true;
      continue;
    }
    if (step.includes("**") || at >= path.length) return false;
    const next = path.findIndex((one, place) => place >= at && isStep(rule, index, one));
    if (next < 0 || next > at && !mayPass) {
      if (!mayPass) return false;
      isFound = false;
      at = path.length;
    } else {
      isFound = mayPass || next + 1 < path.length || index === steps.length - 1;
      at = next + 1;
    }
    mayPass = false;
  }
  return isFound && !(isFolder && at >= path.length);
}

// src/plan/objects/object-changes.ts
function objectChanges(base, head) {
  if (base === null) return [];
  const [was, is] = [byIdentity(base), byIdentity(head)];
  const gone = base.filter((manifest) => !is.has(identityOf(manifest)));
  return [...head, ...gone].map((manifest) => {
    const identity = identityOf(manifest);
    return { manifest, before: was.get(identity) ?? null, after: is.get(identity) ?? null };
  });
}
function contentChanges(base, head) {
  return objectChanges(base, head).filter(({ before, after }) => contentOf(before) !== contentOf(after));
}
function doneTo({ before, after }) {
  return before === null ? "added" : after === null ? "gone from the files" : "edited";
}
function contentOf(side) {
  if (!side) return null;
  const content = Object.entries(side.object).filter(([key]) => key !== "metadata" && key !== "status");
  return canonicalWithout(Object.fromEntries(content), CERTIFICATES);
}
var CERTIFICATES = /* @__PURE__ */ new Set(["caBundle"]);

// src/plan/outside/acts-on-planned.ts
var TARGETS = {
  "argoproj.io": { Rollout: "workloadRef" },
  "autoscaling.k8s.io": { VerticalPodAutoscaler: "targetRef" },
  "flagger.app": { Canary: "targetRef" },
  "rollouts.kruise.io": { Rollout: "workloadRef" }
};
var ROLLERS = ["argoproj.io", "flagger.app", "rollouts.kruise.io"];
var SCALED = "scaleTargetRef";
var KNOWN_SCALERS = ["autoscaling", "keda.sh"];
function actsOnPlanned(base, head, isToldElsewhere = isToldWithWorkload) {
  const planned = [...head, ...base ?? []].filter(isPlanned);
  return contentChanges(base, head).flatMap((change) => {
    const { before, after, manifest } = change;
    const mover = movedBy(before, after, planned);
    if (mover !== null && isToldElsewhere(manifest, mover)) return [];
    const why = rewriting(before, after) ?? movingText(mover) ?? commanding(before, after, planned);
    return why === null ? [] : [problem(change, why)];
  });
}
function rolledByOthers(base, head) {
  const rollers = head.filter(({ apiVersion }) => ROLLERS.includes(groupOf(apiVersion)));
  if (rollers.length === 0) return [];
  return contentChanges(base, head).flatMap(({ before, after }) => {
    if (after === null || !isPlanned(after) || isSameTemplate(before, after)) return [];
    const by = rollers.find((one) => targetOf(one, [after]) !== null);
    return by ? [unjudgedAt(after.place, "other-controller", rolledText(after, by))] : [];
  });
}
function isSameTemplate(before, { object }) {
  const templateOf = (one) => fieldAt(one, "spec", "template") ?? null;
  return isSameJson(templateOf(before?.object), templateOf(object));
}
function rolledText(workload, by) {
  return `The new pod template of ${titleOf(workload)} is rolled out by ${titleOf(by)} of ${visible(groupOf(by.apiVersion))}, by steps and limits of its own, also over pods that are no replicas of the ${workload.kind}: no number of this plan counts those pods.`;
}
function rewriting(before, after) {
  const one = [after, before].find((side) => side !== null && rewritesPlanned(side));
  if (!one) return null;
  return "it rewrites, makes or deletes objects of planned kinds in the cluster, so what is there is not what the files say";
}
function movingText(target) {
  return target === null ? null : `it moves the pods of ${titleOf(target)} by limits of its own`;
}
function movedBy(before, after, planned) {
  if (isCalmed(before, after)) return null;
  return targetOf(after, planned) ?? targetOf(before, planned);
}
function commanding(before, after, planned) {
  if (after === null) return null;
  const known = new Set(before === null ? [] : actingCommands(before));
  const news = actingCommands(after).filter((line) => !known.has(line));
  if (news.length === 0) return null;
  if (news.some(isUnread))
    return "it packs more than 64 MiB of text together, and which commands are in that was not looked at";
  const target = planned.find((one) => news.some((line) => commandsAt(line, one)));
  if (target !== void 0) return `it runs a command that edits or deletes ${titleOf(target)}`;
  return news.some(actsOnNodes) ? "it runs a command that takes, marks or deletes nodes by no limit that is planned" : null;
}
function targetOf(side, planned) {
  if (side === null || leavesPods(side)) return null;
  const group = groupOf(side.apiVersion);
  const known = entryOf(entryOf(TARGETS, group) ?? {}, side.kind);
  const field2 = known ?? (KNOWN_SCALERS.includes(group) ? void 0 : SCALED);
  if (field2 === void 0) return null;
  const target = fieldAt(side.object, "spec", field2);
  const [kind, name] = [textIn(target, "kind"), textIn(target, "name")];
  if (kind === null || name === null) return null;
  const isNear = (one) => one.namespace === null || side.namespace === null || namespaceOf(one) === namespaceOf(side);
  return ofKind(planned, kind).find((one) => one.name === name && isNear(one)) ?? null;
}
function problem({ manifest, ...sides }, why) {
  const message = `${titleOf(manifest)} is ${doneTo(sides)}, and what that does was not judged: ${why}. Make it a change of its own that its owners review, or take its file out of the globs (\`!${visible(manifest.place.file)}\`) where it reaches none of this fleet.`;
  return errorAt(manifest.place, "acts-on-planned", message);
}

// src/plan/outside/node-roles.ts
var KUBELETS = "system:nodes";
function losesNodeRole(before, after) {
  if (before === null || !isNodeRoles(before)) return false;
  const kept = after === null ? [] : nodeRolesIn(after);
  return nodeRolesIn(before).some((role) => !kept.includes(role));
}
function isNodeRoles(manifest) {
  return manifest.kind === "ConfigMap" && manifest.name === "aws-auth" && namespaceOf(manifest) === "kube-system";
}
function nodeRolesIn({ object, place }) {
  const written = textIn(fieldAt(object, "data"), "mapRoles");
  if (written === null) return [];
  const roles = parseDocuments(written, place.file, LIMITS).flatMap(
    (list) => Array.isArray(list) ? list : []
  );
  return roles.filter((role) => itemsIn(role, "groups").includes(KUBELETS)).map((role) => textIn(role, "rolearn") ?? "");
}

// src/plan/outside/app-projects.ts
var ALLOWING = {
  sourceRepos: "nothing",
  destinations: "nothing",
  clusterResourceWhitelist: "nothing",
  namespaceResourceWhitelist: "anything"
};
var DENYING = ["clusterResourceBlacklist", "namespaceResourceBlacklist"];
function projectEdit(change) {
  const { manifest, before, after } = change;
  if (groupOf(manifest.apiVersion) !== "argoproj.io" || manifest.kind !== "AppProject") return null;
  if (!isSameJson([...itemsAt(before, "syncWindows")], [...itemsAt(after, "syncWindows")])) return "hours";
  return before !== null && after !== null && permitsLess(before, after) ? "permits" : null;
}
function permitsLess(before, after) {
  return Object.entries(ALLOWING).some(([list, absent]) => allowsLess(list, absent, before, after)) || DENYING.some((list) => [...textsAt(after, list)].some((one) => !textsAt(before, list).has(one)));
}
function allowsLess(list, absent, before, after) {
  const [was, is] = [textsAt(before, list), textsAt(after, list)];
  const isOpen = absent === "anything" && listIn(after?.object["spec"], list) === null;
  if (isOpen) return false;
  if (absent === "anything" && listIn(before?.object["spec"], list) === null) return true;
  const denies = (one) => one.includes('"!');
  const isGone = [...was].some((one) => !denies(one) && !is.has(one));
  const takesAll = itemsAt(after, list).some(isWildcard);
  return isGone && !takesAll || [...is].some((one) => denies(one) && !was.has(one));
}
function isWildcard(entry) {
  if (typeof entry === "string") return entry === "*";
  const fields = ["group", "kind", "server", "name", "namespace"].map((name) => fieldAt(entry, name));
  return fields.every((one) => one === void 0 || one === "*");
}
function itemsAt(side, list) {
  return itemsIn(side?.object["spec"], list);
}
function textsAt(side, list) {
  return new Set(itemsAt(side, list).map((one) => canonicalJson(one)));
}

// src/plan/outside/other-controllers.ts
var SAYS = {
  nodes: "drains, reboots or replaces nodes by limits of its own, and is not planned here: no number of this plan counts those nodes.",
  joins: "refuses the nodes of a role that it maps to system:nodes no more, unless an access entry of EKS has that role: they are not ready within minutes, their pods are evicted, and new ones never join. No number of this plan counts those nodes.",
  labels: "labels and taints nodes by what it finds on them: which policy and which limit takes a node may be another than what was planned.",
  // Source: karpenter.sh/docs/concepts/nodeoverlays: it is part of the scheduling simulation alone, and of no hash.
  prices: "reckons from the merge on with another price, or other resources, of the instance types that it names. No node drifts by it, but consolidation may replace running nodes by other types, as many at once as the budgets allow, and no number of this plan counts those.",
  // Source: kubernetes.io, Pod Priority and Preemption: pods that are there keep what they have.
  priority: "gives each pod that is made from now on with this class, or with none where it is the default of all (globalDefault), its priority: where no node has room for such a pod, the scheduler takes pods of a lower priority away for it, and asks disruption budgets only as long as others will do. No number of this plan counts those.",
  pods: "replaces or evicts pods by rules of its own, and is not planned here: no number of this plan counts those pods.",
  access: "decides whose calls the API server answers, and which of several copies of a controller acts: one that waits leaves nodes out as they are, and the plan is of controllers that act.",
  // Source: argo-cd, docs/user-guide/sync_windows.md.
  hours: "applies the files of its Applications at other hours: an edit may arrive at another hour than the merge, or not at all, and the times of this plan are from the merge on.",
  // Source: argo-cd, docs/user-guide/projects.md: one resource that is not permitted fails the whole sync.
  permits: "permits its Applications less from the merge on, or nothing any more: a sync that brings anything else fails as a whole, and no edit of that Application arrives, while the plan is of edits that do.",
  objects: "changes objects as the API server stores them: the plan is of what the files say, and what the cluster gets may be another thing.",
  commands: "runs commands that take nodes or pods, or write objects of the cluster, and is not planned here: no number of this plan counts what they do."
};
var ALL = "*";
var KINDS = [
  ["nodes", "cluster.x-k8s.io", [ALL]],
  ["nodes", "controlplane.cluster.x-k8s.io", [ALL]],
  ["nodes", "infrastructure.cluster.x-k8s.io", [ALL]],
  [
    "nodes",
    "machine.openshift.io",
    ["MachineSet", "Machine", "MachineHealthCheck", "ControlPlaneMachineSet"]
  ],
  ["nodes", "machineconfiguration.openshift.io", [ALL]],
  ["nodes", "config.openshift.io", ["ClusterVersion"]],
  ["nodes", "provisioning.cattle.io", ["Cluster"]],
  ["nodes", "elemental.cattle.io", ["ManagedOSImage"]],
  ["nodes", "container.cnrm.cloud.google.com", ["ContainerNodePool", "ContainerCluster"]],
  ["nodes", "eks.services.k8s.aws", ["Nodegroup", "Cluster"]],
  ["nodes", "containerservice.azure.com", ["ManagedClustersAgentPool", "ManagedCluster"]],
  [
    "nodes",
    "*.upbound.io",
    ["NodePool", "NodeGroup", "Cluster", "KubernetesCluster", "KubernetesClusterNodePool"]
  ],
  ["prices", "karpenter.sh", ["NodeOverlay"]],
  ["nodes", "nvidia.com", ["ClusterPolicy", "NVIDIADriver"]],
  ["nodes", "mellanox.com", ["NicClusterPolicy"]],
  ["nodes", "maintenance.nvidia.com", ["NodeMaintenance", "MaintenanceOperatorConfig"]],
  ["nodes", "amd.com", ["DeviceConfig"]],
  ["nodes", "nodemaintenance.medik8s.io", ["NodeMaintenance"]],
  ["nodes", "remediation.medik8s.io", ["NodeHealthCheck", "MachineHealthCheck"]],
  [
    "nodes",
    "sriovnetwork.openshift.io",
    ["SriovNetworkNodePolicy", "SriovNetworkPoolConfig", "SriovOperatorConfig"]
  ],
  ["nodes", "readiness.node.x-k8s.io", ["NodeReadinessRule"]],
  ["nodes", "upgrade.managed.openshift.io", ["UpgradeConfig"]],
  ["nodes", "performance.openshift.io", ["PerformanceProfile"]],
  ["nodes", "autopilot.k0sproject.io", ["Plan", "UpdateConfig"]],
  ["nodes", "harvesterhci.io", ["Upgrade"]],
  ["nodes", "tuppr.home-operations.com", ["TalosUpgrade", "KubernetesUpgrade"]],
  ["nodes", "anywhere.eks.amazonaws.com", [ALL]],
  ["nodes", "kops.k8s.io", ["Cluster", "InstanceGroup"]],
  ["nodes", "eksctl.io", ["ClusterConfig"]],
  ["nodes", "k0sctl.k0sproject.io", ["Cluster"]],
  ["nodes", "kubeone.k8c.io", ["KubeOneCluster"]],
  ["nodes", "kubeadm.k8s.io", ["ClusterConfiguration", "UpgradeConfiguration"]],
  ["nodes", "metal3.io", ["BareMetalHost"]],
  ["pods", "chaos-mesh.org", [ALL]],
  ["pods", "litmuschaos.io", ["ChaosEngine", "ChaosSchedule"]],
  ["pods", "kube-green.com", ["SleepInfo"]],
  ["labels", "nfd.k8s-sigs.io", ["NodeFeatureRule", "NodeFeatureGroup", "NodeFeature"]],
  ["nodes", "nmstate.io", ["NodeNetworkConfigurationPolicy"]],
  ["pods", "argoproj.io", ["Rollout"]],
  ["pods", "apps", ["ReplicaSet"]],
  ["pods", "", ["ReplicationController"]],
  ["pods", "policy", ["Eviction"]],
  ["pods", "apps.kruise.io", [ALL]],
  ["pods", "rollouts.kruise.io", [ALL]],
  ["pods", "leaderworkerset.x-k8s.io", ["LeaderWorkerSet"]],
  ["pods", "jobset.x-k8s.io", ["JobSet"]],
  ["pods", "ray.io", ["RayCluster", "RayService"]],
  ["pods", "flagger.app", ["Canary"]],
  ["pods", "serving.knative.dev", ["Service"]],
  ["pods", "autoscaling.k8s.io", ["VerticalPodAutoscaler"]],
  ["pods", "operator.openshift.io", ["KubeDescheduler"]],
  ["access", "coordination.k8s.io", ["Lease"]],
  ["access", "flowcontrol.apiserver.k8s.io", ["FlowSchema", "PriorityLevelConfiguration"]],
  [
    "objects",
    "policies.kyverno.io",
    [
      ...["MutatingPolicy", "GeneratingPolicy", "DeletingPolicy"],
      ...["NamespacedMutatingPolicy", "NamespacedGeneratingPolicy", "NamespacedDeletingPolicy"]
    ]
  ],
  ["objects", "kyverno.io", ["CleanupPolicy", "ClusterCleanupPolicy"]],
  ["objects", "apps.projectsveltos.io", ["Cleaner"]],
  ["objects", "k3s.cattle.io", ["Addon"]],
  ["objects", "policy.karmada.io", ["OverridePolicy", "ClusterOverridePolicy"]],
  ["objects", "mutations.gatekeeper.sh", [ALL]],
  [
    "objects",
    "admissionregistration.k8s.io",
    ["MutatingAdmissionPolicy", "MutatingAdmissionPolicyBinding", "MutatingWebhookConfiguration"]
  ]
];
var KYVERNO = "kyverno.io";
function otherControllers(base, head) {
  const told = new Set(actsOnPlanned(base, head, () => false).map(({ place }) => place));
  const changed = objectChanges(base, head).filter(
    ({ manifest, before, after }) => !told.has(manifest.place) && (after === null || decidingOf(before) !== decidingOf(after))
  );
  const those = (isOne) => changed.filter(isOne).map(({ manifest }) => manifest);
  return Object.keys(SAYS).flatMap(
    (doing) => problemOf2(those(doing === "commands" ? isOtherCommand : (change) => doingOf(change) === doing), doing)
  );
}
function decidingOf(side) {
  const group = groupOf(side?.apiVersion ?? "");
  const isOwn = (key) => {
    const [domain = ""] = key.split("/", 1);
    const isNear = domain === group || group.endsWith(`.${domain}`) || domain.endsWith(`.${group}`);
    return group.includes(".") && isNear && domain !== "argocd.argoproj.io";
  };
  const own = ["labels", "annotations"].map(
    (field2) => Object.entries(labelsIn(side?.object["metadata"], field2)).filter(([key]) => isOwn(key))
  );
  return canonicalJson([contentOf(side), own.map((pairs) => Object.fromEntries(pairs))]);
}
function isOtherCommand({ manifest, before, after }) {
  const commands = actingCommands(manifest);
  if (commands.length === 0) return false;
  if (after === null) return !isSettings(manifest);
  if (!before || !(isPlanned(manifest) || isSettings(manifest))) return true;
  return !isSameJson(commands, actingCommands(before));
}
function takesNodes({ apiVersion, kind }) {
  return listedAs(groupOf(apiVersion), kind) === "nodes";
}
var mayTakeNodes = mentions(
  KINDS.flatMap(([doing, group]) => doing === "nodes" ? [group.replace("*.", "")] : [])
);
function listedAs(group, kind) {
  const found = KINDS.find(
    ([, of, kinds]) => (of === group || of.startsWith("*.") && group.endsWith(of.slice(1))) && (kinds.includes(ALL) || kinds.includes(kind))
  );
  return found?.[0] ?? null;
}
function doingOf(change) {
  const { manifest, before, after } = change;
  const group = groupOf(manifest.apiVersion);
  if (leavesPods(manifest) || isCalmed(before, after)) return null;
  if (losesNodeRole(before, after)) return "joins";
  if (group === KYVERNO && rewrites(manifest)) return "objects";
  if (group === "scheduling.k8s.io" && preempts(change)) return "priority";
  return projectEdit(change) ?? listedAs(group, manifest.kind);
}
function preempts({ manifest: { kind, object }, before, after }) {
  if (kind !== "PriorityClass" || object["preemptionPolicy"] === "Never") return false;
  if (object["globalDefault"] === true) return true;
  if (before === null || after === null) return false;
  const value = (of) => typeof of["value"] === "number" ? of["value"] : 0;
  return before.object["preemptionPolicy"] === "Never" || value(object) > value(before.object);
}
function whoseOf(doing, count) {
  if (doing === "hours" || doing === "permits") return "Argo CD";
  if (doing === "commands") return verb(count, "it", "each of them");
  if (doing === "prices") return "Karpenter";
  if (doing === "joins" || doing === "priority") return "the API server";
  return verb(count, "its controller", "what acts by each of them");
}
function rewrites({ object }) {
  return /"(?:mutate|generate)":/.test(canonicalJson(object["spec"] ?? null));
}
function problemOf2(manifests, doing) {
  const [first] = manifests;
  if (!first) return [];
  const names = manifests.map((one) => `${titleOf(one)} of ${visible(groupOf(one.apiVersion) || "v1")}`);
  const count = manifests.length;
  const message = `${listing(names)} ${verb(count, "is", "are")} changed: ${whoseOf(doing, count)} ${SAYS[doing]}`;
  return [unjudgedAt(first.place, "other-controller", message)];
}

// src/plan/reading/unreadable.ts
var TO_FILL = [
  /^[ \t]*["']?apiVersion["']?[ \t]*:[ \t]*["']?\$/m,
  /^[ \t]*["']?kind["']?[ \t]*:[ \t]*["']?\$/m
];
var isFilled = (value) => value.startsWith("$");
function isUnreadable(path, text) {
  if (text === null || !/\.(?:ya?ml|json)$/.test(path)) return false;
  const isToFill = TO_FILL.every((field2) => field2.test(text));
  if (!(isToFill || mayHoldPlanned(text)) || path.split("/").slice(0, -1).some(isLeftOut)) return false;
  const { manifests, problems } = parseManifests(text, path, { ...LIMITS, interest: INTEREST });
  const isAny = isToFill && manifests.some(({ apiVersion, kind }) => isFilled(apiVersion) && isFilled(kind));
  return isAny || problems.some(({ severity }) => severity === "error") || manifests.some(isMissed);
}

// src/plan/reading/embedded.ts
function isOtherInside(path, before, text) {
  if (!/\.(?:ya?ml|json)$/.test(path)) return false;
  const [was, is] = [textsInside(path, before), textsInside(path, text)];
  return was.length !== is.length || was.some((one, index) => one !== is[index]);
}
function textsInside(path, text) {
  if (text === null || !mayHoldPlanned(text)) return [];
  const documents = (parseWhole(text, path) ?? []).filter((one) => !isObject(one) || !("kind" in one));
  return documents.flatMap(textsIn).filter(isTextOfPlanned);
}
function textsIn(value) {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

// src/manifest/delivery/argo-sync.ts
var SAME_OBJECTS = /* @__PURE__ */ new Set([
  "ApplyOutOfSyncOnly",
  "ClientSideApplyMigration",
  "CreateNamespace",
  "FailOnSharedResource",
  "PruneLast",
  "PrunePropagationPolicy",
  "ServerSideApply",
  "SkipDryRunOnMissingResource",
  "Validate"
]);
var WHEN = ["info", "revisionHistoryLimit", "syncPolicy"];
function optionsOf(spec) {
  return itemsIn(field(spec, "syncPolicy"), "syncOptions").filter(
    (option) => typeof option !== "string" || !SAME_OBJECTS.has(option.split("=")[0] ?? "")
  );
}
function withoutWhen(spec) {
  if (!isObject(spec)) return spec ?? null;
  const rest = Object.entries(spec).filter(([key]) => !WHEN.includes(key));
  return { ...Object.fromEntries(rest), options: [...optionsOf(spec)] };
}

// src/plan/reading/unjudged.ts
function unjudgedOf(file, around) {
  const { path, text, manifests, isBroken, before } = file;
  if (text !== null && typeof before?.text === "string" && isSameSource(path, before.text, text)) return null;
  const recipe = recipeIn(file);
  if (recipe !== null) return around.isPrinted(recipe) ? null : ofRecipe(recipe, file, around);
  if (isChartPart(path)) {
    const why = generates(path, text);
    return why === null ? null : { why, fix: byHelm(chartOfPart(path)) };
  }
  const chart = around.chartOf(path);
  if (isChartFile(path)) return { why: DECIDES_CHART, fix: byHelm(folderOf(path)) };
  if (text !== null && isPlannedTemplate(path, text) && !isBroken)
    return isOfChart(path, text) ? { why: "it is a template of a Helm chart", fix: byHelm(chart ?? chartOfTemplate(path)) } : { why: "it is a template", fix: bySomething() };
  const hashing = around.hashedBy(path);
  if (hashing !== null)
    return { why: `${visible(hashing)} takes its text, such as for a checksum`, fix: byHelm(chart ?? "") };
  const rendered = ofController(file, around);
  if (rendered !== null) return rendered;
  if (manifests.some(({ object }) => !isOfTools(object)) || isBroken) return null;
  if (areOfNoCluster(path) && !around.takers().some((one) => one.path !== path && one.names(path)))
    return null;
  const taker = around.takers().find((one) => one.path !== path && (isValues(path) ? one.takes(path) : one.names(path)));
  if (taker !== void 0)
    return {
      why: `${visible(taker.path)} (${taker.what}) takes it`,
      fix: taker.fix ?? bySomething(taker.command),
      isOfPolicies: around.governs(taker) || around.ownSources().has(path)
    };
  if (isValues(path)) {
    if (chart !== null) return { why: DECIDES_CHART, fix: byHelm(chart, valuesOf(path, chart)) };
    return { why: "it is named as values of a Helm chart are", fix: byValues(path) };
  }
  if (isOtherInside(path, before?.text ?? null, text))
    return { why: "it holds the text of objects of planned kinds", fix: bySomething() };
  return ofSource(file, around) ?? ofLikeness(file, around) ?? ofFilling(file, around);
}
function ofFilling({ path, text, before }, { templates }) {
  const filled2 = filledBy({ path, text, before: before?.text ?? null }, templates());
  if (filled2 === null) return null;
  const why = `it gives ${visible(filled2.name)} a value, which ${visible(filled2.template)} is filled with`;
  return { why, fix: bySomething(), isOfPolicies: true };
}
function ofLikeness({ path, text, before }, { charts }) {
  const like = valuesLike({ path, text }, charts()) ?? valuesLike({ path, text: before?.text ?? null }, charts());
  if (like === null) return null;
  const why = `its keys (${few(like.keys.map((key) => visible(key)))}) are those of the values of the chart ${visible(like.chart) || "."}, and nothing here says who takes it`;
  return { why, fix: byLikeness(path, like.chart), isOfPolicies: true };
}
function isOfTools(object) {
  const annotation = fieldAt(object, "metadata", "annotations", "config.kubernetes.io/local-config");
  return annotation === "true";
}
var DECIDES_CHART = "it decides what a Helm chart renders";
function chartOfPart(path) {
  if (path.endsWith("/Chart.lock") || path === "Chart.lock") return folderOf(path);
  return path.endsWith(".tgz") ? folderOf(folderOf(path)) : chartOfTemplate(path);
}
function valuesOf(path, chart) {
  return folderOf(path) === chart && /(?:^|\/)values\.yaml$/.test(path) ? null : path;
}
function recipeIn({ path, text, before }) {
  if (text === null) return null;
  const was = typeof before?.text === "string" ? recipeOf(path, before.text) : null;
  return recipeOf(path, text) ?? (was && { ...was, decides: "" });
}
function ofRecipe(recipe, { path, before }, { governs, takers }) {
  const hasRun = (one) => recipe.calls.some((called2) => isWithin(called2, one.path));
  const isOfPolicies = governs(recipe) || recipe.calls.length > 0 && takers().some((one) => one.path !== path && hasRun(one) && governs(one));
  if ((isOnlyCalls(recipe) || recipe.mayBeOther) && !isOfPolicies) return null;
  const was = typeof before?.text === "string" ? recipeOf(path, before.text) : null;
  if (was?.decides === recipe.decides) return null;
  if (!recipe.isScript)
    return { why: `it is what ${recipe.tool} goes by`, fix: bySomething(recipe.command), isOfPolicies };
  const said = { why: `it runs \`${visible(recipe.tool)}\``, fix: bySomething(), isOfPolicies };
  return namesPlanned(recipe.decides) ? said : { ...said, isScript: true };
}
function ofController({ path, text, manifests, before }, { groups, governs, wrappers }) {
  for (const manifest of manifests) {
    const what = renderedBy(manifest, groups);
    if (what === null || isSameIn(before?.manifests ?? [], manifest) || wrappers().has(manifest)) continue;
    const why = `${visible(what)} is made into other objects by its controller`;
    const taker = naming(path, text, what);
    const isOfPolicies = governs(taker);
    return { why, fix: byController(path, manifest), manifest, ...isOfPolicies ? { isOfPolicies } : {} };
  }
  return null;
}
function isSameIn(others, manifest) {
  return others.some(
    (other) => other.kind === manifest.kind && other.name === manifest.name && deciding(other) === deciding(manifest)
  );
}
var INTERVALS = ["interval", "retryInterval"];
var FETCHING = ["timeout", "secretRef", "certSecretRef", "proxySecretRef", "serviceAccountName"];
function deciding({ apiVersion, kind, object }) {
  const group = groupOf(apiVersion);
  if (group === "argoproj.io" && kind === "Application")
    return JSON.stringify({ ...object, spec: withoutWhen(object["spec"]) });
  const isFlux = group.endsWith(".toolkit.fluxcd.io");
  if (!isFlux && group !== "fleet.cattle.io") return JSON.stringify(object);
  const idle = new Set(
    isFlux ? [...INTERVALS, ...group.startsWith("source.") ? FETCHING : []] : ["pollingInterval"]
  );
  const spec = Object.entries(objectIn(object, "spec") ?? {}).filter(([key]) => !idle.has(key));
  return JSON.stringify({ ...object, spec: Object.fromEntries(spec) });
}
function ofRange(chart) {
  if (chart === void 0) return "";
  const version = textIn(chart, "version") ?? "*";
  if (/^v?\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version)) return "";
  return `Its version is a range (${visible(version)}): Flux brings each newer chart to the cluster by itself, with no change here to review. Pin it. `;
}
function byController(path, { apiVersion, kind, object }) {
  const spec = fieldAt(object, "spec");
  switch (groupOf(apiVersion)) {
    case "kustomize.toolkit.fluxcd.io":
      return byFlux(folderOf(path));
    case "helm.toolkit.fluxcd.io":
      return fieldAt(spec, "chart", "spec", "sourceRef", "kind") === "GitRepository" ? byFlux(folderOf(path)) : `${ofRange(fieldAt(spec, "chart", "spec"))}${bySomething("helm template")}`;
    case "argoproj.io":
      return kind !== "ConfigManagementPlugin" && sourcesIn(spec, kind).every(isOfRepository) ? byArgo(path) : bySomething();
    case "placement.kubernetes-fleet.io":
      return "KubeFleet copies what is in it to the member clusters, where no limit of the hub counts for it. Write those objects beside the placement, where they are compared, or have the owners of the clusters review the edit.";
    default:
      return bySomething();
  }
}
function sourcesIn(spec, kind) {
  const of = kind === "ApplicationSet" ? fieldAt(spec, "template", "spec") : spec;
  return listIn(of, "sources") ?? [fieldAt(of, "source")];
}
function isOfRepository(source) {
  return fieldAt(source, "chart") === void 0 && fieldAt(source, "plugin") === void 0;
}
function ofSource({ path, text, before }, { sources, ownSources, takesVariable }) {
  if (!mayGenerate(path)) return null;
  const variables = editedVariables(path, before?.text ?? "", text ?? "");
  if (variables?.some(takesVariable) === false) return null;
  const why = generates(path, text);
  const own = ownSources().has(path) ? { isOfPolicies: true } : {};
  if (why !== null)
    return { why, fix: isMiscased(path) ? bySuffix(path) : bySomething(rendererOf(path)), ...own };
  if (!sources().has(path)) return null;
  return {
    why: "source that names objects of planned kinds goes by it",
    fix: bySomething(rendererOf(path)),
    ...own
  };
}
function rendererOf(path) {
  if (isTerraform(path)) return "terraform show -json";
  return /\.(?:jsonnet|libsonnet)$/.test(path) ? "jsonnet" : null;
}

// src/manifest/placed-yaml.ts
function placedYaml(text, file) {
  return wholeYaml(text, file).documents;
}
function wholeYaml(text, file) {
  const source = sourceText(file, text.startsWith("\uFEFF") ? text.slice(1) : text);
  const reading = startReading(source, LIMITS);
  if (Buffer.byteLength(text) > LIMITS.bytesPerFile) {
    const message = `${visible(file)} is larger than ${LIMITS.bytesPerFile} bytes.`;
    return { documents: [], problem: problemOf(file, "too-large", message) };
  }
  const documents = readYaml(reading).map(({ value, spot }) => ({
    value,
    placeOf: (path) => source.placeAt(offsetAt(spot, path))
  }));
  const problem2 = reading.problems.find(({ severity }) => severity === "error") ?? null;
  return { documents, problem: problem2 };
}

// src/manifest/delivery/chart-parts.ts
function valueKeys(dependency) {
  const conditions = (textIn(dependency, "condition") ?? "").split(",");
  const own = textIn(dependency, "alias") ?? textIn(dependency, "name") ?? "";
  return [own, "global", "tags", ...conditions.flatMap((one) => one.trim().split(".")[0] || [])];
}
var OF_OTHERS = /\.Values(?![.\w])|\bSubcharts\b|\bDependencies\b/;
var BY_INDEX = /\bindex\s+\$?\.Values\s+"([^"]+)"/g;
var BY_NAME = /\.Values\.(\w+)/g;
var CALLED = /\b(?:include|template)\s+("[^"]*"|\S+)/g;
var DEFINED = /\bdefine\s+("[^"]*")/g;
function callsOthers(templates) {
  const named = (pattern) => templates.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = ""]) => name));
  const defined = new Set(named(DEFINED));
  return named(CALLED).some((name) => !defined.has(name) && !isPathOfFile(name));
}
function isPathOfFile(name) {
  return name === "(print";
}
function goesByOthers(template, keys) {
  const named = [...template.matchAll(BY_INDEX), ...template.matchAll(BY_NAME)].map(([, name = ""]) => name);
  if (named.some((name) => keys.has(name) && name !== "global")) return true;
  return OF_OTHERS.test(template.replaceAll(BY_INDEX, ""));
}

// src/argocd/normalized.ts
function normalized(text) {
  return text.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-").slice(0, 253).replaceAll(/^[-.]+|[-.]+$/g, "");
}

// src/argocd/placeholders.ts
var SERVER = "{{server}}";
var UNKNOWN = "its templates use what only Argo CD evaluates, or ask for a parameter that its generators do not give";

// src/argocd/pinned.ts
var TRUNK = /^(?:HEAD|main|master|trunk)$/;
function isOtherBranch(revision, branch) {
  const name = revision.replace(/^refs\/heads\//, "");
  return branch !== null && name !== "" && name !== branch && !TRUNK.test(name);
}
var PINNED = /^(?:[0-9a-f]{7,40}|v?\d+\.\d+.*)$/;

// src/argocd/stars.ts
function crosses(pattern, path) {
  let [at, star, retry] = [0, -1, 0];
  for (let index = 0; index < path.length; ) {
    if (pattern[at] === "*") {
      star = at;
      at += 1;
      retry = index;
    } else if (at < pattern.length && (pattern[at] === "?" || pattern[at] === path[index])) {
      at += 1;
      index += 1;
    } else if (star >= 0) {
      at = star + 1;
      retry += 1;
      index = retry;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(at));
}
var MOST_PATTERNS = 100;
function alternatives(pattern) {
  if (/[[\]\\]/.test(pattern)) return null;
  let patterns = [""];
  for (const part of pattern.split(/(\{[^{}]*\})/)) {
    const choices = part.startsWith("{") ? part.slice(1, -1).split(",") : [part];
    if (choices.length === 1 && /[{}]/.test(part)) return null;
    patterns = patterns.flatMap((before) => choices.map((choice) => before + choice));
    if (patterns.length > MOST_PATTERNS) return null;
  }
  return patterns;
}

// src/argocd/go-functions.ts
var OF_TEXTS = /* @__PURE__ */ new Map([
  ["lower", [1, (text) => text.toLowerCase()]],
  ["upper", [1, (text) => text.toUpperCase()]],
  ["trim", [1, (text) => text.trim()]],
  ["toString", [1, (text) => text]],
  ["normalize", [1, normalized]],
  ["squote", [1, (text) => `'${text}'`]],
  ["base", [1, (text) => text.slice(text.lastIndexOf("/") + 1)]],
  ["dir", [1, (text) => text.includes("/") ? text.slice(0, text.lastIndexOf("/")) : "."]],
  ["trimPrefix", [2, (prefix, text) => text.startsWith(prefix) ? text.slice(prefix.length) : text]],
  [
    "trimSuffix",
    [2, (suffix, text) => suffix !== "" && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text]
  ],
  ["replace", [3, (old, by, text) => text.replaceAll(old, () => by)]]
]);
var OF_VALUES = /* @__PURE__ */ new Map([
  ["default", defaulted],
  ["dig", dug],
  ["get", ([map, key]) => isObject(map) && typeof key === "string" ? field(map, key) ?? "" : void 0],
  [
    "hasKey",
    ([map, key]) => isObject(map) && typeof key === "string" ? Object.hasOwn(map, key) : void 0
  ],
  ["ternary", ([yes, no, of]) => typeof of === "boolean" ? of ? yes : no : void 0],
  ["eq", (given) => compared(given, (a, b) => a === b)],
  ["ne", (given) => compared(given, (a, b) => a !== b)],
  ["not", ([value, ...more]) => value === void 0 || more.length > 0 ? void 0 : isEmpty(value)],
  ["and", (given) => isKnown(given) ? given.find(isEmpty) ?? given.at(-1) : void 0],
  ["or", (given) => isKnown(given) ? given.find((one) => !isEmpty(one)) ?? given.at(-1) : void 0],
  ["contains", (given) => asked(given, (part, text) => text.includes(part))],
  ["hasPrefix", (given) => asked(given, (part, text) => text.startsWith(part))],
  ["hasSuffix", (given) => asked(given, (part, text) => text.endsWith(part))],
  ["coalesce", (given) => given.find((one) => one !== void 0 && !isEmpty(one))],
  ["printf", printed],
  // A mapping or a list as JSON is one in YAML too, whatever it is put into.
  ["toYaml", ([value]) => asJson(value)],
  ["toJson", ([value]) => asJson(value)],
  ["toPrettyJson", ([value]) => asJson(value)]
]);
function calledByName(name, given) {
  const ofValues = OF_VALUES.get(name);
  if (ofValues !== void 0) return ofValues(given);
  const [count, call] = OF_TEXTS.get(name) ?? [];
  const texts = given.filter((one) => typeof one === "string");
  return call !== void 0 && texts.length === given.length && texts.length === count ? call(...texts) : void 0;
}
function isEmpty(value) {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.keys(value).length === 0;
  return value === "" || value === 0 || value === false || value === null;
}
function defaulted(given) {
  const [instead, value] = given;
  if (given.length !== 2 || value === void 0) return void 0;
  return isEmpty(value) ? instead : value;
}
function dug(given) {
  const map = given.at(-1);
  const instead = given.at(-2);
  const steps = given.slice(0, -2);
  let here = map;
  for (const step of steps) {
    if (!isObject(here) || typeof step !== "string") return void 0;
    if (!Object.hasOwn(here, step)) return instead;
    here = here[step];
  }
  return steps.length === 0 ? void 0 : here;
}
function isKnown(given) {
  return given.every((one) => one !== void 0);
}
function asked(given, is) {
  const [part, text, ...more] = given;
  return typeof part === "string" && typeof text === "string" && more.length === 0 ? is(part, text) : void 0;
}
function compared([a, b, ...more], is) {
  const isPlain = (one) => typeof one === "string" || typeof one === "number" || typeof one === "boolean";
  if (more.length > 0 || !isPlain(a) || !isPlain(b) || typeof a !== typeof b) return void 0;
  return is(a, b);
}
function printed([format, ...values]) {
  if (typeof format !== "string") return void 0;
  let isKnown2 = format.split("%").length - 1 === values.length;
  let next = 0;
  const text = format.replaceAll(/%(.?)/g, (_, mark) => {
    const value = values[next++];
    if (typeof value === "string" && (mark === "s" || mark === "v")) return value;
    if (typeof value === "number" && Number.isSafeInteger(value) && (mark === "d" || mark === "v"))
      return value.toFixed(0);
    isKnown2 = false;
    return "";
  });
  return isKnown2 ? text : void 0;
}
function asJson(value) {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : void 0;
}

// src/argocd/go-expression.ts
var WORD = /\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([()|])|([^\s"`|()]+))/y;
var MOST_TOKENS = 500;
function evaluated(expression, fieldOf) {
  const tokens = tokensIn(expression);
  if (tokens === null || tokens.length > MOST_TOKENS) return void 0;
  const reader = { tokens, at: 0, fieldOf };
  const value = pipeline(reader);
  return reader.at === tokens.length ? value : void 0;
}
function tokensIn(expression) {
  const tokens = [];
  const words = new RegExp(WORD);
  const text = expression.trimEnd();
  while (words.lastIndex < text.length) {
    const found = words.exec(text);
    if (found === null) return null;
    const [, quoted, raw, mark, word2 = ""] = found;
    if (mark !== void 0) tokens.push({ mark });
    else if (raw !== void 0) tokens.push({ text: raw });
    else if (quoted !== void 0) tokens.push({ text: quoted.includes("\\") ? void 0 : quoted });
    else tokens.push({ word: word2 });
  }
  return tokens;
}
function pipeline(reader) {
  let piped = [];
  for (; ; ) {
    const value = called([...command(reader), ...piped.map((one) => ({ value: one }))]);
    if (value === void 0) return void 0;
    if (!isMark(reader, "|")) return value;
    reader.at += 1;
    piped = [value];
  }
}
function command(reader) {
  const words = [];
  while (reader.at < reader.tokens.length && !isMark(reader, "|") && !isMark(reader, ")"))
    words.push(word(reader));
  return words;
}
function word(reader) {
  const token = reader.tokens[reader.at];
  reader.at += 1;
  if (token === void 0) return { value: void 0 };
  if ("text" in token) return { value: token.text };
  if ("word" in token) return bare(token.word, reader.fieldOf);
  const value = pipeline(reader);
  const isClosed = isMark(reader, ")");
  reader.at += 1;
  return { value: isClosed ? value : void 0 };
}
function isMark({ tokens, at }, mark) {
  const token = tokens[at];
  return token !== void 0 && "mark" in token && token.mark === mark;
}
var CONSTANTS = /* @__PURE__ */ new Map([
  ["true", true],
  ["false", false]
]);
function bare(written, fieldOf) {
  const path = written.startsWith("$.") ? written.slice(1) : written === "$" ? "." : written;
  if (path === ".") return { value: fieldOf([]) };
  if (path.startsWith(".")) return { value: fieldOf(path.slice(1).split(".")) };
  if (/^\d+$/.test(written)) return { value: Number(written) };
  const constant = CONSTANTS.get(written);
  return constant === void 0 ? { name: written } : { value: constant };
}
function called([first, ...rest]) {
  if (first === void 0 || rest.some((one) => "name" in one)) return void 0;
  const given = rest.map((one) => "value" in one ? one.value : void 0);
  if ("value" in first) return given.length === 0 ? first.value : void 0;
  return first.name === "index" ? indexed(given) : calledByName(first.name, given);
}
function indexed([value, ...keys]) {
  return keys.reduce((here, key) => {
    if (Array.isArray(here) && typeof key === "number") return here[key];
    return isObject(here) && typeof key === "string" && Object.hasOwn(here, key) ? here[key] : void 0;
  }, value);
}

// src/argocd/go-text.ts
function goText(text, parameters) {
  const parts = partsOf(text);
  if (parts === null) return void 0;
  const valueOf = (expression) => evaluated(expression, (steps) => valueAt(parameters, steps));
  const open = [];
  let result = "";
  for (const { text: written, isAction } of parts) {
    if (isAction && BRANCHES.test(written)) {
      if (!branched(written, open, valueOf)) return void 0;
      continue;
    }
    if (!open.every(({ isOn }) => isOn) || isAction && COMMENT.test(written)) continue;
    const value = isAction ? valueOf(written) : written;
    if (value === void 0 || value === null || typeof value === "object") return void 0;
    result += String(value);
  }
  return open.length === 0 ? result : void 0;
}
var BRANCHES = /^(?:if|else|end)\b/;
var COMMENT = /^\/\*[^]*\*\/$/;
function branched(written, open, valueOf) {
  const [, isElse, condition] = /^(else\s+)?if\s+([^]+)$/.exec(written) ?? [];
  if (written === "end") return open.pop() !== void 0;
  if (condition !== void 0 && isElse === void 0) {
    if (!open.every(({ isOn: isOn2 }) => isOn2)) return open.push({ isOn: false, isDone: true }) > 0;
    const value2 = valueOf(condition);
    const isOn = value2 !== void 0 && !isEmpty(value2);
    return value2 !== void 0 && open.push({ isOn, isDone: isOn }) > 0;
  }
  const branch = open.at(-1);
  if (branch === void 0 || condition === void 0 && written !== "else") return false;
  const value = branch.isDone ? false : condition === void 0 ? true : valueOf(condition);
  branch.isOn = value !== void 0 && !isEmpty(value);
  branch.isDone ||= branch.isOn;
  return value !== void 0;
}
function partsOf(text) {
  const parts = [];
  let end = 0;
  let trims = false;
  const add = (literal, isTrimmed) => {
    const start = trims ? literal.trimStart() : literal;
    parts.push({ text: isTrimmed ? start.trimEnd() : start, isAction: false });
  };
  for (const { index, 0: written, 1: inside = "" } of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
    add(text.slice(end, index), /^-\s/.test(inside));
    parts.push({ text: inside.replace(/^-\s/, "").replace(/\s-$/, "").trim(), isAction: true });
    end = index + written.length;
    trims = /\s-$/.test(inside);
  }
  add(text.slice(end), false);
  return parts.some((part) => !part.isAction && part.text.includes("{{")) ? null : parts;
}

// src/argocd/template.ts
function filled(value, parameters, isGo) {
  if (typeof value === "string") return isGo ? goText(value, parameters) : plainText(value, parameters);
  if (Array.isArray(value)) {
    const items = value.map((one) => filled(one, parameters, isGo));
    return items.every((one) => one !== void 0) ? items : void 0;
  }
  if (!isObject(value)) return value;
  const object = {};
  for (const [key, one] of Object.entries(value)) {
    const name = filled(key, parameters, isGo);
    const content = filled(one, parameters, isGo);
    if (typeof name !== "string" || content === void 0) return void 0;
    object[name] = content;
  }
  return object;
}
function plainText(text, parameters) {
  const flat = flattened(parameters);
  return text.replaceAll(/\{\{([^{}]*)\}\}/g, (written, name) => flat.get(name.trim()) ?? written);
}
function flattened(value, prefix = "") {
  const flat = /* @__PURE__ */ new Map();
  if (isObject(value)) {
    for (const [key, one] of Object.entries(value)) {
      for (const entry of flattened(one, keyIn(prefix, key))) flat.set(...entry);
    }
  } else if (Array.isArray(value)) {
    for (const [index, one] of value.entries())
      for (const entry of flattened(one, `${prefix}[${index}]`)) flat.set(...entry);
  } else if (value !== null) flat.set(prefix, String(value));
  return flat;
}
function keyIn(prefix, key) {
  if (key === "" || prefix === "") return prefix + key;
  return /^\d+$/.test(key) ? `${prefix}[${key}]` : `${prefix}.${key}`;
}

// src/argocd/git-generator.ts
var STARS = "its git generator has `*` or `**` where versions of Argo CD read different paths from it; write the paths out";
function fromGit(git, { workspace, isLocal, isGo, reads }) {
  if (!isLocal(textIn(git, "repoURL"))) return "its git generator reads another repository";
  if (PINNED.test(textIn(git, "revision") ?? "HEAD")) return "its git generator reads a pinned version";
  const prefix = textIn(git, "pathParamPrefix") ?? "";
  const asPath = (path) => prefix === "" ? { path } : { [prefix]: { path } };
  const directories = itemsIn(git, "directories");
  const sets = directories.length > 0 ? foldersIn(workspace, directories, (path) => asPath(pathParameters(path, isGo))) : filesIn(
    workspace,
    itemsIn(git, "files"),
    reads,
    (folder, path) => asPath(pathParameters(folder, isGo, path))
  );
  const values = objectIn(git, "values");
  if (typeof sets === "string" || values === null) return sets;
  const found = [];
  for (const parameters of sets) {
    const own = filled(values, parameters, isGo);
    if (own === void 0) return UNKNOWN;
    found.push({ ...parameters, values: own });
  }
  return found;
}
function chosen(paths, entries, readings) {
  const [a, b] = readings.map((reading) => {
    const of = (isExcluded) => entries.filter((one) => field(one, "exclude") === true === isExcluded).map((one) => reading(textIn(one, "path") ?? ""));
    const [included, excluded] = [of(false), of(true)];
    return paths.filter(
      (path) => included.some((names) => names(path)) && !excluded.some((names) => names(path))
    );
  });
  return a !== void 0 && JSON.stringify(a) === JSON.stringify(b) ? a : null;
}
var byGlob = (pattern) => {
  const { globs } = compileGlobs([pattern]);
  return (path) => globs.matches(path);
};
var folderByGlob = (pattern) => {
  const names = byGlob(`${pattern.replace(/\/$/, "")}/?`);
  return (path) => names(`${path}/x`);
};
var folderByStep = (pattern) => folderByGlob(pattern.replaceAll(/\*{2,}/g, "*"));
var byPathspec = (pattern) => (path) => crosses(pattern, path);
function foldersIn(workspace, entries, asPath) {
  return chosen(visitedIn(workspace), entries, [folderByGlob, folderByStep])?.map(asPath) ?? STARS;
}
function visitedIn(workspace) {
  const all = /* @__PURE__ */ new Set();
  for (const { path } of workspace.entries)
    for (let folder = folderOf(path); folder !== ""; folder = folderOf(folder)) all.add(folder);
  return [...all].filter((folder) => !folder.split("/").some((step) => step.startsWith("."))).sort();
}
function foldersLeftOut(workspace, entries) {
  if (!entries.some((one) => field(one, "exclude") === true)) return [];
  const visited = visitedIn(workspace);
  const named = entries.filter((one) => field(one, "exclude") !== true);
  const [all, left] = [named, entries].map((some) => chosen(visited, some, [folderByGlob, folderByStep]));
  return all && left ? all.filter((folder) => !left.includes(folder)) : [];
}
function filesIn(workspace, entries, reads, asPath) {
  const files = workspace.entries.map(({ path }) => path).filter((path) => workspace.isFile(path));
  const found = chosen(files, entries, [byGlob, byPathspec]);
  found?.forEach(reads);
  return found?.flatMap(
    (path) => objectsIn(workspace.text(path) ?? "", path).map((content) => ({
      ...content,
      ...asPath(folderOf(path), path)
    }))
  ) ?? STARS;
}
function objectsIn(text, path) {
  const found = [];
  for (const { value } of placedYaml(text, path)) {
    const several = Array.isArray(value) ? value : [value];
    for (const one of several) if (isObject(one)) found.push(one);
  }
  return found;
}
function pathParameters(path, isGo, file = null) {
  const segments = path.split("/");
  const basename = segments.at(-1) ?? "";
  const name = file?.slice(file.lastIndexOf("/") + 1);
  const parameters = {
    ...isGo ? { path, segments } : { "": path, ...Object.fromEntries(segments.entries()) },
    basename,
    basenameNormalized: normalized(basename),
    ...name === void 0 ? {} : { filename: name, filenameNormalized: normalized(name) }
  };
  return parameters;
}

// src/argocd/generators.ts
var MAX_SETS = 2e3;
var KNOWN = ["list", "git", "clusters", "matrix", "merge"];
function asksForClusters({ object }) {
  const isOne = (generator) => field(generator, "clusters") !== void 0 || innerOf(generator).some(isOne);
  return itemsIn(field(object, "spec"), "generators").some(isOne);
}
function innerOf(generator) {
  return ["matrix", "merge"].flatMap((kind) => itemsIn(field(generator, kind), "generators"));
}
function parametersOf(generator, around) {
  const kinds = isObject(generator) ? Object.keys(generator).filter((key) => key !== "selector") : [];
  const kind = KNOWN.find((one) => kinds.includes(one));
  if (kind === void 0 || kinds.length > 1)
    return `its generator ${kinds.join(", ") || "without a kind"} asks what is not in the repository`;
  const written = field(generator, kind) ?? null;
  if (field(written, "template") !== void 0) return `its generator ${kind} has a template of its own`;
  const sets = byKind(kind, written, around);
  const selector = field(generator, "selector");
  return typeof sets === "string" || selector === void 0 ? sets : selected(sets, selector);
}
function byKind(kind, written, around) {
  if (kind === "list") return listed(written);
  if (kind === "git") return fromGit(written, around);
  if (kind === "clusters") return ofCluster(written, around);
  const generators = itemsIn(written, "generators");
  return kind === "matrix" ? product(generators, around) : merged(written, generators, around);
}
function selected(sets, written) {
  const compiled = compileSelector(written);
  if ("error" in compiled) return `its generator's selector is not one: ${compiled.error}`;
  return sets.filter((one) => selects(compiled.selector, Object.fromEntries(flattened(one))));
}
function listed(list) {
  if (field(list, "elementsYaml") !== void 0) return "its list generator has elementsYaml";
  return itemsIn(list, "elements").filter(isObject);
}
function ofCluster(clusters, { cluster, isGo, secrets }) {
  if (cluster.name === null)
    return "its generator makes an Application for each cluster that Argo CD knows, and `clusters` in the configuration names none";
  if (field(clusters, "flatList") === true) return "its clusters generator has flatList";
  const secret = secrets.of(cluster);
  const labels = cluster.labels ?? secret?.labels ?? null;
  const selector = field(clusters, "selector");
  if (isObject(selector) && Object.keys(selector).length > 0) {
    if (labels === null)
      return "its generator picks clusters by labels, which are not in the repository (`labels` of the cluster in the configuration tells them)";
    const compiled = compileSelector(selector);
    if ("error" in compiled) return `its generator's selector is not one: ${compiled.error}`;
    if (!selects(compiled.selector, { ...TYPE, ...labels })) return [];
  }
  const name = secret?.name ?? nameIn(cluster);
  const annotations = secret === null ? {} : { annotations: { ...secret.annotations } };
  const parameters = {
    name,
    nameNormalized: normalized(name),
    server: secret?.server ?? cluster.destination?.find((one) => one.includes("://")) ?? SERVER,
    ...labels === null ? {} : { metadata: { labels: { ...TYPE, ...labels }, ...annotations } }
  };
  const values = objectIn(clusters, "values");
  if (values === null) return [parameters];
  const own = filled(values, parameters, isGo);
  return typeof own === "string" || own === void 0 ? UNKNOWN : [{ ...parameters, values: own }];
}
var TYPE = { "argocd.argoproj.io/secret-type": "cluster" };
function nameIn({ name, destination }) {
  return destination?.find((one) => !one.includes("://")) ?? name ?? "";
}
function product(generators, around) {
  if (generators.length !== 2)
    return `Argo CD takes two generators in a matrix, and it has ${generators.length}`;
  let sets = [{}];
  for (const generator of generators) {
    const next = [];
    for (const before of sets) {
      const own = filled(generator, before, around.isGo);
      const inner = own === void 0 ? UNKNOWN : parametersOf(own, around);
      if (typeof inner === "string") return inner;
      if (next.length + inner.length > MAX_SETS) return `its matrix has more than ${MAX_SETS} elements`;
      const clash = around.isGo ? void 0 : inner.flatMap((one) => differing(before, one) ?? [])[0];
      if (clash !== void 0)
        return `its matrix gives ${clash} two values, and Argo CD makes no Application of it without goTemplate`;
      next.push(...inner.map((one) => around.isGo ? filledUp(before, one) : joined2(before, one)));
    }
    sets = next;
  }
  return sets;
}
function differing(a, b) {
  const flat = flattened(a);
  return [...flattened(b)].find(([key, value]) => flat.has(key) && flat.get(key) !== value)?.[0] ?? null;
}
function filledUp(a, b) {
  const both = { ...b };
  for (const [key, value] of Object.entries(a)) {
    const other = both[key];
    if (isObject(other) && isObject(value)) both[key] = filledUp(value, other);
    else if (other === void 0 || !isEmpty2(value)) both[key] = value;
  }
  return both;
}
function isEmpty2(value) {
  if (isObject(value)) return Object.keys(value).length === 0;
  return Array.isArray(value) ? value.length === 0 : !value;
}
function joined2(a, b) {
  const both = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const before = both[key];
    both[key] = isObject(before) && isObject(value) ? joined2(before, value) : value;
  }
  return both;
}
function merged(merge, generators, around) {
  const keys = itemsIn(merge, "mergeKeys").filter((one) => typeof one === "string");
  const [first, ...others] = generators.map((one) => parametersOf(one, around));
  if (first === void 0 || typeof first === "string") return first ?? "its merge generator merges nothing";
  let sets = first;
  for (const other of others) {
    if (typeof other === "string") return other;
    const byKey = new Map(other.map((one) => [keyOf(one, keys), one]));
    if (byKey.size < other.length || [...byKey.keys()].includes(null))
      return "the sets that its merge generator merges have the same keys, or lack one";
    if (sets.some((set) => keyOf(set, keys) === null))
      return "the sets that its merge generator merges have the same keys, or lack one";
    sets = sets.map((set) => joined2(set, byKey.get(keyOf(set, keys)) ?? {}));
  }
  return sets;
}
function keyOf(set, keys) {
  const flat = flattened(set);
  const values = keys.map((key) => flat.get(key) ?? null);
  return values.includes(null) ? null : canonicalJson(values);
}

// src/argocd/own-sources.ts
var OF_THE_CLUSTER = "as the Secret of the cluster says";
var OF_SECRET = /^\{\{-?\s*(?:index\s+)?\.?metadata\.(?:annotations|labels)\b[^{}]*\}\}$/;
var BASE_OF_PATH = /^\{\{-?\s*(?:index\s+)?\.?metadata\.annotations\b[^{}]*\}\}/;
function withOwnSources(written, { entries }) {
  const template = withBaseOfPaths(written, entries);
  const spec = objectIn(template, "spec");
  if (!isObject(template) || spec === null) return template;
  const source = field(spec, "source");
  const own = {
    ...spec,
    ...isObject(source) ? { source: owned(source) } : {},
    ...field(spec, "sources") === void 0 ? {} : { sources: itemsIn(spec, "sources").map(owned) }
  };
  return { ...template, spec: own };
}
function withBaseOfPaths(template, entries) {
  const spec = field(template, "spec");
  const ends = /* @__PURE__ */ new Map();
  for (const written of [field(spec, "source"), ...itemsIn(spec, "sources")].flatMap(pathsOf)) {
    const path = written.replace(OF_SOURCE, "");
    const [annotation] = BASE_OF_PATH.exec(path) ?? [];
    if (annotation === void 0) continue;
    ends.set(annotation, [...ends.get(annotation) ?? [], path.slice(annotation.length)]);
  }
  let text = JSON.stringify(template);
  for (const [annotation, after] of ends) {
    const base = baseOf(after, entries);
    if (base !== null) text = text.replaceAll(inJson(annotation), () => inJson(base));
  }
  return JSON.parse(text);
}
var OF_SOURCE = /^\$[\w-]+\//;
function pathsOf(source) {
  const files = itemsIn(field(source, "helm"), "valueFiles").filter((one) => typeof one === "string");
  const path = textIn(source, "path");
  return [...path === null ? [] : [`${path.replace(/\/$/, "")}/`], ...files];
}
function inJson(text) {
  return JSON.stringify(text).slice(1, -1);
}
function baseOf(ends, entries) {
  const folders = ends.map((end) => /^[^{}]*\//.exec(end.split("{{")[0] ?? "")?.[0].replace(/^\//, "") ?? "");
  const [first, ...others] = folders.filter((folder) => folder !== "").map((folder) => basesOf(folder, entries));
  const [base, ...more] = [...first ?? []].filter((one) => others.every((bases) => bases.has(one)));
  if (base === void 0 || more.length > 0) return null;
  return ends[0]?.startsWith("/") === true ? base.replace(/\/$/, "") : base;
}
function basesOf(folder, entries) {
  return new Set(
    entries.flatMap(({ path }) => {
      if (path.startsWith(folder)) return "";
      const at = path.indexOf(`/${folder}`) + 1;
      return at > 0 ? path.slice(0, at) : [];
    })
  );
}
function owned(source) {
  if (!isObject(source) || Object.hasOwn(source, "chart")) return source;
  const put = (key, own) => {
    const written = source[key];
    return typeof written === "string" && OF_SECRET.test(written) ? { [key]: own } : {};
  };
  return { ...source, ...put("repoURL", OF_THE_CLUSTER), ...put("targetRevision", "HEAD") };
}

// src/argocd/application-set.ts
function applicationsOf(set, around) {
  const spec = field(set.object, "spec");
  const template = field(spec, "template");
  if (template === void 0) return { made: [], why: "it has no template" };
  if (field(spec, "templatePatch") !== void 0) return { made: [], why: "it has a templatePatch" };
  const sets = [];
  for (const generator of itemsIn(spec, "generators")) {
    const given = parametersOf(generator, around);
    if (typeof given === "string") return sameForAll(set, around.workspace) ?? { made: [], why: given };
    sets.push(...given);
  }
  const made = [];
  const isSentByParameters = isOpenDestination(field(template, "spec"));
  for (const parameters of sets) {
    const applicationFrom = (one) => {
      const made2 = filled(one, parameters, around.isGo);
      return made2 === void 0 ? null : applicationOf(set, made2);
    };
    const application = applicationFrom(template) ?? applicationFrom(withOwnSources(template, around.workspace));
    if (application === null) return { made: [], why: UNKNOWN };
    made.push({
      application,
      parameters,
      clusters: isSentByParameters ? clustersIn(parameters, around) : []
    });
  }
  return { made, why: null };
}
function isOpenDestination(spec) {
  const destination = field(spec, "destination");
  const written = textIn(destination, "name") || textIn(destination, "server");
  return !written || written.includes("{{");
}
function clustersIn(parameters, { cluster }) {
  const known = [cluster, ...cluster.others].flatMap(({ name }) => name ?? []);
  const values = new Set(flattened(parameters).values());
  const named = known.filter((one) => values.has(one));
  return named.length === 1 ? named : [];
}
var LEFT_OPEN = /\{\{\s*[A-Za-z][\w-]*(?:[.[][\w./\][-]+)?\s*\}\}/;
function isLeftOpen(text) {
  return LEFT_OPEN.test(text);
}
function applicationOf(set, made) {
  const metadata = objectIn(made, "metadata");
  const name = textIn(metadata ?? {}, "name");
  if (!isObject(made) || name === null) return null;
  const destination = objectIn(field(made, "spec"), "destination");
  const spec = { ...objectIn(made, "spec"), destination: { ...destination, server: "" } };
  if (isLeftOpen(JSON.stringify({ name, spec }))) return null;
  return { ...set, kind: "Application", name, object: { ...made, kind: "Application" } };
}
function sameForAll(set, workspace) {
  const spec = field(set.object, "spec");
  const made = field(field(spec, "template"), "spec");
  const generators = JSON.stringify(itemsIn(spec, "generators"));
  if (made === void 0 || generators.includes('"template":')) return null;
  const sources = [...itemsIn(made, "sources"), field(made, "source")].filter((one) => one !== void 0);
  const decides = JSON.stringify([sources, textIn(field(made, "destination"), "namespace")]);
  const isNamedByApp = sources.some(
    (one) => textIn(field(one, "helm"), "releaseName") === null && (field(one, "helm") !== void 0 || workspace.isFile(`${textIn(one, "path") ?? ""}/Chart.yaml`))
  );
  if (decides.includes("{{") || isNamedByApp) return null;
  const object = { ...set.object, kind: "Application", spec: made };
  const application = { ...set, kind: "Application", name: `${set.name}${SERVER}`, object };
  return { made: [{ application, parameters: null, clusters: [] }], why: null, isSame: true };
}

// src/manifest/delivery/argo-cluster.ts
var TYPE2 = "argocd.argoproj.io/secret-type";
function mayTellCluster(text) {
  return text.includes(TYPE2);
}
function argoClusterOf(object) {
  const labels = labelsIn(object["metadata"], "labels");
  if (textIn(object, "kind") !== "Secret" || labels[TYPE2] !== "cluster") return null;
  const plain = objectIn(object, "stringData") ?? {};
  const encoded = objectIn(object, "data") ?? {};
  const valueOf = (key) => textIn(plain, key) ?? Buffer.from(textIn(encoded, key) ?? "", "base64").toString("utf8");
  const server = valueOf("server").trim();
  const name = valueOf("name").trim() || server;
  return name === "" ? null : { name, server, labels, annotations: labelsIn(object["metadata"], "annotations") };
}

// src/argocd/cluster-secrets.ts
var MOST_FILES = 1e4;
var ClusterSecrets = class {
  constructor(workspace) {
    this.workspace = workspace;
  }
  workspace;
  found = null;
  taken = /* @__PURE__ */ new Set();
  /** The one of a cluster, by any of its names; null where there is none, or several. */
  of({ name, destination }) {
    const names = new Set([name ?? "", ...destination ?? []].map((one) => withoutTrailing(one, "/")));
    const [only, ...others] = this.all().filter(
      (one) => names.has(one.name) || names.has(withoutTrailing(one.server, "/"))
    );
    if (only === void 0 || others.length > 0) return null;
    this.taken.add(only.path);
    return only;
  }
  /** Files of the Secrets that decided something. */
  get used() {
    return [...this.taken];
  }
  /** Files of all of them. */
  get paths() {
    return [...new Set(this.all().map(({ path }) => path))];
  }
  /** All of them, in the order of their files. */
  all() {
    return this.found ??= this.search();
  }
  search() {
    const paths = this.workspace.entries.map(({ path }) => path).filter((path) => /\.ya?ml$/.test(path) && this.workspace.isFile(path));
    if (paths.length > MOST_FILES || !this.workspace.loads(paths)) return [];
    return paths.flatMap((path) => {
      const text = this.workspace.text(path) ?? "";
      if (!mayTellCluster(text)) return [];
      return parseManifests(text, path).manifests.flatMap(({ object }) => {
        const cluster = argoClusterOf(object);
        return cluster === null ? [] : [{ ...cluster, path }];
      });
    });
  }
};

// src/argocd/excluded-folders.ts
function excludedFolders({ object }, tree) {
  const inOne = (generator) => [
    ...foldersLeftOut(tree, itemsIn(field(generator, "git"), "directories")),
    ...innerOf(generator).flatMap(inOne)
  ];
  return itemsIn(field(object, "spec"), "generators").flatMap(inOne);
}

// src/manifest/delivery/flux-cluster.ts
function kubeconfigOf(spec) {
  const kubeConfig = field(spec, "kubeConfig");
  if (kubeConfig === void 0 || kubeConfig === null) return null;
  const name = textIn(field(kubeConfig, "secretRef"), "name") ?? textIn(field(kubeConfig, "configMapRef"), "name") ?? "";
  return [name, ...name.endsWith("-kubeconfig") ? [name.slice(0, -"-kubeconfig".length)] : []];
}

export {
  objectChanges,
  contentChanges,
  doneTo,
  contentOf,
  actsOnPlanned,
  rolledByOthers,
  isNodeRoles,
  otherControllers,
  takesNodes,
  mayTakeNodes,
  isCdk8sFile,
  programsBeside,
  synthesizedIn,
  isUnreadable,
  optionsOf,
  isOtherInside,
  unjudgedOf,
  ofController,
  placedYaml,
  wholeYaml,
  DEFAULT_CONFIG,
  isSourceIgnore,
  leftOutBy,
  packedFiles,
  valueKeys,
  callsOthers,
  goesByOthers,
  isOtherBranch,
  PINNED,
  crosses,
  alternatives,
  filled,
  flattened,
  asksForClusters,
  innerOf,
  parametersOf,
  OF_THE_CLUSTER,
  applicationsOf,
  ClusterSecrets,
  excludedFolders,
  kubeconfigOf
};
