import { fieldAt } from '../../manifest/fields.js';
import { groupOf, type Manifest } from '../../manifest/manifest.js';
import { mentions } from '../../manifest/mentions.js';
import { embeds } from '../../manifest/delivery/unresolved.js';
import { claimedAs } from '../../systems/claimed.js';
import { mayHoldPlanned } from '../objects/planned-kinds.js';
import { isMade, isOfFleet } from '../objects/fleet-kinds.js';
import { namesPlanned } from './generators.js';

/** Objects that a controller renders others from, by API group; '*' = every kind of it. */
const RENDERING: ReadonlyMap<string, readonly string[] | '*'> = new Map<string, readonly string[] | '*'>([
  ['helm.toolkit.fluxcd.io', '*'],
  ['kustomize.toolkit.fluxcd.io', '*'],
  ['source.toolkit.fluxcd.io', '*'],
  ['source.extensions.fluxcd.io', ['ArtifactGenerator']],
  ['fluxcd.controlplane.io', ['ResourceSet', 'FluxInstance']],
  ['helm.cattle.io', ['HelmChart', 'HelmChartConfig']],
  ['fleet.cattle.io', ['Bundle', 'GitRepo']],
  ['argoproj.io', ['Application', 'ApplicationSet', 'ConfigManagementPlugin']],
  ['core.oam.dev', '*'],
  ['kro.run', '*'],
  ['apps.open-cluster-management.io', ['Subscription', 'Channel', 'HelmRelease', 'PlacementRule']],
  ['addons.cluster.x-k8s.io', '*'],
  ['kappctrl.k14s.io', '*'],
  ['packaging.carvel.dev', ['PackageInstall']],
  ['configsync.gke.io', ['RootSync', 'RepoSync']],
  ['config.projectsveltos.io', '*'],
  ['policy.karmada.io', '*'],
  ['templates.weave.works', ['GitOpsSet']],
  ['policy.open-cluster-management.io', ['PolicyGenerator', 'PolicySet', 'PlacementBinding']],
  ['cluster.open-cluster-management.io', ['Placement']],
  ['config.porch.kpt.dev', ['PackageVariant', 'PackageVariantSet']],
  ['gitops.kluctl.io', ['KluctlDeployment']],
  ['helm.k0sproject.io', ['Chart']],
  ['k0rdent.mirantis.com', ['ClusterDeployment', 'MultiClusterService', 'ServiceTemplate']],
  ['helm.crossplane.io', ['Release']],
  ['helm.m.crossplane.io', ['Release']],
  ['infra.contrib.fluxcd.io', ['Terraform']],
  ['pulumi.com', ['Stack', 'Program']],
  // What installs operators: https://olm.operatorframework.io.
  ['operators.coreos.com', ['Subscription', 'CatalogSource', 'ClusterServiceVersion', 'InstallPlan']],
  ['olm.operatorframework.io', ['ClusterExtension', 'ClusterCatalog']],
]);

