import { isObject, type Json } from '../manifest/manifest.js';
import { folderOf, isWithin, joined } from '../manifest/path.js';
import { listIn, mappingsOf, textIn, valueIn } from './documents.js';
import { isNamespaced } from './kinds.js';
import type { PlannedObject } from './planned-objects.js';
import { gathered, type Release, type Releases, settingsOf, unclear } from './releases.js';
import type { Repository } from './repository.js';

/** What Rancher Fleet fills in by the cluster, or takes from it. https://fleet.rancher.io/ref-fleet-yaml */
const BY_CLUSTER = ['valuesFrom', 'templateValues'];

/** What a target may say of a chart without a part in what is not known here. */
const OF_TARGET: ReadonlySet<string> = new Set(
  ['name', 'clusterSelector', 'clusterGroup', 'clusterGroupSelector', 'clusterName', 'helm'].concat([
    'namespace',
    'defaultNamespace',
  ]),
);
const OF_HELM: ReadonlySet<string> = new Set(['values', 'valuesFiles', 'releaseName']);

/**
 * The charts that a bundle of Rancher Fleet installs: one for all clusters, or one for each target that it customizes, whose values are
 * put over those of all.
 */
export function fleetReleases(repository: Repository, file: string, text: string): Releases {
  const [bundle] = mappingsOf(file, text);
  const helm = valueIn(bundle, 'helm');
  const written = textIn(helm, 'chart') ?? '';
  const chart = joined(folderOf(file), written);
  if (chart === null || !repository.hasFile(joined(chart, 'Chart.yaml') ?? ''))
    return { releases: [], unclear: null };
  const filled = BY_CLUSTER.find((key) => valueIn(helm, key) !== null);
  if (filled !== undefined) return unclear(`it has \`${filled}\``);
  const all = valuesOf(repository, file, helm, text);
  if (all === null) return unclear('its values are no plain settings');
  const namespace = namespaceOf(bundle);
  const name = textIn(helm, 'releaseName') ?? '';
  const common: Release = { chart, name, namespace, ...all, environment: null, file };
  const targets = listIn(bundle, 'targetCustomizations').filter(
    (one) => valueIn(one, 'doNotDeploy') !== true,
  );
  if (targets.length === 1)
    return unclear('it customizes one of its targets, and which the others are can not be told');
  return gathered(
    targets.length === 0 ? [common] : targets.map((target) => ofTarget(repository, common, target, text)),
  );
}

/** https://fleet.rancher.io/ref-fleet-yaml: values are merged into those of all. A text says what can not be told. */
function ofTarget(repository: Repository, common: Release, target: Json, text: string): Release | string {
  const helm = valueIn(target, 'helm');
  const environment = textIn(target, 'name');
  const other = [
    ...Object.keys(isObject(target) ? target : {}).filter((key) => !OF_TARGET.has(key)),
    ...Object.keys(isObject(helm) ? helm : {}).filter((key) => !OF_HELM.has(key)),
  ][0];
  if (environment === null || other !== undefined)
    return `the target ${environment ?? ''} of its \`targetCustomizations\` has \`${other ?? 'no name'}\``;
  const own = valuesOf(repository, common.file, helm, text);
  // What is set goes over all files.
  if (own === null || (own.values.length > 0 && Object.keys(common.set).length > 0))
    return `the values of its target ${environment} are no plain settings`;
  return {
    ...common,
    name: textIn(helm, 'releaseName') ?? common.name,
    namespace: namespaceOf(target) ?? common.namespace,
    values: [...common.values, ...own.values],
    set: { ...common.set, ...own.set },
    environment,
  };
}

/** Null where they can not be told. */
function valuesOf(
  repository: Repository,
  file: string,
  helm: Json,
  text: string,
): Pick<Release, 'values' | 'set'> | null {
  const paths = listIn(helm, 'valuesFiles').map((one) =>
    typeof one === 'string' ? joined(folderOf(file), one) : null,
  );
  const values = paths.filter((one): one is string => one !== null && repository.hasFile(one));
  const inline = valueIn(helm, 'values');
  const set = text.includes('${') ? null : settingsOf({}, inline === null ? [] : [inline]);
  return set === null || values.length < paths.length ? null : { values, set };
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
