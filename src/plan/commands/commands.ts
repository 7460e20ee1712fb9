import { entryOf, itemsIn, labelsIn, textIn } from '../../manifest/fields.js';
import { groupOf, isObject, type Json, type JsonObject, type Manifest } from '../../manifest/manifest.js';
import { remembered } from '../../manifest/lookup/remembered.js';
import { hashValue } from '../../snapshot/hash.js';
import { decodedWords } from './decoded-words.js';
import { isPlanned } from '../objects/planned-kinds.js';
import { isCalledAsProgram, mayCallProgram, putTogether } from './shell-words.js';

/** Fields of containers and workflow steps that say what is run. */
const FIELDS: readonly string[] = ['command', 'args', 'script', 'source'];

const PROGRAM = /\b(?:kubectl|oc|helm)\b/;
/** What takes nodes or pods, or writes objects. */
const VERB =
  /\b(?:annotate|apply|cordon|delete|drain|edit|evict|install|label|patch|replace|rollback|rollout|scale|set|taint|uncordon|uninstall|upgrade)\b/;
/**
 * A call that only reads: `kubectl auth can-i delete pods`, `kubectl rollout status`. Up to where another call may begin; with a flag
 * that takes the next word as its value it is not taken for one, so that no verb hides behind it. Few flags: a chain of such calls without
 * an end takes no time.
 */
