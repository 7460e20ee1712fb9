import { createHash } from 'node:crypto';
import { canonicalJson } from '../manifest/canonical.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import { field, fieldAt, itemsIn, objectIn, textIn, textsIn } from '../manifest/fields.js';
import {
  DEFAULT_NAMESPACE,
  isObject,
  type Json,
  type JsonObject,
  type Manifest,
} from '../manifest/manifest.js';
import { folderOf, isWithin, joined } from '../manifest/path.js';
import { NO_SCHEMA, type Release } from './helm.js';
import { given, kustomizationIn, kustomizationOf, putOver } from './kustomize.js';
import { isRepository, notRendered } from './source.js';
import type { Tree } from './tree.js';

/** The source of `flux bootstrap`, and its namespace. */
const BOOTSTRAPPED = 'flux-system';

/** The source that an object takes its files or chart from. */
export function sourceOf(object: JsonObject | undefined): Json | undefined {
  const spec = field(object, 'spec');
  const own = field(spec, 'sourceRef') ?? field(spec, 'chartRef');
  return own ?? fieldAt(spec, 'chart', 'spec', 'sourceRef');
}

/** The address and version that a source takes. */
export function takenBy({ object }: Manifest): string {
  const spec = field(object, 'spec');
  return canonicalJson(['url', 'ref', 'chart', 'version'].map((key) => field(spec, key) ?? null));
}

/** References to the ConfigMaps and Secrets that give an object values or variables. */
function referencesIn({ spec }: JsonObject): readonly Json[] {
  return [...itemsIn(spec, 'valuesFrom'), ...itemsIn(field(spec, 'postBuild'), 'substituteFrom')];
}

function keyOf(kind: string, namespace: string | null, name: string): string {
  return `${kind}/${namespace ?? DEFAULT_NAMESPACE}/${name}`;
}

/** Objects that others refer to: ConfigMaps, Secrets and sources of what was rendered so far. */
export class KnownObjects {
  private readonly objects = new Map<string, Manifest>();

  constructor(
    /** OWNER/NAME of the repository; null if unknown. */
    private readonly repository: string | null,
    private readonly isFolder: (path: string) => boolean,
  ) {}

  add(manifest: Manifest): void {
    this.objects.set(keyOf(manifest.kind, manifest.namespace, manifest.name), manifest);
  }

  object(reference: Json | undefined, namespace: string | null): Manifest | undefined {
    const [kind, name] = [textIn(reference, 'kind') ?? 'GitRepository', textIn(reference, 'name') ?? ''];
    return this.objects.get(keyOf(kind, textIn(reference, 'namespace') ?? namespace, name));
  }

  /** The texts of a ConfigMap or Secret, decoded: null if it is encrypted, undefined if it is not known. */
  data(reference: Json, namespace: string | null): ReadonlyMap<string, string> | null | undefined {
    const found = this.object(reference, namespace);
    if (found === undefined) return undefined;
    const { kind, object } = found;
    if (isObject(object['sops'])) return null;
    const decoded = [...(textsIn(object, 'data') ?? [])].map(([name, text]): [string, string] => [
      name,
      kind === 'Secret' ? Buffer.from(text, 'base64').toString('utf8') : text,
    ]);
    return new Map([...decoded, ...(textsIn(object, 'stringData') ?? [])]);
  }

  /** Values and variables that ConfigMaps and Secrets of the repository give an object, and the version that its source gives. */
  given({ object, namespace }: Manifest): Json {
    const values = referencesIn(object).map((one) => {
      const data = this.data(one, namespace);
      return [textIn(one, 'kind'), textIn(one, 'name'), data ? Object.fromEntries(data) : null];
    });
    const source = this.object(sourceOf(object), namespace);
    return source === undefined ? values : [...values, takenBy(source)];
  }

  /** How many of the ConfigMaps, Secrets and sources that an object refers to are not known yet. */
  lacking({ object, namespace }: Manifest): number {
    const named = [...referencesIn(object), sourceOf(object)].filter((one) => one !== undefined);
    return named.filter((one) => this.object(one, namespace) === undefined).length;
  }

