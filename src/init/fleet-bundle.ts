import { folderOf, joined } from '../manifest/path.js';
import { listIn, mappingsOf, textIn, valueIn } from './documents.js';
import type { Releases } from './releases.js';
import { settingsOf, unclear } from './releases.js';
import type { Repository } from './repository.js';

/** What Rancher Fleet fills in by the cluster, or takes from it. https://fleet.rancher.io/ref-fleet-yaml */
const BY_CLUSTER = ['valuesFrom', 'templateValues'];

/** The chart that a bundle of Rancher Fleet installs, where all clusters get the same of it. */
export function fleetReleases(repository: Repository, file: string, text: string): Releases {
  const [bundle] = mappingsOf(file, text);
  const helm = valueIn(bundle, 'helm');
  const written = textIn(helm, 'chart') ?? '';
  const chart = joined(folderOf(file), written);
  if (chart === null || !repository.hasFile(joined(chart, 'Chart.yaml') ?? ''))
    return { releases: [], unclear: null };
  if (listIn(bundle, 'targetCustomizations').length > 0)
    return unclear('it has `targetCustomizations`, so that clusters get different ones');
  const filled = BY_CLUSTER.find((key) => valueIn(helm, key) !== null);
  if (filled !== undefined) return unclear(`it has \`${filled}\``);
  const paths = listIn(helm, 'valuesFiles').map((one) =>
    typeof one === 'string' ? joined(folderOf(file), one) : null,
  );
  const values = paths.filter((one): one is string => one !== null && repository.hasFile(one));
  const inline = valueIn(helm, 'values');
  const set = text.includes('${') ? null : settingsOf({}, inline === null ? [] : [inline]);
  if (set === null || values.length < paths.length) return unclear('its values are no plain settings');
  const namespace = textIn(bundle, 'namespace') ?? textIn(bundle, 'defaultNamespace');
  const name = textIn(helm, 'releaseName') ?? '';
  return { releases: [{ chart, name, namespace, values, set, environment: null, file }], unclear: null };
}