const READS =
  /\b(?:kubectl|oc)(?:\s+-n\s+[\w-]+|\s+--\w[\w-]*=[\w./:-]*){0,8}\s+(?:api-resources|auth|cluster-info|config|describe|diff|explain|get|logs|rollout\s+(?:history|status)|top|version|wait)(?=\s|$)[^|&<>$`"']*/g;
/** An image whose entry point is such a program, whatever its tag: `bitnami/kubectl:1.31`. */
const IMAGE = /(?:^|[/-])(kubectl|oc|helm)(?:[:@]|$)/;

/** The API server without a program of its own: a request that writes, or a call of a client library. */
const SERVER = /\/apis?\/(?:v1|[\w.-]+\/v\d)|kubernetes\.default|\$\{?KUBERNETES_SERVICE_HOST/;
const WRITES = /\b(?:DELETE|PATCH|PUT|POST)\b/;
const LIBRARY =
  /\b(?:delete|patch|replace)_(?:node|namespaced_\w+|collection_\w+|cluster_custom_object)\b|\bcreate_namespaced_pod_eviction\b/;
/** What takes the node down that it runs on, as words of a command. */
const MACHINE =
  /(?:^|[\s"'/;&|(])(?:reboot|poweroff|halt|shutdown|kexec)(?=$|[\s"';&|)])|\/proc\/sysrq-trigger/;
const SERVICE = [
  /\bsystemctl\b/,
  /\b(?:disable|mask|restart|stop)\b/,
  /\b(?:containerd|crio|docker|kubelet)\b/,
];

/** Programs of clouds and machines that take the machines of nodes, each with the words by which it does. */
const CLOUDS = [
  [
    /\baws\b/,
    /\b(?:(?:reboot|stop|terminate)-instances?|start-instance-refresh|set-desired-capacity|(?:delete|update)-(?:auto-scaling-group|nodegroup))\b/,
  ],
  [/\baz\b/, /\b(?:aks|vmss?)\b/, /\b(?:deallocate|delete|reimage|restart|scale|stop|upgrade)\b/],
  [
    /\bgcloud\b/,
    /\b(?:clusters|instance-groups|instances|node-pools)\b/,
    /\b(?:delete|recreate-instances|reset|resize|rolling-action|stop|suspend|upgrade)\b/,
  ],
  [/\beksctl\b/, /\b(?:delete|drain|scale|upgrade)\b/],
  [/\btalosctl\b/, /\b(?:reset|upgrade)\b/],
  [/\bkubeadm\b/, /\b(?:reset|upgrade)\b/],
  [/\bcrictl\b/, /\b(?:rm|rmp|stop|stopp)\b/],
  [/\bipmi(?:tool|power)\b/, /\b(?:cycle|off|reset|soft)\b/],
  [/\bnvidia-smi\b/, /(?:^|\s)(?:-r|--gpu-reset|-mig|--multi-instance-gpu)(?=[\s="]|$)/],
  [/\bopenstack\b/, /\bserver\b/, /\b(?:delete|reboot|rebuild|stop|suspend)\b/],
  [/\b(?:doctl|govc|hcloud|virsh)\b/, /\b(?:delete|destroy|power|poweroff|reboot|reset|shutdown)\b/],
  [/(?<![-\w])(?:k3s|rke2)-killall(?:\.sh)?(?![-\w])/],
];

/**
 * The command lines of an object that act on the cluster by themselves: `kubectl drain`, `helm upgrade`, a request to the API server, a
 * reboot. They stand in containers, wherever those are in it, in the values of their environment, and in scripts of ConfigMaps and
 * Secrets; text in base64 is read as what it decodes to. In the order in which they are written. Several ask for those of the same object.
 */
export const actingCommands: (manifest: Manifest) => readonly string[] = remembered(commandsIn);

function commandsIn(manifest: Manifest): string[] {
  const scripts = isSettings(manifest) ? scriptsIn(manifest.object).map(alone) : textsIn(manifest.object);
  // What is planned takes its nodes by itself, and that is counted; a workload takes none.
  const takesNodes = isPlanned(manifest) && groupOf(manifest.apiVersion) !== 'apps';
  const acting = scripts.flatMap(({ text, environment }) => {
    const { words, isWhole } = decodedWords(text);
    const all = [text, ...words].map((one) => one.replace(/\\\r?\n/g, ' '));
    const lines = all.flatMap((one) => [...linesOf(one), ...linesOf(putTogether(one, environment))]);
    const known = lines.filter((line) => writes(line) || (!takesNodes && takesMachine(line)));
    return isWhole ? known : [...known, `${UNREAD}${hashValue(text)}`];
  });
  return [...new Set(acting)];
}

/** Before the digest of a text that packs more than is unpacked: no command line begins so. */
const UNREAD = '\0';

/** True for what stands for commands that nobody looked at. */
export function isUnread(line: string): boolean {
  return line.startsWith(UNREAD);
}

/** A script or command line, and the variables that it is run with. */
interface Script {
  readonly text: string;
  readonly environment: ReadonlyMap<string, string>;
}

function alone(text: string): Script {
  return { text, environment: new Map() };
}

function linesOf(text: string): string[] {
  return text.split(/[\n;]|&&|\|\|/).map((line) => line.trim());
}

function writes(text: string): boolean {
  const line = text.replace(READS, ' ');
  const isCall = (PROGRAM.test(line) || mayCallProgram(line)) && VERB.test(line);
  return isCall || isCalledAsProgram(line) || (SERVER.test(line) && WRITES.test(line)) || LIBRARY.test(line);
}

/** What leaves an object otherwise than the files say. */
const EDITS = /\b(?:annotate|apply|delete|edit|label|patch|replace|scale|set)\b/;
const EVERY = /(?:^|\s)(?:--all|-l|--selector)(?=[\s=]|$)/;
/** Kinds as kubectl shortens them. Source: kubernetes, pkg/registry, ShortNames. */
const SHORT: Readonly<Record<string, string>> = {
  DaemonSet: 'ds',
  Deployment: 'deploy',
  PodDisruptionBudget: 'pdb',
  StatefulSet: 'sts',
};

/** True for a command line that edits or deletes an object, by its name or with all of its kind. */
export function commandsAt(line: string, { kind, name }: Manifest): boolean {
  if (!PROGRAM.test(line) || !EDITS.test(line)) return false;
  const words = line.toLowerCase().split(/[\s/,"'=]+/);
  const lower = kind.toLowerCase();
  const names = [lower, `${lower}s`, `${lower.slice(0, -1)}ies`, entryOf(SHORT, kind)];
  // `nodepools.karpenter.sh`
  const isOfKind = words.some((word) => names.includes(word.split('.')[0]));
  return isOfKind && (words.includes(name.toLowerCase()) || EVERY.test(line));
}

/** What keeps pods off a node, moves them from it, or marks it for selectors and schedulers. */
const NODE_VERB = /\b(?:cordon|drain|evict|taint)\b|_node\b|_pod_eviction\b|\/nodes\b/;
const AT_NODES = [
  /\b(?:annotate|delete|edit|label|patch|replace)\b/,
  /(?<![-\w])(?:no|nodes?|nodeclaims?|machines?|machinedeployments?|machinesets?)(?![-\w])/,
];

/** True for a command line that takes, marks or deletes nodes, or the one that it runs on. */
export function actsOnNodes(line: string): boolean {
  return NODE_VERB.test(line) || AT_NODES.every((word) => word.test(line)) || takesMachine(line);
}

/** The same of a line of text that is no object yet, with the quotes and commas of a list between its words. */
export function isCommandOnNodes(line: string): boolean {
  return (writes(line) && actsOnNodes(line)) || takesMachine(line);
}

function takesMachine(line: string): boolean {
  return MACHINE.test(line) || [SERVICE, ...CLOUDS].some((words) => words.every((word) => word.test(line)));
}

/** ConfigMaps and Secrets. */
export function isSettings({ apiVersion, kind }: Manifest): boolean {
  return apiVersion === 'v1' && (kind === 'ConfigMap' || kind === 'Secret');
}

/** The command lines of a workload's containers, each with its arguments in one line. */
function textsIn(value: Json): Script[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  const environment = environmentOf(value);
  return [
    ...ownLine(value).map((text) => ({ text, environment })),
    ...[...environment.values()].map(alone),
    ...Object.values(value).flatMap(textsIn),
  ];
}

function ownLine(value: JsonObject): string[] {
  const run = FIELDS.map((field) => value[field] ?? []).flatMap((said) => said);
  const words = run.filter((word) => typeof word === 'string');
  if (words.length === 0) return [];
  const program = IMAGE.exec(textIn(value, 'image') ?? '')?.[1] ?? '';
  return [[program, ...words].join(' ').trim()];
}

function environmentOf(value: JsonObject): Map<string, string> {
  return new Map(
    itemsIn(value, 'env').flatMap((variable) => {
      const text = textIn(variable, 'value');
      return text === null ? [] : [[textIn(variable, 'name') ?? '', text] as const];
    }),
  );
}

/** By its first line, by its name, or by a line that begins with the program: other text may speak of commands without being one. */
const SCRIPT =
  /^[ \t]*(?:#!|(?:sudo[ \t]+|exec[ \t]+)?(?:kubectl|oc|helm|aws|az|gcloud|eksctl|talosctl|curl|crictl|ipmitool|kubeadm|nvidia-smi|openstack|reboot|shutdown)\s)/m;
const SCRIPT_NAME = /\.(?:sh|bash|py|rb|js|pl)$/;

function scriptsIn(object: JsonObject): string[] {
  const isSecret = object['kind'] === 'Secret';
  const entries = [
    ...Object.entries(labelsIn(object, 'data')).map(([name, text]) => [name, isSecret ? plain(text) : text]),
    ...Object.entries(labelsIn(object, 'stringData')),
    ...Object.entries(labelsIn(object, 'binaryData')).map(([name, text]) => [name, plain(text)]),
  ];
  return entries.flatMap(([name = '', text = '']) =>
    SCRIPT_NAME.test(name) || SCRIPT.test(text) ? text : [],
  );
}

function plain(base64: string): string {
  return Buffer.from(base64, 'base64').toString('utf8');
}