  /**
   * True for a source that is this repository. If neither the runner nor `flux bootstrap` names the repository, it is the one that has the
   * path.
   */
  isLocal(reference: Json | undefined, namespace: string | null, path: string | null): boolean {
    const kind = textIn(reference, 'kind') ?? 'GitRepository';
    const name = textIn(reference, 'name') ?? '';
    const hasPath = path !== null && this.isFolder(path);
    // `flux push artifact` packs this repository for a FluxInstance.
    if (kind === 'OCIRepository') return name === BOOTSTRAPPED && hasPath;
    if (kind !== 'GitRepository') return false;
    const url = this.gitField(textIn(reference, 'namespace') ?? namespace, name, 'url');
    if (url === null || name === BOOTSTRAPPED) return true;
    if (this.repository !== null) return isRepository(url, this.repository);
    const own = this.gitField(BOOTSTRAPPED, BOOTSTRAPPED, 'url');
    return own === null ? hasPath : url === own;
  }

  /** `spec.ignore` of the source that an object refers to. */
  ignoreOf(reference: Json | undefined, namespace: string | null): string | null {
    const fallback = reference === undefined ? BOOTSTRAPPED : namespace;
    const name = textIn(reference, 'name') ?? BOOTSTRAPPED;
    return this.gitField(textIn(reference, 'namespace') ?? fallback, name, 'ignore');
  }

  private gitField(namespace: string | null, name: string, key: string): string | null {
    return textIn(this.objects.get(keyOf('GitRepository', namespace, name))?.object, 'spec', key);
  }
}

/** Returns the release that helm-controller renders for a HelmRelease. Throws `NotRendered`. */
export function releaseOf({ name, namespace, object }: Manifest, known: KnownObjects): Release {
  const spec = objectIn(object, 'spec') ?? {};
  const { chart, valuesFiles } = chartOf(spec, namespace, known);
  const target = textIn(spec, 'targetNamespace');
  const inline = isObject(spec['values']) ? [JSON.stringify(spec['values'])] : [];
  // The target namespace comes before the name; a long name ends in a part of its digest (helm-controller, release.ShortenName).
  const full = textIn(spec, 'releaseName') ?? (target === null ? name : `${target}-${name}`);
  const digest = createHash('sha256').update(full).digest('hex').slice(0, 12);
  return {
    chart,
    name: full.length <= MAX_NAME ? full : `${full.slice(0, MAX_NAME - 13)}-${digest}`,
    namespace: target ?? namespace,
    values: valuesFiles.map((one) => joined('', one) ?? one),
    inline: [...itemsIn(spec, 'valuesFrom').flatMap((one) => valuesFrom(one, namespace, known)), ...inline],
    flags: fieldAt(spec, 'upgrade', 'disableSchemaValidation') === true ? [NO_SCHEMA] : [],
    replacesValues: valuesFiles.length > 0,
    postRenderers: itemsIn(spec, 'postRenderers'),
  };
}

const MAX_NAME = 53;

/** The chart that a release writes itself, or takes from a HelmChart or an OCIRepository (`chartRef`). */
function chartOf(
  spec: JsonObject,
  namespace: string | null,
  known: KnownObjects,
): { readonly chart: Release['chart']; readonly valuesFiles: readonly string[] } {
  const reference = field(spec, 'chartRef');
  const referred = reference && field(known.object(reference, namespace)?.object, 'spec');
  if (textIn(reference, 'kind') === 'OCIRepository') {
    const repository = textIn(referred, 'url');
    if (repository === null) throw notRendered`its OCIRepository is not in this repository`;
    const tag = textIn(referred, 'ref', 'digest') ?? textIn(referred, 'ref', 'tag');
    const version = textIn(referred, 'ref', 'semver');
    return { chart: { repository, chart: null, version, tag }, valuesFiles: [] };
  }
  const written = reference === undefined ? fieldAt(spec, 'chart', 'spec') : referred;
  const scope = textIn(reference, 'namespace') ?? namespace;
  const source = field(written, 'sourceRef');
  const chart = textIn(written, 'chart');
  if (chart === null) throw notRendered`its chart is not in this repository`;
  const valuesFiles = itemsIn(written, 'valuesFiles').filter((one) => typeof one === 'string');
  if (textIn(source, 'kind') === 'GitRepository') {
    const folder = joined('', chart);
    if (!known.isLocal(source, scope, folder)) throw notRendered`its chart is in another repository`;
    return { chart: folder ?? chart, valuesFiles };
  }
  const repository = textIn(known.object(source, scope)?.object, 'spec', 'url');
  if (textIn(source, 'kind') !== 'HelmRepository' || repository === null)
    throw notRendered`its ${textIn(source, 'kind') ?? 'source'} is not in this repository`;
  if (valuesFiles.length > 0) throw notRendered`it takes values files of a remote chart`;
  return { chart: { repository, chart, version: textIn(written, 'version') }, valuesFiles };
}

