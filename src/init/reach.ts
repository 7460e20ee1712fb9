import { folderOf, isWithin } from '../manifest/path.js';
import type { Delivery } from './delivery.js';
import { environmentsIn } from './environments.js';
import type { SentTo } from './sent-to.js';
import { identityOf, type PlannedObject } from './planned-objects.js';
import type { Survey } from './survey.js';
import { isNamespaced, type PlannedKind } from './kinds.js';

/** What deliveries apply, and what those apply in turn. */
export interface Reach {
  readonly files: ReadonlySet<string>;
  readonly deliveries: ReadonlySet<Delivery>;
  /** Planned objects as they are applied, as far as they can be told without rendering. */
  readonly objects: readonly PlannedObject[];
  /** Planned kinds that charts of this repository among it render. */
  readonly chartKinds: readonly PlannedKind[];
  /** The clusters that get something else than more deliveries. */
  readonly destinations: readonly SentTo[];
}

/** Follows deliveries to the folders that they apply, and to the deliveries that lie there. */
export function reachOf(starts: readonly Delivery[], survey: Survey): Reach {
  const files = new Set<string>();
  const deliveries = new Set<Delivery>(starts);
  const objects: PlannedObject[] = [];
  const seen = new Set<string>();
  const destinations = new Map<string, SentTo>();
  const chartKinds = new Set<PlannedKind>();
  // What kustomize goes by reaches no cluster itself.
  const ofKustomize = new Set(
    [...survey.kustomizations.values()].flatMap(({ file, inputs }) => [file, ...inputs]),
  );
  for (const delivery of deliveries) {
    for (const folder of delivery.folders) {
      const taken = takenBy(delivery, folder, survey);
      for (const kind of taken.chartKinds) chartKinds.add(kind);
      const isEnd =
        delivery.by === 'flux'
          ? taken.objects.length > 0 || taken.chartKinds.length > 0
          : taken.files.some(
              (file) =>
                isApplied(file, taken) && survey.deliveriesIn(file).length === 0 && !ofKustomize.has(file),
            );
      if (isEnd)
        for (const one of delivery.destinations) {
          const earlier = destinations.get(one.written)?.environments ?? [];
          const own = delivery.destinations.length === 1 ? environmentsIn(folder) : [];
          destinations.set(one.written, { ...one, environments: [...new Set([...earlier, ...own])] });
        }
      const fresh = taken.files.filter((file) => !files.has(file));
      for (const file of fresh) files.add(file);
      if (!seen.has(`${delivery.by} ${folder}`)) objects.push(...taken.objects);
      seen.add(`${delivery.by} ${folder}`);
      for (const file of fresh) for (const other of survey.deliveriesIn(file)) deliveries.add(other);
    }
  }
  const distinct = [...new Map(objects.map((object) => [identityOf(object), object])).values()];
  return {
    files,
    deliveries,
    objects: distinct,
    chartKinds: [...chartKinds],
    destinations: [...destinations.values()],
  };
}

/** Of a chart its templates reach a cluster. */
function isApplied(file: string, { isChart }: Taken): boolean {
  return isChart !== true || /(?:^|\/)templates\/[^]*\.(?:ya?ml|json)$/.test(file);
}

interface Taken {
  readonly isChart?: true;
  readonly files: readonly string[];
  readonly objects: readonly PlannedObject[];
  readonly chartKinds: readonly PlannedKind[];
}

function takenBy(delivery: Delivery, folder: string, survey: Survey): Taken {
  const chart = survey.charts.find((one) => one.folder === folder);
  if (chart) return { isChart: true, files: [...chart.files], objects: [], chartKinds: chart.kinds };
  if (survey.kustomizations.has(folder)) {
    const build = survey.buildOf(folder);
    return { files: [...build.files], objects: build.objects.map(placed(delivery)), chartKinds: [] };
  }
  return delivery.by === 'flux' ? generated(delivery, folder, survey) : plain(delivery, folder, survey);
}

/** Argo CD takes the manifests of a folder without a kustomization, and those below it where it is told to. */
function plain(delivery: Delivery, folder: string, survey: Survey): Taken {
  const files = survey.repository
    .below(folder)
    .map(({ path }) => path)
    .filter((path) => isManifest(path) && (delivery.isRecursive || folderOf(path) === folder));
  const objects = files.flatMap((file) => survey.objectsIn(file)).map(placed(delivery));
  return { files, objects, chartKinds: [] };
}

/** Flux takes everything below such a folder, and builds the folders in it that have a kustomization. */
function generated(delivery: Delivery, folder: string, survey: Survey): Taken {
  const inner = [...survey.kustomizations.keys()].filter((one) => isWithin(folder, one));
  const outermost = inner.filter((one) => !inner.some((other) => other !== one && isWithin(other, one)));
  const builds = outermost.map((one) => survey.buildOf(one));
  const own = survey.repository
    .below(folder)
    .map(({ path }) => path)
    .filter((path) => isManifest(path) && !outermost.some((one) => isWithin(one, path)));
  const objects = [
    ...own.flatMap((file) => survey.objectsIn(file)),
    ...builds.flatMap((build) => build.objects),
  ].map(placed(delivery));
  return { files: [...own, ...builds.flatMap(({ files }) => [...files])], objects, chartKinds: [] };
}

function isManifest(path: string): boolean {
  return /\.(?:ya?ml|json)$/.test(path);
}

/** Flux puts all objects into its target namespace, Argo CD those that write none. */
function placed({ by, kind, namespace }: Delivery): (object: PlannedObject) => PlannedObject {
  if (by === 'flux' && kind !== 'Kustomization') return (object) => object;
  return (object) =>
    namespace === null || !isNamespaced(object.kind) || (by === 'argocd' && object.namespace !== null)
      ? object
      : { ...object, namespace };
}

/**
 * The deliveries with which everything begins: those that no other one applies. One that applies its own file, as Flux's own
 * Kustomization does, begins there.
 */
export function entriesOf(survey: Survey, by: Delivery['by']): Delivery[] {
  const own = survey.deliveries.filter(
    (delivery) => delivery.by === by && delivery.folders.length > 0 && delivery.isPart !== true,
  );
  const reachedBy = new Map(own.map((delivery) => [delivery, reachOf([delivery], survey).deliveries]));
  const isEntry = (delivery: Delivery): boolean =>
    own.every((other) => {
      if (other === delivery || reachedBy.get(other)?.has(delivery) !== true) return true;
      // Two that apply each other: the one whose folder holds the other is the outer one.
      if (reachedBy.get(delivery)?.has(other) !== true) return false;
      return delivery.folders.some((folder) => isWithin(folder, other.file)) && !outranks(other, delivery);
    });
  return own.filter(isEntry);
}

function outranks(other: Delivery, delivery: Delivery): boolean {
  const [a = '', b = ''] = [other.folders[0], delivery.folders[0]];
  return a.length < b.length || (a === b && other.file < delivery.file);
}
