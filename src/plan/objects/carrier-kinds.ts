import { groupOf, type Manifest } from '../../manifest/manifest.js';
import { mentions } from '../../manifest/mentions.js';

/** Kinds whose controllers render other objects, by API group. */
const CARRIERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['helm.toolkit.fluxcd.io', ['HelmRelease']],
  ['kustomize.toolkit.fluxcd.io', ['Kustomization']],
  ['argoproj.io', ['Application', 'ApplicationSet']],
  ['helm.cattle.io', ['HelmChart', 'HelmChartConfig']],
  ['fluxcd.controlplane.io', ['ResourceSet']],
]);

/** Sources of Flux: they decide which version a carrier takes. */
const SOURCES = 'source.toolkit.fluxcd.io';

/** False for a text that cannot hold a carrier or a source of one. */
export const mayHoldCarrier = mentions([...CARRIERS.keys(), SOURCES]);

/** True for a repository or chart of Flux. */
export function isSource({ apiVersion }: Pick<Manifest, 'apiVersion'>): boolean {
  return groupOf(apiVersion) === SOURCES;
}

/** True for an object of Flux, Argo CD or Helm that other objects are rendered from. */
export function isCarrier({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): boolean {
  return CARRIERS.get(groupOf(apiVersion))?.includes(kind) === true;
}
