import { fieldAt, itemsIn, labelsIn, listIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';

const ENFORCED = 'pod-security.kubernetes.io/enforce';

/** What a level forbids of a pod: the field, and whether a pod spec or a container breaks it. */
interface Control {
  readonly field: string;
  readonly pod?: (spec: Json) => boolean;
  readonly container?: (container: Json, spec: Json) => boolean;
}

const ADDABLE: ReadonlySet<Json> = new Set([
  ...['AUDIT_WRITE', 'CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'FSETID', 'KILL', 'MKNOD', 'NET_BIND_SERVICE'],
  ...['SETFCAP', 'SETGID', 'SETPCAP', 'SETUID', 'SYS_CHROOT'],
]);
const VOLUMES: ReadonlySet<string> = new Set([
  ...['name', 'configMap', 'csi', 'downwardAPI', 'emptyDir', 'ephemeral', 'image', 'persistentVolumeClaim'],
  ...['projected', 'secret'],
]);

const BASELINE: readonly Control[] = [
  ...['hostNetwork', 'hostPID', 'hostIPC'].map((name): Control => ({
    field: name,
    pod: (spec) => fieldAt(spec, name) === true,
  })),
  {
    field: 'hostPath volumes',
    pod: (spec) => itemsIn(spec, 'volumes').some((one) => fieldAt(one, 'hostPath') !== undefined),
  },
  { field: 'securityContext.privileged', container: (one) => secured(one, 'privileged') === true },
  {
    field: 'securityContext.capabilities.add',
    container: (one) => capabilities(one, 'add').some((name) => !ADDABLE.has(name)),
  },
  {
    field: 'hostPort',
    container: (one) => itemsIn(one, 'ports').some((port) => Number(fieldAt(port, 'hostPort') ?? 0) > 0),
  },
  {
    field: 'securityContext.seccompProfile.type Unconfined',
    pod: (spec) => textIn(secured(spec, 'seccompProfile'), 'type') === 'Unconfined',
    container: (one) => textIn(secured(one, 'seccompProfile'), 'type') === 'Unconfined',
  },
];

const RESTRICTED: readonly Control[] = [
  ...BASELINE,
  {
    field: 'its types of volumes',
    pod: (spec) =>
      itemsIn(spec, 'volumes').some(
        (one) => isObject(one) && Object.keys(one).some((key) => !VOLUMES.has(key)),
      ),
  },
  {
    field: 'no securityContext.allowPrivilegeEscalation: false',
    container: (one) => secured(one, 'allowPrivilegeEscalation') !== false,
  },
  {
    field: 'no securityContext.runAsNonRoot: true',
    container: (one, spec) => (secured(one, 'runAsNonRoot') ?? secured(spec, 'runAsNonRoot')) !== true,
  },
  {
    field: 'securityContext.runAsUser 0',
    pod: (spec) => secured(spec, 'runAsUser') === 0,
    container: (one) => secured(one, 'runAsUser') === 0,
  },
  {
    field: 'no securityContext.seccompProfile',
    container: (one, spec) =>
      (secured(one, 'seccompProfile') ?? secured(spec, 'seccompProfile')) === undefined,
  },
  {
    field: 'securityContext.capabilities, which do not drop ALL',
    container: (one) => !capabilities(one, 'drop').includes('ALL'),
  },
  {
    field: 'securityContext.capabilities.add',
    container: (one) => capabilities(one, 'add').some((name) => name !== 'NET_BIND_SERVICE'),
  },
];

/**
 * Why the namespace of the files refuses every pod of a template, as a clause; null where it admits them, or where no file says. Source:
 * kubernetes.io, Pod Security Standards; k8s.io/pod-security-admission, policy.DefaultChecks. Pods for Windows are asked for less.
 */
export function refusedByLevel(
  workload: Manifest,
  template: Json | undefined,
  namespaces: readonly Manifest[],
): string | null {
  const level = levelOf(workload, namespaces);
  const spec = fieldAt(template, 'spec');
  if (level === null || spec === undefined || fieldAt(spec, 'os', 'name') === 'windows') return null;
  const containers = [...itemsIn(spec, 'initContainers'), ...itemsIn(spec, 'containers')];
  for (const { field, pod, container } of level === 'baseline' ? BASELINE : RESTRICTED) {
    if (pod?.(spec) === true) return refusedText(workload, level, `its pod has ${field}`);
    const broken = containers.find((one) => container?.(one, spec) === true);
    if (broken !== undefined)
      return refusedText(workload, level, `container ${visible(textIn(broken, 'name') ?? '')} has ${field}`);
  }
  return null;
}

function levelOf(workload: Manifest, namespaces: readonly Manifest[]): 'baseline' | 'restricted' | null {
  const namespace = namespaces.find(({ name }) => name === namespaceOf(workload));
  const level = labelsIn(namespace?.object['metadata'], 'labels')[ENFORCED];
  return level === 'baseline' || level === 'restricted' ? level : null;
}

function refusedText(workload: Manifest, level: string, what: string): string {
  return `Namespace/${visible(namespaceOf(workload))} (${ENFORCED}: ${level}) refuses such a pod: ${what}`;
}

function secured(of: Json, name: string): Json | undefined {
  return fieldAt(of, 'securityContext', name);
}

function capabilities(container: Json, list: 'add' | 'drop'): readonly Json[] {
  return listIn(secured(container, 'capabilities'), list) ?? [];
}
