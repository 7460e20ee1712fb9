import { field, fieldAt, itemsIn, textIn } from '../../manifest/fields.js';
import { DEFAULT_NAMESPACE, type Json, type Manifest } from '../../manifest/manifest.js';
import { dataOf, type FileObject } from './objects.js';

/** What `flux bootstrap` calls its source, and the namespace of it. */
const BOOTSTRAPPED = 'flux-system';

/** Objects that others refer to: ConfigMaps, Secrets and sources of what has been rendered so far. */
export class Known {
  private readonly objects = new Map<string, FileObject>();

  constructor(
    /** OWNER/NAME of the repository that is judged; null where nobody says. */
    private readonly repository: string | null,
    /** True for a path of the tree. */
    private readonly isThere: (path: string) => boolean,
  ) {}

  add(object: FileObject): void {
    const { kind, namespace, name } = object.manifest;
    this.objects.set(keyOf(kind, namespace, name), object);
  }

  /** What a ConfigMap or Secret holds; null where that is encrypted, undefined where there is no such object. */
  data(reference: Json, namespace: string | null): ReadonlyMap<string, string> | null | undefined {
    const found = this.object(reference, namespace);
    return found && dataOf(found.manifest);
  }

  /** What a reference means; undefined where there is no such object. */
  object(reference: Json, namespace: string | null): FileObject | undefined {
    return this.objects.get(keyFor(reference, namespace));
  }

  /** What ConfigMaps and Secrets of the repository give an object of Flux, by what they are called; null where it is nothing. */
  given({ object, namespace }: Manifest): { readonly what: string; readonly of: Json } | null {
    const references = referencesIn(field(object, 'spec'));
    const found = references.flatMap((one) => {
      const data = this.data(one, namespace);
      const called = `${textIn(one, 'kind') ?? ''}/${textIn(one, 'name') ?? ''}`;
      return data === undefined ? [] : [{ called, of: [called, data && Object.fromEntries(data)] }];
    });
    if (found.length === 0) return null;
    return { what: found.map(({ called }) => called).join(', '), of: found.map(({ of }) => of) };
  }

  /** What an object of Flux waits for and nobody has brought: the ones that give it values, and a HelmChart that has its chart. */
  lacking({ object, namespace }: Manifest): readonly Json[] {
    const spec = field(object, 'spec');
    const chart = field(spec, 'chartRef');
    const awaited = [
      ...referencesIn(spec),
      ...(textIn(chart, 'kind') === 'HelmChart' && chart !== undefined ? [chart] : []),
    ];
    return awaited.filter((one) => this.data(one, namespace) === undefined);
  }

  /**
   * True where a source is the repository that is judged, or nobody says that it is another one. Where neither the runner nor `flux
   * bootstrap` does, it is the one that has the path.
   */
  isLocal(reference: Json | undefined, namespace: string | null, path: string | null): boolean {
    const kind = textIn(reference, 'kind') ?? 'GitRepository';
    if (kind !== 'GitRepository') return false;
    const name = textIn(reference, 'name') ?? '';
    const url = this.urlOf(textIn(reference, 'namespace') ?? namespace, name);
    if (url === null || name === BOOTSTRAPPED) return true;
    if (this.repository !== null) return isRepository(url, this.repository);
    const own = this.urlOf(BOOTSTRAPPED, BOOTSTRAPPED);
    return own === null ? path !== null && this.isThere(path) : url === own;
  }

  /** Which files of it a source leaves out, as it writes that itself. */
  ignoreOf(reference: Json | undefined, namespace: string | null): string | null {
    const name = textIn(reference, 'name') ?? BOOTSTRAPPED;
    const fallback = reference === undefined ? BOOTSTRAPPED : namespace;
    return this.sourceText(textIn(reference, 'namespace') ?? fallback, name, 'ignore');
  }

  private urlOf(namespace: string | null, name: string): string | null {
    return this.sourceText(namespace, name, 'url');
  }

  private sourceText(namespace: string | null, name: string, key: string): string | null {
    const found = this.objects.get(keyOf('GitRepository', namespace, name));
    const text = found && fieldAt(found.manifest.object, 'spec', key);
    return typeof text === 'string' ? text : null;
  }
}

/** The ConfigMaps and Secrets that give an object of Flux values or variables. */
function referencesIn(spec: Json | undefined): readonly Json[] {
  return [...itemsIn(spec, 'valuesFrom'), ...itemsIn(field(spec, 'postBuild'), 'substituteFrom')];
}

/** True for an address of `OWNER/NAME`, by whatever protocol. */
export function isRepository(url: string, repository: string): boolean {
  const path = url
    .replace(/\/$/, '')
    .replace(/\.git$/, '')
    .toLowerCase();
  const wanted = repository.toLowerCase();
  return path.endsWith(`/${wanted}`) || path.endsWith(`:${wanted}`);
}

function keyFor(reference: Json, namespace: string | null): string {
  const [kind, name] = [textIn(reference, 'kind') ?? '', textIn(reference, 'name') ?? ''];
  return keyOf(kind, textIn(reference, 'namespace') ?? namespace, name);
}

function keyOf(kind: string, namespace: string | null, name: string): string {
  return `${kind}/${namespace ?? DEFAULT_NAMESPACE}/${name}`;
}