/** The values of a reference as text; none for an optional one that nothing holds. */
function valuesFrom(reference: Json, namespace: string | null, known: KnownObjects): string[] {
  const data = known.data(reference, namespace);
  const text = data?.get(textIn(reference, 'valuesKey') ?? 'values.yaml');
  const path = textIn(reference, 'targetPath');
  if (data === undefined && field(reference, 'optional') === true) return [];
  if (text === undefined || !/^(?:[\w-]+(?:\.[\w-]+)*)?$/.test(path ?? ''))
    throw notRendered`its values are not in this repository`;
  if (path === null) return [text];
  // A single value, typed as `helm --set` types it.
  const isTyped = /^(?:true|false|null|0|-?[1-9]\d{0,14})$/.test(text);
  const value: Json = isTyped ? (JSON.parse(text) as Json) : text;
  return [JSON.stringify(path.split('.').reduceRight<Json>((inner, key) => ({ [key]: inner }), value))];
}

/**
 * The kustomization that Flux builds of a folder: the one of the folder, or one that names every manifest below it, with what `spec` puts
 * over it. Null if it is the one of the folder. Source: fluxcd/pkg/kustomize, Generator.WriteFile.
 *
 * @param ignores true for files that the source leaves out
 */
export function overlayOf(
  tree: Tree,
  folder: string,
  spec: Json | undefined,
  ignores: (path: string) => boolean,
): JsonObject | null {
  const there = kustomizationIn(tree, folder);
  const isThere = there !== null && !ignores(there);
  const common = objectIn(spec, 'commonMetadata');
  const metadata = given({
    labels: field(common ?? {}, 'labels'),
    annotations: field(common ?? {}, 'annotations'),
  });
  // Of the objects themselves: common labels of kustomize would reach pod templates too.
  const commonPatch = {
    target: { name: '.*' },
    patch: JSON.stringify({ apiVersion: 'v1', kind: 'Any', metadata: { name: 'any', ...metadata } }),
  };
  const over = given({
    namespace: textIn(spec, 'targetNamespace'),
    namePrefix: textIn(spec, 'namePrefix'),
    nameSuffix: textIn(spec, 'nameSuffix'),
    components: [...itemsIn(spec, 'components')],
    images: [...itemsIn(spec, 'images')],
    patches: [...itemsIn(spec, 'patches'), ...(common === null ? [] : [commonPatch])],
  });
  if (isThere && Object.keys(over).length === 0) return null;
  const own = isThere ? kustomizationOf(tree, folder) : null;
  return putOver(own ?? generated(tree, folder, ignores), over);
}

/** A kustomization for a folder that has none. */
function generated(tree: Tree, folder: string, ignores: (path: string) => boolean): JsonObject {
  const files = tree.below(folder).filter((path) => path !== folder && !ignores(path));
  const inner = files
    .filter(isKustomization)
    .map(folderOf)
    .filter((one) => one !== folder);
  const outermost = inner.filter((one) => !inner.some((other) => other !== one && isWithin(other, one)));
  const manifests = files.filter(
    (path) => /\.ya?ml$/.test(path) && !outermost.some((one) => isWithin(one, path)),
  );
  const start = folder === '' ? 0 : folder.length + 1;
  return {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: [...new Set([...manifests, ...outermost])].map((path) => path.slice(start)).sort(),
  };
}
