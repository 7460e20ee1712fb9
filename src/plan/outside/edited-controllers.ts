import { canonicalJson } from '../../manifest/values/canonical.js';
import { fieldAt, itemsIn, objectIn, textIn } from '../../manifest/fields.js';
import { groupOf, type Json, type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { few } from '../../manifest/words/listing.js';
import { errorAt, type Problem, unjudgedAt } from '../../manifest/problem.js';
import { titleOf, visible } from '../../manifest/words/visible.js';
import { SYSTEMS } from '../../systems/index.js';
import type { ControllerProgram } from '../../systems/system.js';
import { type Account, accountOfPod, isBinding, isNamedBy } from './accounts.js';
import { isSettings } from '../commands/commands.js';
import { contentOf, doneTo, type ObjectChange, objectChanges, type Side } from '../objects/object-changes.js';
import { usedBy } from './restarted-elsewhere.js';

/** A controller, by the image that it runs. */
interface Controller extends ControllerProgram {
  /** What it moves of its own; absent where its objects are planned. */
  readonly takes?: 'nodes' | 'pods';
  /** What it does to them, where that is one thing. */
  readonly does?: string;
}

const PLANNED: readonly Controller[] = SYSTEMS.flatMap(({ program }) => program ?? []);

const JANITOR = { title: 'kube-janitor', takes: 'pods', does: 'deletes objects and' } as const;

/** Those of the planned systems, and others that take nodes or pods by rules of their own. */
const CONTROLLERS: readonly Controller[] = [
  ...PLANNED,
  { image: /(?:^|\/)kured$/, title: 'kured', takes: 'nodes', does: 'cordons, drains and reboots' },
  { image: /(?:^|\/)aws-node-termination-handler$/, title: 'the node termination handler', takes: 'nodes' },
  { image: /(?:^|\/)cluster-autoscaler$/, title: 'the cluster autoscaler', takes: 'nodes' },
  { image: /(?:^|\/)draino2?$/, title: 'draino', takes: 'nodes' },
  { image: /(?:^|\/)gpu-operator$/, title: 'the GPU operator', takes: 'nodes' },
  { image: /(?:^|\/)descheduler$/, title: 'the descheduler', takes: 'pods' },
  { image: /(?:^|\/)kube-janitor$/, ...JANITOR },
  { image: /(?:^|\/)vpa-updater$/, title: 'the vertical autoscaler', takes: 'pods' },
  { image: /(?:^|\/)reloader$/, title: 'Reloader', takes: 'pods' },
  { image: /(?:^|\/)wave$/, title: 'Wave', takes: 'pods' },
];

/** Settings that decide nothing about nodes and pods: what is logged, measured and asked for health. */
const QUIET =
  /(?:^|[-_.])(?:zap-)?log|metric|health|probe|trac(?:e|ing)|profil|otel|memory_?limit|gomaxprocs|gomemlimit|pprof/i;

/**
 * Controllers themselves, where the change edits by what arguments, environment or settings they run. What a controller of planned
 * objects then does may be another thing than what was planned: an error. Another image of it, one that is gone, and one of a
 * controller that is not planned, which takes nodes or pods, is a warning.
 */
export function editedControllers(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const changes = objectChanges(base, head);
  const settings = changes.flatMap(({ manifest, before, after }) =>
    isSettings(manifest) && contentOf(before) !== contentOf(after) ? [manifest] : [],
  );
  return changes.flatMap((change) => ofWorkload(change, { settings, head }) ?? ofSettings(change) ?? []);
}

const WORKLOADS: ReadonlySet<string> = new Set(['Deployment', 'DaemonSet', 'StatefulSet', 'CronJob', 'Job']);

interface Surroundings {
  /** Settings that the change edits. */
  readonly settings: readonly Manifest[];
  readonly head: readonly Manifest[];
}

function ofWorkload(
  { manifest: side, before, after }: ObjectChange,
  { settings, head }: Surroundings,
): Problem | null {
  if (!WORKLOADS.has(side.kind) || !['apps', 'batch'].includes(groupOf(side.apiVersion))) return null;
  const controller = controllerOf(after) ?? controllerOf(before);
  if (controller === null) return null;
  const isPlannedHere = controller.takes === undefined;
  if (before === null) {
    if (!isPlannedHere) return problem(side, controller, 'is added', 'warning');
    return GATES.test(settingsOf(side))
      ? problem(side, controller, 'is added with feature gates', 'warning')
      : null;
  }
  if (after === null) return problem(side, controller, 'is gone from the files', 'warning');
  if (isOff(after) && !isOff(before)) return problem(side, controller, 'is scaled to none', 'warning');
  const severity = isPlannedHere ? 'error' : 'warning';
  if (settingsOf(before) !== settingsOf(after))
    return problem(
      side,
      controller,
      'gets other arguments or another environment',
      severity,
      whichOf(before, after, controller),
    );
  const read = settings.find((one) => isReadBy(one, after));
  if (read !== undefined)
    return problem(side, controller, `reads ${titleOf(read)}, which is edited`, severity);
  if (isPlannedHere && actsAsUnknown(before, after, head))
    return problem(side, controller, 'runs as another account, whose rights no file tells', 'warning');
  return imagesOf(before) === imagesOf(after)
    ? null
    : problem(side, controller, 'gets another image', 'warning');
}

/** Nobody does then what is planned of its objects. */
function isOff({ object }: Manifest): boolean {
  return fieldAt(object, 'spec', 'replicas') === 0;
}

/** Which flags and variables those are, by name, and what is known of feature gates that they switch; no words where it is something else. */
function whichOf(before: Manifest, after: Manifest, { gates = {} }: Controller): string {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const names = [...new Map([...was, ...is]).keys()].filter((name) => was.get(name) !== is.get(name));
  if (names.length === 0) return '';
  const switches = names.flatMap((name) => (GATES.test(name) ? switched(was.get(name), is.get(name)) : []));
  const does = switches.flatMap((gate) => (gates[gate] === undefined ? [] : `with ${gate} ${gates[gate]}`));
  const named = few([...names, ...switches].map((name) => visible(name)));
  return ` Edited: ${named}${does.length > 0 ? `; ${does.join(', and ')}` : ''}.`;
}

/** Flags and variables that decide something; a flag without a value is its own. */
function valuesOf(manifest: Manifest): Map<string, string> {
  return new Map(
    containersOf(manifest).flatMap((container) => [
      ...itemsIn(container, 'args').flatMap((word): [string, string][] => {
        const [, name = '', value = ''] =
          /^(--?[\w.-]+)(?:=(.*))?$/s.exec(typeof word === 'string' ? word : '') ?? [];
        return name === '' || QUIET.test(name) ? [] : [[name, value]];
      }),
      ...itemsIn(container, 'env').flatMap((variable): [string, string][] => {
        const name = textIn(variable, 'name') ?? '';
        return QUIET.test(name) ? [] : [[name, textIn(variable, 'value') ?? canonicalJson(variable)]];
      }),
    ]),
  );
}

/** `NodeRepair=true`: those of a list of gates that the other one does not have so; of one that is gone, that it is. */
function switched(was = '', is = ''): string[] {
  const [before, after] = [was, is].map((text) => text.split(',').map((gate) => gate.trim()));
  const named = new Set(after?.map((gate) => gate.split('=')[0]));
  return [
    ...(after ?? []).filter((gate) => gate !== '' && !before?.includes(gate)),
    ...(before ?? []).flatMap((gate) => {
      const [name = ''] = gate.split('=');
      return name === '' || named.has(name) ? [] : `${name} gone`;
    }),
  ];
}

/** What turns parts of a controller on or off; which of them are on by default differs from version to version. */
const GATES = /feature[-_]?gates/i;

/** Rights that the files tell are compared by `lostRights`. */
function actsAsUnknown(before: Manifest, after: Manifest, head: readonly Manifest[]): boolean {
  const [was, is] = [before, after].map((one) => accountOfPod(podSpecOf(one), namespaceOf(one)));
  const isTold = (account: Account): boolean => head.some((one) => isBinding(one) && isNamedBy(one, account));
  return was?.name !== is?.name && is !== undefined && !isTold(is);
}

function ofSettings({ manifest: side, before, after }: ObjectChange): Problem | null {
  if (!isSettings(side) || contentOf(before) === contentOf(after)) return null;
  const does = `is ${doneTo({ before, after })}`;
  const reader = PLANNED.find(({ settings }) => settings === side.name);
  if (reader) return before === null ? null : problem(side, reader, does, 'error');
  if (side.name === ARGO_CD && before !== null && deliveryOf(before) !== deliveryOf(after))
    return problem(side, { title: 'Argo CD', takes: 'files' }, does, 'warning');
  const texts = [before, after].map((one) => canonicalJson(one?.object));
  const ruled = RULES.find(({ words }) => texts.some((text) => words.every((word) => word.test(text))));
  return ruled ? problem(side, ruled.told, does, 'warning') : null;
}

const ARGO_CD = 'argocd-cm';

/** Settings that say what Argo CD makes of files, leaves alone and deletes. Source: argo-cd, docs/operator-manual/argocd-cm.yaml. */
function deliveryOf(settings: Side): string {
  const data = Object.entries(objectIn(settings?.object, 'data') ?? {});
  return canonicalJson(
    Object.fromEntries(data.filter(([key]) => /^(?:resource|application|kustomize|helm)\./.test(key))),
  );
}

/** Rules of a controller in the text of a ConfigMap, which is text in JSON here. Sources: descheduler; hjacobs/kube-janitor, README.md, rules file. */
const RULES: readonly { readonly words: readonly RegExp[]; readonly told: Told }[] = [
  {
    words: [/kind(?:\\?["'])?: *(?:\\?["'])?DeschedulerPolicy/],
    told: { title: 'the descheduler', takes: 'pods' },
  },
  { words: [/\bjmespath\b/, /\bttl\b/], told: JANITOR },
];

/** The spec of the pods that a workload makes. */
export function podSpecOf({ object, kind }: Manifest): Json {
  const spec = kind === 'CronJob' ? fieldAt(object, 'spec', 'jobTemplate', 'spec') : object['spec'];
  return fieldAt(spec, 'template', 'spec') ?? null;
}

function containersOf(manifest: Manifest): readonly Json[] {
  return itemsIn(podSpecOf(manifest), 'containers');
}

/** Without its tag and its digest; the port of a registry is no tag. */
function repositoryOf(container: Json): string {
  const [image = ''] = (textIn(container, 'image') ?? '').split('@');
  const colon = image.lastIndexOf(':');
  return colon > image.lastIndexOf('/') ? image.slice(0, colon) : image;
}

/** The controller that a workload runs; null for one of no controller that is known. */
export function controllerOf(side: Side): Controller | null {
  const images = side === null ? [] : containersOf(side).map(repositoryOf);
  return CONTROLLERS.find(({ image }) => images.some((one) => image.test(one))) ?? null;
}

/** What decides how it works, of all its containers, without what only says what is logged. */
function settingsOf(manifest: Manifest): string {
  const words = containersOf(manifest).map((container) => [
    ...['command', 'args'].map((field) =>
      itemsIn(container, field).filter(
        (word) => typeof word !== 'string' || !QUIET.test(word.split('=')[0] ?? ''),
      ),
    ),
    itemsIn(container, 'env')
      .filter((variable) => !QUIET.test(textIn(variable, 'name') ?? ''))
      .map(canonicalJson)
      .sort(),
    itemsIn(container, 'envFrom'),
    // What runs beside the command, and may end it.
    fieldAt(container, 'lifecycle', 'postStart') ?? null,
  ]);
  const spec = podSpecOf(manifest);
  return canonicalJson([
    ...words,
    [...usedBy(spec)].sort(),
    ...REACHES.map(([field, usual]) => fieldAt(spec, field) ?? usual),
  ]);
}

/** Which API server a pod finds, and whether it may speak to it, with what holds where nothing is written. */
const REACHES = [
  ['hostAliases', []],
  ['dnsPolicy', 'ClusterFirst'],
  ['dnsConfig', {}],
  ['automountServiceAccountToken', true],
] as const;

function imagesOf(manifest: Manifest): string {
  return canonicalJson(containersOf(manifest).map((container) => textIn(container, 'image')));
}

function isReadBy(settings: Manifest, workload: Manifest): boolean {
  const isNear = settings.namespace === null || namespaceOf(settings) === namespaceOf(workload);
  return isNear && usedBy(podSpecOf(workload)).has(`${settings.kind}/${settings.name}`);
}

interface Told extends Pick<Controller, 'title' | 'does'> {
  readonly takes?: 'nodes' | 'pods' | 'files';
}

function problem(
  manifest: Manifest,
  { title, takes, does: act = 'takes' }: Told,
  does: string,
  severity: 'error' | 'warning',
  which = '',
): Problem {
  const what =
    takes === undefined
      ? 'the plan is of that controller as it is configured here (`systems` of the configuration), and what it does by this was not judged'
      : takes === 'files'
        ? 'what of the files it applies, leaves alone and deletes may be another thing by this, which was not judged'
        : `it ${act} ${takes} by rules of its own, which is not planned here: no number of this plan counts those ${takes}`;
  const fix =
    severity === 'error'
      ? ` Make it a change of its own that its owners review, or take its file out of the globs (\`!${visible(manifest.place.file)}\`).`
      : '';
  const message = `${titleOf(manifest)} (${title}) ${does}: ${what}.${which}${fix}`;
  return (severity === 'error' ? errorAt : unjudgedAt)(manifest.place, 'edited-controller', message);
}
