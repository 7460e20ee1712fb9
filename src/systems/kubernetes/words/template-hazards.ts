import { fieldAt, itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import { listing } from '../../../manifest/words/listing.js';
import type { Json, Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { type Unshown, told } from '../../system.js';
import { podSpecOf } from '../objects/volume-claims.js';
import {
  awaited,
  cutMemory,
  cutStorage,
  cutVolumes,
  endless,
  isBeside,
  neededPath,
  otherThan,
  ownAffinity,
  type Part,
  textsOf,
} from './hazard-finds.js';

/** One field of a pod template that does to pods what no number of a plan tells. */
interface Hazard {
  readonly subject: string;
  /** The lists of containers that it is about; absent: the pod itself. */
  readonly in?: readonly ('containers' | 'initContainers')[];
  /** Where it stands, within the pod or the container. */
  readonly field: readonly string[];
  /** What is there of it, as the sentence names it; only what was not there before the change is told. */
  readonly found: (part: Part) => readonly string[];
  readonly says: (found: string) => string;
  readonly fix: (found: string) => string;
  /** Set where it is usual, and only has to be known. */
  readonly grade?: 'info';
}

const STILL = 'the rollout stands still at its first pods';
const EVICTED =
  'the kubelet evicts each pod that writes more, whatever a disruption budget says, and the one in its place does the same again. One that gets there after it was ready does not stop the rollout.';
const STANDS = `where nothing in the cluster does, ${STILL}. The numbers take it that something does`;

/**
 * Sources: kubernetes, KEP-580 (readinessGates), KEP-3521 (schedulingGates), "Configure Multiple Schedulers"; KEP-2802 (the scheduler does not
 * look at `os`, the kubelet refuses such a pod); pkg/kubelet/images (ErrImageNeverPull); pkg/kubelet/kuberuntime/security_context.go,
 * verifyRunAsNonRoot; pkg/volume/hostpath (a type other than *OrCreate has to be there); kubernetes.io, Init Containers (each runs to its end
 * before the next begins), Container Lifecycle Hooks (a container is not Running before postStart has ended), Assign Pods to Nodes (required
 * affinity to its own pods), Configure Probes, Resource Management (a container over its memory limit is killed); pkg/kubelet/eviction,
 * localStorageEviction (a pod over a limit of local storage is evicted).
 */
const HAZARDS: readonly Hazard[] = [
  {
    subject: 'readiness-gate',
    field: ['readinessGates'],
    found: ({ pod }) => textsOf(pod, 'readinessGates', 'conditionType'),
    says: (gate) =>
      `its new pods count as ready only once something sets the condition ${gate} on them: ${STANDS}.`,
    fix: () => 'See that its controller is there and knows these pods, or leave readinessGates out.',
  },
  {
    subject: 'waits schedulingGates',
    field: ['schedulingGates'],
    found: ({ pod }) => textsOf(pod, 'schedulingGates', 'name'),
    says: (gate) => `no node runs a new pod before its scheduling gate ${gate} is taken away: ${STANDS}.`,
    fix: () =>
      'See that what takes the gate away is there and knows these pods, or leave schedulingGates out.',
  },
  {
    subject: 'waits schedulerName',
    field: ['schedulerName'],
    found: ({ pod }) => otherThan(textIn(pod, 'schedulerName'), ['', 'default-scheduler']),
    says: (name) => `no node runs a new pod before the scheduler ${name} gives it one: ${STANDS}.`,
    fix: (name) => `See that a scheduler of the name ${name} runs, or leave schedulerName out.`,
  },
  {
    subject: 'host-network',
    field: ['hostNetwork'],
    found: ({ pod }) => (fieldAt(pod, 'hostNetwork') === true ? ['true'] : []),
    says: () =>
      `hostNetwork is true: its pods listen on the ports of their node. Beside an old pod, or anything else there that has the same port, a new one does not start, and ${STILL}; network policies do not hold its pods.`,
    fix: () =>
      'Leave hostNetwork out. Where its pods need it, maxSurge: 0 and maxUnavailable: 1 free a node before a new pod comes to it.',
  },
  {
    subject: 'beside-itself',
    field: ['affinity', 'podAffinity'],
    found: ownAffinity,
    says: (key) =>
      `required podAffinity to its own pods lets a new one go only where one of them is already, by \`${key}\`: they crowd there, one drain or one failure takes all of them at once, and where no room is left ${STILL}.`,
    fix: () =>
      'Write it as preferredDuringSchedulingIgnoredDuringExecution, or spread the pods by topologySpreadConstraints.',
  },
  {
    subject: 'other-os',
    field: ['os'],
    found: ({ pod }) => {
      const name = textIn(fieldAt(pod, 'os'), 'name');
      const isPlaced = textIn(fieldAt(pod, 'nodeSelector'), 'kubernetes.io/os') === name;
      return isPlaced ? [] : otherThan(name, ['linux']);
    },
    says: (name) =>
      `os.name is ${name}, by which the scheduler picks no node: where a new pod comes to a node of another system its kubelet refuses it, another is made and refused in its place, and ${STILL}.`,
    fix: (name) => `Add nodeSelector: {kubernetes.io/os: ${name}}.`,
  },
  {
    subject: 'host-path',
    field: ['volumes'],
    found: ({ pod }) => itemsIn(pod, 'volumes').flatMap(neededPath),
    says: (what) =>
      `a new pod starts only where its node has ${what}: anywhere else it waits for it without end, and ${STILL}.`,
    fix: () =>
      'Use the type DirectoryOrCreate or FileOrCreate, or see that every node has it before the merge.',
  },
  {
    subject: 'never-pulled',
    in: ['containers', 'initContainers'],
    field: ['imagePullPolicy'],
    found: ({ written }) =>
      textIn(written, 'imagePullPolicy') === 'Never' ? [visible(textIn(written, 'image') ?? '')] : [],
    says: (image) =>
      `imagePullPolicy is Never: a new pod starts only on a node that has ${image} already (else ErrImageNeverPull), and ${STILL} where none has.`,
    fix: () => 'Set imagePullPolicy: IfNotPresent.',
  },
  {
    subject: 'root-refused',
    in: ['containers', 'initContainers'],
    field: ['securityContext'],
    found: ({ written, pod }) => {
      const of = (field: string): Json | undefined =>
        fieldAt(written, 'securityContext', field) ?? fieldAt(pod, 'securityContext', field);
      return of('runAsNonRoot') === true && of('runAsUser') === 0 ? ['0'] : [];
    },
    says: () => `runAsNonRoot is true and runAsUser is 0: the kubelet starts no such pod, and ${STILL}.`,
    fix: () => 'Set runAsUser: 1000, or the number of another user than root, or leave runAsNonRoot out.',
  },
  {
    subject: 'init-without-end',
    in: ['initContainers'],
    field: ['command'],
    found: ({ written }) => (isBeside(written) ? [] : endless(written)),
    says: (command) =>
      `an init container that never ends (${command}): no new pod gets ready after it, and ${STILL}.`,
    fix: () => 'Let it end, or give it restartPolicy: Always where it is to run beside the others.',
  },
  {
    subject: 'init-waits',
    in: ['initContainers'],
    field: ['command'],
    found: ({ written }) => (isBeside(written) || endless(written).length > 0 ? [] : awaited(written)),
    says: (what) =>
      `an init container waits for what no file shows (${what}): each new pod starts only when that is so, and ${STILL} as long as it is not.`,
    fix: () =>
      'See that what it waits for is there before the merge, or let the loop give up: `[ $((n+=1)) -lt 60 ] || exit 1` in each round.',
  },
  {
    subject: 'post-start-without-end',
    in: ['containers'],
    field: ['lifecycle', 'postStart'],
    found: ({ written }) => endless(fieldAt(written, 'lifecycle', 'postStart', 'exec') ?? null),
    says: (command) =>
      `postStart never ends (${command}): the container never counts as running, no new pod gets ready, and ${STILL}.`,
    fix: () => 'Let the hook end, or start what it does in a container of its own.',
  },
  {
    subject: 'weaker-probe',
    in: ['containers'],
    field: ['readinessProbe'],
    found: ({ written, before }) => {
      const now = fieldAt(written, 'readinessProbe', 'tcpSocket');
      const then = fieldAt(before, 'readinessProbe', 'httpGet') ?? fieldAt(before, 'readinessProbe', 'grpc');
      return now !== undefined && then !== undefined ? ['tcpSocket'] : [];
    },
    says: () =>
      'its readinessProbe asks only whether a port is open, where it asked the application before: a version that starts and answers every request with an error counts as ready, and the rollout takes it over every pod. The numbers take it that a bad pod is seen.',
    fix: () => 'Keep httpGet or grpc.',
    grade: 'info',
  },
  {
    subject: 'unprobed',
    in: ['containers'],
    field: ['name'],
    found: ({ written, pod, before }) => {
      const others = itemsIn(pod, 'containers').filter((one) => one !== written);
      const isNew = before === undefined && fieldAt(written, 'readinessProbe') === undefined;
      return isNew && others.some((one) => fieldAt(one, 'readinessProbe') !== undefined) ? ['none'] : [];
    },
    says: () =>
      'it is new and has no readinessProbe: a new pod is ready though this part of it starts and does not work, and the rollout goes on over every pod.',
    fix: () => 'Give it a readinessProbe where requests need it.',
    grade: 'info',
  },
  {
    subject: 'memory-limit',
    in: ['containers'],
    field: ['resources', 'limits', 'memory'],
    found: ({ written, before }) => cutMemory(written, before),
    says: (limit) =>
      `its memory is limited to ${limit}: a container that takes more is killed, then and each time again, on every node, and no disruption budget holds that. A pod that gets there after it was ready does not stop the rollout.`,
    fix: () => 'See first how much its pods take (`kubectl top pod --containers`), and lower it by less.',
  },
  {
    subject: 'storage-limit',
    in: ['containers'],
    field: ['resources', 'limits', 'ephemeral-storage'],
    found: ({ written, before }) => cutStorage(written, before),
    says: (limit) => `what it writes to the disk of its node is limited to ${limit}: ${EVICTED}`,
    fix: () => 'See first how much its pods write (logs count too), and lower it by less.',
  },
  {
    subject: 'volume-limit',
    field: ['volumes'],
    found: ({ pod, before }) => cutVolumes(pod, before),
    says: (volumes) => `emptyDir.sizeLimit is lowered of ${volumes}: ${EVICTED}`,
    fix: () => 'See first how much its pods keep there, and lower it by less.',
  },
];

/** What of the table an edit brings to the pods of a workload. */
export function templateHazards(manifest: Manifest, before: Manifest): Unshown[] {
  const [now, then] = [podSpecOf(manifest), podSpecOf(before)];
  const labels = labelsIn(fieldAt(manifest.object, 'spec', 'template', 'metadata'), 'labels');
  const found = HAZARDS.flatMap((hazard) => {
    if (hazard.in === undefined)
      return hazardIn(hazard, { written: now, pod: now, labels, before: then }, then, manifest, []);
    return hazard.in.flatMap((list) =>
      itemsIn(now, list).flatMap((written, index) => {
        const name = textIn(written, 'name');
        const was = itemsIn(then, list).find((one) => textIn(one, 'name') === name);
        return hazardIn(hazard, { written, pod: now, labels, before: was }, then, manifest, [list, index]);
      }),
    );
  });
  return told(found);
}

function hazardIn(
  { subject, field, found, says, fix, grade }: Hazard,
  part: Part,
  podBefore: Json,
  manifest: Manifest,
  path: readonly (string | number)[],
): Unshown | null {
  const { before, labels } = part;
  const known = before === undefined ? [] : found({ written: before, pod: podBefore, labels, before });
  const news = found(part).filter((one) => !known.includes(one));
  if (news.length === 0) return null;
  const name = textIn(part.written, 'name');
  const isContainer = path.length > 0;
  const what = listing(news);
  return {
    subject: isContainer ? `${subject} ${name ?? ''}` : subject,
    says: `${isContainer ? `container ${visible(name ?? '')}: ` : ''}${says(what)}`,
    fix: fix(what),
    place: manifest.placeOf(['spec', 'template', 'spec', ...path, ...field]),
    ofRollout: true,
    ...(grade === undefined ? {} : { grade }),
  };
}