const VALUES = /(?:^|[-_.])values(?:[-_.][^/]*)?\.ya?ml$/i;
/** `helm-values/prod.yaml`, `values/web/prod.yaml`: what lies in such a folder is values whatever it is called. */
const IN_VALUES = /(?:^|\/)(?:[^/]*[-_.])?values\/[^]+\.ya?ml$/i;
const CHART = /(?:^|\/)(?:Chart|requirements)\.ya?ml$/;
const TEMPLATE = /(?:^|\/)templates\/[^]*\.(?:ya?ml|json)$/;
const KIND_LINE = /^[ \t-]*["']?kind["']?[ \t]*:[ \t]*(.*)$/gm;
const MARKS = /\{\{|\$\{|<%/;

/** False for text that can not hold an object that a controller renders others from. */
export const mayRender = mentions([...RENDERING.keys()]);

/**
 * What a manifest renders, as a reader calls it: `HelmRelease/web`; null for one that renders nothing. `groups` are those of
 * `definedGroups`.
 */
export function renderedBy(manifest: Manifest, groups: ReadonlySet<string> = new Set()): string | null {
  const { apiVersion, kind, name, object } = manifest;
  const group = groupOf(apiVersion);
  const kinds = RENDERING.get(group);
  if (kinds === '*' || kinds?.includes(kind) === true || groups.has(group)) return `${kind}/${name}`;
  const isClaimed = (version: string, what: string): boolean =>
    claimedAs({ apiVersion: version, kind: what }) !== null ||
    isOfFleet({ apiVersion: version, kind: what }) ||
    isMade({ apiVersion: version, kind: what });
  if (isClaimed(apiVersion, kind)) return null;
  // An annotation in one line is the object's own, as the last apply wrote it.
  const { metadata, ...rest } = object;
  return embeds(metadata ?? null, isClaimed, isTextOfPlanned) || embeds(rest, isClaimed, holdsPlannedObject)
    ? `${kind}/${name}`
    : null;
}

/** A manifest, or a template of one, in the text of a field: in a line of JSON too, or in base64, as Secrets hold all that they hold. */
function holdsPlannedObject(text: string): boolean {
  return isTextOfPlanned(text) || (FIELDS.every((field) => field.test(text)) && namesPlanned(text));
}

/** The fields that every object has, in one line of JSON or of YAML's flow style. */
const FIELDS = [/\bapiVersion["']?\s*:/, /\bkind["']?\s*:/];

/** True for the text of manifests of which one is planned. */
export function isTextOfPlanned(text: string): boolean {
  return text.includes('\n') && text.includes('apiVersion') && namesPlanned(text);
}

/** The API groups of objects that a Crossplane Composition or a kro ResourceGraphDefinition among these makes planned objects from. */
export function definedGroups(manifests: readonly Manifest[]): ReadonlySet<string> {
  const found = manifests.flatMap((manifest) => {
    const spec = fieldAt(manifest.object, 'spec');
    const apiVersion = fieldAt(spec, 'compositeTypeRef', 'apiVersion');
    const group = typeof apiVersion === 'string' ? groupOf(apiVersion) : fieldAt(spec, 'schema', 'group');
    return typeof group === 'string' && renderedBy(manifest) !== null ? [group] : [];
  });
  return new Set(found);
}

/** True for the values of a chart: a file of that name, or in a folder of that name. */
export function isValues(path: string): boolean {
  return VALUES.test(path.slice(path.lastIndexOf('/') + 1)) || IN_VALUES.test(path);
}

/** Machines of one person, which are no cluster of a fleet, and what only shows how values are written. Not `local`: Rancher's own cluster. */
const OF_NO_CLUSTER =
  /(?:^|[-_./])values[-_.](?:minikube|kind|k3d|localhost|docker-desktop|rancher-desktop|colima|orbstack|examples?|sample)\.ya?ml$/i;

/** True for values that go to no cluster by their name (`values-minikube.yaml`), as long as nothing names the file. */
export function areOfNoCluster(path: string): boolean {
  return OF_NO_CLUSTER.test(path);
}

/** True for what says which charts a chart is made of. */
export function isChartFile(path: string): boolean {
  return CHART.test(path);
}

/**
 * True for a template of a chart that may render a planned object: it names one, or an object that a controller renders others from (an
 * Application in a chart of Applications), or each kind that it writes is not of the template itself, or it writes none and includes
 * another template.
 */
export function isPlannedTemplate(path: string, text: string): boolean {
  if (!TEMPLATE.test(path) || !MARKS.test(text)) return false;
  if (mayHoldPlanned(text) || mayRender(text)) return true;
  const kinds = Array.from(text.matchAll(KIND_LINE), ([, kind = '']) => kind);
  return kinds.length === 0 || kinds.some((kind) => MARKS.test(kind));
}
