import { textIn } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import { parseManifests } from '../../manifest/parse.js';
import type { Workspace } from '../workspace.js';
import type { FileObject } from './objects.js';

/** More files than these are not looked through. */
const MOST_FILES = 10_000;
const KINDS: ReadonlySet<string> = new Set(['ConfigMap', 'Secret']);
/** A template gives no object before something fills it. */
const IN_CHART = /(?:^|\/)templates\//;

/** ConfigMaps and Secrets of the repository, wherever they lie: what Flux does not bring itself, somebody applies by hand. */
export class TreeObjects {
  private found: readonly FileObject[] | null = null;

  constructor(private readonly workspace: Workspace) {}

  /** Those that a reference (`substituteFrom`, `valuesFrom`) may mean, in the order of their files. */
  meant(reference: Json, namespace: string | null): readonly FileObject[] {
    const [kind, name] = [textIn(reference, 'kind'), textIn(reference, 'name')];
    const wanted = textIn(reference, 'namespace') ?? namespace;
    return this.all().filter(
      ({ manifest }) =>
        manifest.kind === kind &&
        manifest.name === name &&
        (manifest.namespace === null || wanted === null || manifest.namespace === wanted),
    );
  }

  private all(): readonly FileObject[] {
    return (this.found ??= this.search());
  }

  private search(): FileObject[] {
    const paths = this.workspace.entries
      .map(({ path }) => path)
      .filter((path) => /\.ya?ml$/.test(path) && !IN_CHART.test(path) && this.workspace.isFile(path));
    if (paths.length > MOST_FILES || !this.workspace.loads(paths)) return [];
    return paths.flatMap((path) => {
      const text = this.workspace.text(path) ?? '';
      if (!/\bkind["']?[ \t]*:[ \t]*["']?(?:ConfigMap|Secret)\b/.test(text)) return [];
      return parseManifests(text, path)
        .manifests.filter(({ kind }) => KINDS.has(kind))
        .map((manifest) => ({ file: { path, text }, manifest }));
    });
  }
}
