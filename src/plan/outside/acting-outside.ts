import { few } from '../../manifest/words/listing.js';
import { identityOf } from '../../manifest/duplicates.js';
import { isLeftOut } from '../../manifest/left-out.js';
import type { Manifest } from '../../manifest/manifest.js';
import { mentions } from '../../manifest/mentions.js';
import { parseManifests } from '../../manifest/parse.js';
import { counted, verb } from '../../manifest/words/plural.js';
import { type Problem, unjudgedAt } from '../../manifest/problem.js';
import type { BesideFile, OutsideFile } from '../../manifest/source-file.js';
import { titleOf, visible } from '../../manifest/words/visible.js';
import { actsOnPlanned } from './acts-on-planned.js';
import { movedDelivery } from './delivery.js';
import { lostRights } from './lost-rights.js';
import { cloudUpgrades } from './cloud-upgrades.js';
import { nodeVersions } from './node-versions.js';
import { isNodeRoles } from './node-roles.js';
import { mayTakeNodes, otherControllers, takesNodes } from './other-controllers.js';
import { isPlanned, mayHoldPlanned } from '../objects/planned-kinds.js';
import { isRendered } from '../reading/around.js';
import type { Side } from '../reading/side.js';

const MANIFEST = /\.(?:ya?ml|json)$/;
const SHOWN = 5;
/** Programs and kinds by which an object that is not planned acts on nodes and planned objects. */
const mayAct = mentions([
  'kubectl',
  'helm',
  '/oc',
  'kubernetes.default',
  '_node',
  'reboot',
  'shutdown',
  'poweroff',
  'kexec',
  'sysrq',
  'kubelet',
  'kubeadm',
  'crictl',
  'ipmi',
  'nvidia-smi',
  'aws',
  'gcloud',
  'eksctl',
  'talosctl',
  'openstack',
  'downscaler/',
  'janitor/',
  '/ttl',
  'fluxcd.io/ignore',
  'admissionregistration',
  'apiregistration',
  'kyverno.io',
  'gatekeeper.sh',
  'karmada.io',
]);

/**
 * Objects in files that no source takes, which the change adds, edits or takes away, and that take nodes, run commands against them,
 * rewrite planned objects, have their namespace deleted or scaled, or give their controllers fewer rights. Whether a cluster of this plan
 * gets them nobody can tell: one warning, and one for versions of nodes (`nodeVersions`). Planned ones are told by `outsideProblems`, and one that the policies hold too is taken to be another cluster's.
 */
export function actingOutside(
  { outside = [], renderedPaths = [], beside = [] }: Pick<Side, 'outside' | 'renderedPaths' | 'beside'>,
  base: readonly Manifest[] | null,
  head: readonly Manifest[],
  besideBefore: readonly BesideFile[] = [],
): Problem[] {
  if (base === null) return [];
  const known = new Set([...base, ...head].map(identityOf));
  const changed = outside.filter(
    (file) => isOfCluster(file) && !isRendered({ renderedPaths }, file.path) && mayActOn(file),
  );
  const heldIn = (side: 'before' | 'text'): Manifest[] =>
    changed
      .flatMap((file) => parseManifests(file[side] ?? '', file.path).manifests)
      .filter((one) => !isPlanned(one) && !known.has(identityOf(one)));
  const namespaces = new Set(head.filter(isPlanned).flatMap(({ namespace }) => namespace ?? []));
  const isHolder = ({ kind, name }: Manifest): boolean => kind === 'Namespace' && namespaces.has(name);
  const [before, after] = [heldIn('before'), heldIn('text')];
  const edited = [...outside, ...editedIn(besideBefore, beside)];
  const versions = [...nodeVersions(edited), ...cloudUpgrades(edited)];
  if (before.length + after.length === 0) return versions;
  const told = [
    ...actsOnPlanned([...base, ...before], [...head, ...after], () => false),
    ...lostRights([...base, ...before], [...head, ...after]),
    ...otherControllers(before.filter(takesNodesItself), after.filter(takesNodesItself)),
  ].flatMap(({ place }) => place ?? []);
  const isMoved = (one: Manifest): boolean =>
    isHolder(one) && movedDelivery(before.filter(isHolder), [one]).length > 0;
  const acting = [
    ...after.filter((one) => told.includes(one.place) || isMoved(one)),
    ...before.filter(({ place }) => told.includes(place)),
  ];
  return [...(acting.length === 0 ? [] : [problemOf(acting)]), ...versions];
}

/** Source that the policies name is looked at as well: most of it decides about no planned object. */
function editedIn(before: readonly BesideFile[], after: readonly BesideFile[]): OutsideFile[] {
  const texts = new Map(before.map(({ path, key = path, text }) => [key, text]));
  return after.flatMap(({ path, key = path, text }) => {
    const was = texts.get(key) ?? null;
    return was === null || was === text ? [] : [{ path, before: was, text, isTakenOut: false }];
  });
}

function isOfCluster({ path, before, text, isTakenOut }: OutsideFile): boolean {
  const isForTests = path.split('/').slice(0, -1).some(isLeftOut);
  return !isTakenOut && !isForTests && before !== text && MANIFEST.test(path);
}

/** What is there on both sides is compared, so both are read. */
function mayActOn({ before, text }: OutsideFile): boolean {
  return [before, text].some(
    (one) => one !== null && (mayAct(one) || mayTakeNodes(one) || mayHoldPlanned(one)),
  );
}

function takesNodesItself(manifest: Manifest): boolean {
  return takesNodes(manifest) || isNodeRoles(manifest);
}

function problemOf(acting: readonly Manifest[]): Problem {
  const names = acting.map((one) => `${titleOf(one)} (${visible(one.place.file)})`);
  const message =
    `The change touches ${counted(acting.length, 'object')} that \`policies\` does not take and that ${verb(acting.length, 'acts', 'act')} on nodes or on what is planned; what that does was not judged: ${few(names, SHOWN)}. ` +
    `Add ${verb(acting.length, 'its file', 'their files')} to \`policies\` where a cluster of these gets ${verb(acting.length, 'it', 'them')}.`;
  return unjudgedAt(null, 'outside-policies', message);
}
