import type { Json } from '../manifest/manifest.js';
import { folderOf, isWithin, joined } from '../manifest/path.js';
import { listIn, mappingsOf, textIn, valueIn } from './documents.js';
import { isNamespaced } from './kinds.js';
import type { PlannedObject } from './planned-objects.js';
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
  const namespace = namespaceOf(bundle);
  const name = textIn(helm, 'releaseName') ?? '';
  return { releases: [{ chart, name, namespace, values, set, environment: null, file }], unclear: null };
}

function namespaceOf(bundle: Json | undefined): string | null {
  return textIn(bundle, 'namespace') ?? textIn(bundle, 'defaultNamespace');
}

/** The bundles of Rancher Fleet in a repository, and the namespace that each gives its objects. */
export class Bundles {
  private readonly known = new Map<string, string | null>();

  constructor(
    private readonly repository: Repository,
    private readonly objects: ReadonlyMap<string, readonly PlannedObject[]>,
  ) {}

  /** The namespace that a file gets: the innermost `fleet.yaml` above it is its own. Null where no object of the bundle lacks one. */
  namespaceOf(path: string): string | null {
    const folder = folderOf(path);
    const known = this.known.get(folder);
    if (known !== undefined) return known;
    const found = this.givenTo(folder);
    this.known.set(folder, found);
    return found;
  }

  private givenTo(folder: string): string | null {
    const file = joined(folder, 'fleet.yaml') ?? '';
    const text = this.repository.textOf(file);
    if (text !== null) return this.isLacking(folder) ? namespaceOf(mappingsOf(file, text)[0]) : null;
    return folder === '' ? null : this.namespaceOf(folder);
  }

  private isLacking(folder: string): boolean {
    return [...this.objects].some(
      ([file, objects]) =>
        (folder === '' || isWithin(folder, file)) &&
        objects.some(({ kind, namespace }) => namespace === null && isNamespaced(kind)),
    );
  }
}
