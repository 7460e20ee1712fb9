import { createHash } from 'node:crypto';
import { field, fieldAt, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import {
  DEFAULT_NAMESPACE,
  groupOf,
  isObject,
  type Json,
  type JsonObject,
  type Manifest,
} from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { joined } from '../manifest/path.js';
import type { SourceFile } from '../manifest/source-file.js';
import type { FileObject } from './source.js';
import type { Release } from './helm.js';
import type { ChartReference } from './remote-charts/repository.js';

/** The source of `flux bootstrap`, and its namespace. */
const BOOTSTRAPPED = 'flux-system';

/** The first object of a printed document, at its location; null if it has none of these kinds. */
export function objectOf(file: SourceFile, kinds: ReadonlySet<string>): FileObject | null {
  const kind = /^kind: (\S+)$/m.exec(file.text)?.[1];
  if (kind === undefined || !kinds.has(kind)) return null;
  const [manifest] = parseManifests(file.text, file.path).manifests;
  if (manifest === undefined) return null;
  return { file, manifest: file.origin ? file.origin(manifest) : manifest };
}

/** True for an object of a group, in any version. */
export function isOf({ manifest }: FileObject, group: string, kind: string): boolean {
  return groupOf(manifest.apiVersion) === group && manifest.kind === kind;
}

/** True for an address of `OWNER/NAME`, over any protocol. */
export function isRepository(url: string, repository: string): boolean {
  const path = url
    .replace(/\/$/, '')
    .replace(/\.git$/, '')
    .toLowerCase();
  const wanted = repository.toLowerCase();
  return path.endsWith(`/${wanted}`) || path.endsWith(`:${wanted}`);
}

/** The texts of a ConfigMap or a Secret, decoded; null if the content is encrypted. */
function dataOf({ kind, object }: Manifest): ReadonlyMap<string, string> | null {
  if (isObject(object['sops'])) return null;
  const texts = ([key, value]: [string, Json]): [string, string][] =>
    typeof value === 'string' ? [[key, value]] : [];
  const decode = (text: string): string =>
    kind === 'Secret' ? Buffer.from(text, 'base64').toString('utf8') : text;
  const data = Object.entries(objectIn(object, 'data') ?? {}).flatMap(texts);
  const plain = Object.entries(objectIn(object, 'stringData') ?? {}).flatMap(texts);
  return new Map([...data.map(([key, text]) => [key, decode(text)] as const), ...plain]);
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

  /** The content of a ConfigMap or Secret: null if it is encrypted, undefined if it is not known. */
  data(reference: Json, namespace: string | null): ReadonlyMap<string, string> | null | undefined {
    const found = this.object(reference, namespace);
    return found && dataOf(found);
  }

  object(reference: Json | undefined, namespace: string | null): Manifest | undefined {
    const [kind, name] = [textIn(reference, 'kind') ?? '', textIn(reference, 'name') ?? ''];
    return this.objects.get(keyOf(kind, textIn(reference, 'namespace') ?? namespace, name));
  }

  /** Values and variables that ConfigMaps and Secrets of the repository give an object. */
  given({ object, namespace }: Manifest): Json {
    return referencesIn(object).map((one) => {
      const data = this.data(one, namespace);
      return [textIn(one, 'kind'), textIn(one, 'name'), data ? Object.fromEntries(data) : null];
    });
  }

  /** References of an object to ConfigMaps, Secrets and charts that are not known yet. */
  lacking({ object, namespace }: Manifest): readonly Json[] {
    const source = fieldAt(object, 'spec', 'chart', 'spec', 'sourceRef');
    const charts = [
      field(field(object, 'spec'), 'chartRef'),
      textIn(source, 'kind') === 'HelmRepository' ? source : undefined,
    ].filter((one) => one !== undefined);
    const awaited = [...referencesIn(object), ...charts];
    return awaited.filter((one) => this.object(one, namespace) === undefined);
  }

  /**
   * True for a source that is this repository. If neither the runner nor `flux bootstrap` names the repository, it is the one that has the
   * path.
   */
  isLocal(reference: Json | undefined, namespace: string | null, path: string | null): boolean {
    const kind = textIn(reference, 'kind') ?? 'GitRepository';
    const name = textIn(reference, 'name') ?? '';
    // `flux push artifact` packs this repository for a FluxInstance.
    if (kind === 'OCIRepository') return name === BOOTSTRAPPED && path !== null && this.isFolder(path);
    if (kind !== 'GitRepository') return false;
    const url = this.gitField(textIn(reference, 'namespace') ?? namespace, name, 'url');
    if (url === null || name === BOOTSTRAPPED) return true;
    if (this.repository !== null) return isRepository(url, this.repository);
    const own = this.gitField(BOOTSTRAPPED, BOOTSTRAPPED, 'url');
    return own === null ? path !== null && this.isFolder(path) : url === own;
  }

  /** `spec.ignore` of the source that a Kustomization refers to. */
  ignoreOf(reference: Json | undefined, namespace: string | null): string | null {
    const fallback = reference === undefined ? BOOTSTRAPPED : namespace;
    return this.gitField(
      textIn(reference, 'namespace') ?? fallback,
      textIn(reference, 'name') ?? BOOTSTRAPPED,
      'ignore',
    );
  }

  private gitField(namespace: string | null, name: string, key: string): string | null {
    return textIn(fieldAt(this.objects.get(keyOf('GitRepository', namespace, name))?.object, 'spec'), key);
  }
}

/** References to the ConfigMaps and Secrets that give an object values or variables. */
function referencesIn(object: JsonObject): readonly Json[] {
  const spec = field(object, 'spec');
  return [...itemsIn(spec, 'valuesFrom'), ...itemsIn(field(spec, 'postBuild'), 'substituteFrom')];
}

function keyOf(kind: string, namespace: string | null, name: string): string {
  return `${kind}/${namespace ?? DEFAULT_NAMESPACE}/${name}`;
}

/** What helm-controller renders of a HelmRelease; or why it is not known here, as the end of a sentence. */
export function releaseOf({ name, namespace, object }: Manifest, known: KnownObjects): Release | string {
  const spec = objectIn(object, 'spec') ?? {};
  const chart = chartOf(spec, namespace, known);
  if (typeof chart === 'string') return chart;
  const values = valuesFrom(itemsIn(spec, 'valuesFrom'), namespace, known);
  if (values === null) return 'its values are not in this repository';
  const target = textIn(spec, 'targetNamespace');
  const inline = isObject(spec['values']) ? [JSON.stringify(spec['values'])] : [];
  return {
    chart: chart.chart,
    name: releaseName(textIn(spec, 'releaseName'), target, name),
    namespace: target ?? namespace,
    values: chart.valuesFiles.map((one) => joined('', one) ?? one),
    inline: [...values, ...inline],
    set: {},
    replacesValues: chart.valuesFiles.length > 0,
    includesCrds: false,
    skipsSchema: fieldAt(spec, 'upgrade', 'disableSchemaValidation') === true,
    postRenderers: itemsIn(spec, 'postRenderers'),
  };
}

/** The chart that a release writes itself, or takes from a HelmChart or an OCIRepository (`chartRef`). */
function chartOf(
  spec: JsonObject,
  namespace: string | null,
  known: KnownObjects,
): { readonly chart: string | ChartReference; readonly valuesFiles: readonly string[] } | string {
  const reference = field(spec, 'chartRef');
  const referred = reference === undefined ? undefined : known.object(reference, namespace);
  if (textIn(reference, 'kind') === 'OCIRepository') {
    const repository = textIn(fieldAt(referred?.object, 'spec'), 'url');
    if (repository === null) return 'its OCIRepository is not in this repository';
    const ref = fieldAt(referred?.object, 'spec', 'ref');
    const [version, tag] = [textIn(ref, 'semver'), textIn(ref, 'digest') ?? textIn(ref, 'tag')];
    return { chart: { repository, chart: null, version, tag }, valuesFiles: [] };
  }
  const written =
    reference === undefined ? fieldAt(spec, 'chart', 'spec') : fieldAt(referred?.object, 'spec');
  const scope = reference === undefined ? namespace : (textIn(reference, 'namespace') ?? namespace);
  const source = field(written, 'sourceRef');
  const name = textIn(written, 'chart');
  if (name === null) return 'its chart is not in this repository';
  const valuesFiles = itemsIn(written, 'valuesFiles').filter((one) => typeof one === 'string');
  if (textIn(source, 'kind') === 'GitRepository') {
    const folder = joined('', name);
    if (!known.isLocal(source, scope, folder)) return 'its chart is in another repository';
    return { chart: folder ?? name, valuesFiles };
  }
  const repository = textIn(fieldAt(known.object(source, scope)?.object, 'spec'), 'url');
  if (textIn(source, 'kind') !== 'HelmRepository' || repository === null)
    return `its ${textIn(source, 'kind') ?? 'source'} is not in this repository`;
  if (valuesFiles.length > 0) return 'it takes values files of a remote chart';
  return { chart: { repository, chart: name, version: textIn(written, 'version') }, valuesFiles };
}

const MAX_NAME = 53;

/** The target namespace comes before the name; a long name ends in a part of its digest (helm-controller, release.ShortenName). */
function releaseName(written: string | null, target: string | null, name: string): string {
  const full = written ?? (target === null ? name : `${target}-${name}`);
  if (full.length <= MAX_NAME) return full;
  const digest = createHash('sha256').update(full).digest('hex').slice(0, 12);
  return `${full.slice(0, MAX_NAME - 13)}-${digest}`;
}

/** Texts of values, in their order; null if some are not in the repository as plain text. */
function valuesFrom(
  references: readonly Json[],
  namespace: string | null,
  known: KnownObjects,
): string[] | null {
  const texts: string[] = [];
  for (const reference of references) {
    const data = known.data(reference, namespace);
    const text = data?.get(textIn(reference, 'valuesKey') ?? 'values.yaml');
    const path = textIn(reference, 'targetPath');
    if (text !== undefined && path !== null) {
      if (!/^[\w-]+(?:\.[\w-]+)*$/.test(path)) return null;
      // A single value, typed as `helm --set` types it.
      const value: Json = /^(?:true|false|null|0|-?[1-9]\d{0,14})$/.test(text)
        ? (JSON.parse(text) as Json)
        : text;
      const nested = path.split('.').reduceRight<Json>((inner, key) => ({ [key]: inner }), value);
      texts.push(JSON.stringify(nested));
    } else if (text !== undefined) texts.push(text);
    else if (data !== undefined || field(reference, 'optional') !== true) return null;
  }
  return texts;
}
