import { groupOf, type Manifest } from '../../manifest/manifest.js';
import { mentions } from '../../manifest/mentions.js';

/** Kinds whose controllers render other objects, by API group. */
const CARRIERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['helm.toolkit.fluxcd.io', ['HelmRelease']],
  ['kustomize.toolkit.fluxcd.io', ['Kustomization']],
  ['argoproj.io', ['Application', 'ApplicationSet']],
  ['helm.cattle.io', ['HelmChart', 'HelmChartConfig']],
]);

/** False for a text that cannot hold a carrier. */
export const mayHoldCarrier = mentions([...CARRIERS.keys()]);

/** True for an object of Flux, Argo CD or Helm that other objects are rendered from. */
export function isCarrier({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): boolean {
  return CARRIERS.get(groupOf(apiVersion))?.includes(kind) === true;
}
