import { field, itemsIn, objectIn, textIn } from '../../manifest/fields.js';
import type { Json, Manifest } from '../../manifest/manifest.js';
import { isObject } from '../../manifest/manifest.js';
import { parseManifests } from '../../manifest/parse.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { compileGlobs, SUFFIXES } from '../../read/glob/globs.js';
import { isRepository } from '../flux/known.js';
import type { FileObject } from '../flux/objects.js';
import { isOf, objectOf } from '../flux/objects.js';
import { Gathered } from '../gathered.js';
import { renderChart } from '../helm/template.js';
import { buildKustomization } from '../kustomize/build.js';
import { folderOf } from '../../manifest/path.js';
import { renderProblem } from '../problems.js';
import type { Rendered, Renderer } from '../renderer.js';
import { RenderError } from '../tree.js';
import type { Workspace } from '../workspace.js';
import { parametersOf } from './generators.js';
import { namedBy } from './named.js';
import type { AppSource } from './sources.js';
import { sourceOf } from './sources.js';
import { filled } from './template.js';

const GROUP = 'argoproj.io';
const KINDS = new Set(['Application', 'ApplicationSet']);
/** Applications of one source; more than that make each other. */
const MAX_OBJECTS = 2_000;

/**
 * What Argo CD makes of the Applications and ApplicationSets in some files: what they take from this repository, the Applications in that
 * included. One that takes something from elsewhere stays as it is written: an edit of it is an edit of something nobody rendered.
 */
export async function renderArgo(renderer: Renderer, patterns: readonly string[]): Promise<Rendered> {
  const run = new ArgoRun(renderer);
  const { globs } = compileGlobs(patterns);
  for (const { path } of renderer.workspace.entries) {
    if (globs.matches(path) && renderer.workspace.isFile(path)) run.start(path);
  }
  await run.rest();
  return run.gathered.rendered();
}

class ArgoRun {
  readonly gathered: Gathered;
  private readonly seen = new Set<string>();
  private readonly queue: FileObject[] = [];

  constructor(private readonly renderer: Renderer) {
    this.gathered = new Gathered(renderer.workspace);
  }

  start(path: string): void {
    const text = this.renderer.workspace.text(path) ?? '';
    const file: SourceFile = { path, text };
    for (const manifest of parseManifests(text, path).manifests) this.put({ file, manifest });
    this.gathered.add({ files: [], paths: [path] });
  }

  async rest(): Promise<void> {
    for (let object = this.queue.shift(); object !== undefined; object = this.queue.shift()) {
      const one = object;
      await this.gathered.attempt(one, () => this.expand(one));
    }
  }

  /** True for an object that is rendered later, and not judged itself. */
  private put(object: FileObject): boolean {
    if (!isOf(object, GROUP, 'Application') && !isOf(object, GROUP, 'ApplicationSet')) return false;
    const { kind, namespace, name, place } = object.manifest;
    const key = `${kind}/${namespace ?? ''}/${name}`;
    if (this.seen.has(key)) return true;
    if (this.seen.size >= MAX_OBJECTS) throw new RenderError(renderProblem('too-many', TOO_MANY, place));
    this.seen.add(key);
    this.queue.push(object);
    return true;
  }

  private async expand(object: FileObject): Promise<void> {
    if (isOf(object, GROUP, 'ApplicationSet')) this.applications(object);
    else await this.application(object);
  }

  private readonly isLocal = (url: string | null): boolean => {
    const { repository } = this.renderer;
    return url !== null && (repository === null || isRepository(url, repository));
  };

  private leave(object: FileObject, source: Json | null = null): void {
    this.gathered.leave(object, namedBy(object.manifest, this.renderer.workspace, this.isLocal, source));
  }

  private applications(object: FileObject): void {
    const { manifest } = object;
    const spec = field(manifest.object, 'spec');
    const isGo = field(spec, 'goTemplate') === true;
    const { workspace, cluster } = this.renderer;
    const same = sameForAll(manifest, workspace);
    if (same !== null) {
      this.put({ file: object.file, manifest: same });
      return;
    }
    const around = { workspace, isLocal: this.isLocal, isGo, cluster: cluster.name };
    const sets = itemsIn(spec, 'generators').map((one) => parametersOf(one, around));
    const template = field(spec, 'template');
    if (template === undefined || field(spec, 'templatePatch') !== undefined || sets.includes(null)) {
      this.leave(object);
      return;
    }
    for (const parameters of sets.flatMap((one) => one ?? [])) {
      const made = filled(template, parameters, isGo);
      const application = made === undefined ? null : applicationOf(manifest, made);
      if (application === null) this.leave(object);
      else this.put({ file: object.file, manifest: application });
    }
  }

  private async application(object: FileObject): Promise<void> {
    const spec = field(object.manifest.object, 'spec');
    if (this.isForAnother(spec)) {
      this.gathered.leave(object);
      return;
    }
    const several = itemsIn(spec, 'sources');
    const single = field(spec, 'source');
    const written = several.length > 0 ? several : single === undefined ? [] : [single];
    for (const source of written) {
      // It only lends its files to the others.
      if (textIn(source, 'ref') !== null && textIn(source, 'path') === null) {
        if (!this.isLocal(textIn(source, 'repoURL'))) this.leave(object);
        continue;
      }
      const read = sourceOf(object.manifest, source, this.renderer.workspace, this.isLocal);
      if (read === null) this.leave(object, source);
      else await this.render(read, textIn(field(spec, 'destination'), 'namespace'));
    }
  }

  /**
   * True for what goes to another cluster that the configuration lists: an edit of it is judged there, or nowhere. A server's address
   * names none.
   */
  private isForAnother(spec: Json | undefined): boolean {
    const name = textIn(field(spec, 'destination'), 'name');
    return name !== null && this.renderer.cluster.others.includes(name);
  }

  private async render(source: AppSource, namespace: string | null): Promise<void> {
    const rendered = await this.bySource(source);
    const files = rendered.files
      .map((file) => (namespace === null ? file : { ...file, namespace }))
      .filter((file) => !this.queued(file));
    this.gathered.add({ ...rendered, files });
  }

  /** True for a document that is rendered later. A file as it was written may hold much else, and stays. */
  private queued(file: SourceFile): boolean {
    if (file.renderedBy !== undefined) {
      const object = objectOf(file, KINDS);
      return object !== null && this.put(object);
    }
    if (file.text.includes(GROUP))
      for (const manifest of parseManifests(file.text, file.path).manifests) this.put({ file, manifest });
    return false;
  }

  private bySource(source: AppSource): Promise<Rendered> {
    if (source.kind === 'helm') return renderChart(this.renderer, source.release);
    if (source.kind === 'directory') return Promise.resolve(this.directory(source));
    const { folder, instead } = source;
    return buildKustomization(this.renderer, folder, instead === null ? {} : { instead });
  }

  private directory({ folder, recurse, include, exclude }: AppSource & { kind: 'directory' }): Rendered {
    const { workspace } = this.renderer;
    const named = (glob: string, path: string): boolean => {
      const relative = folder === '' ? path : path.slice(folder.length + 1);
      return compileGlobs([glob]).globs.matches(relative);
    };
    const paths = workspace
      .below(folder)
      .map(({ path }) => path)
      .filter((path) => SUFFIXES.some((suffix) => path.endsWith(suffix)) && workspace.isFile(path))
      .filter((path) => recurse || folderOf(path) === folder)
      .filter(
        (path) => (include === null || named(include, path)) && (exclude === null || !named(exclude, path)),
      );
    return { files: paths.map((path) => ({ path, text: workspace.text(path) ?? '' })), paths };
  }
}

/**
 * The one Application that all of an ApplicationSet come to: its parameters only say which cluster it is for and what it is called. So
 * the clusters that are registered, or the elements of a list, need not be known. Null where they decide more.
 */
function sameForAll(set: Manifest, workspace: Workspace): Manifest | null {
  const spec = field(set.object, 'spec');
  const made = field(field(spec, 'template'), 'spec');
  const generators = JSON.stringify(itemsIn(spec, 'generators'));
  if (made === undefined || field(spec, 'templatePatch') !== undefined || generators.includes('"template":'))
    return null;
  const sources = [...itemsIn(made, 'sources'), field(made, 'source')].filter((one) => one !== undefined);
  const decides = JSON.stringify([sources, textIn(field(made, 'destination'), 'namespace')]);
  // A release without a name of its own has that of its Application, which is another one for each.
  const isNamedByApp = sources.some(
    (one) =>
      textIn(field(one, 'helm'), 'releaseName') === null &&
      (field(one, 'helm') !== undefined || workspace.isFile(`${textIn(one, 'path') ?? ''}/Chart.yaml`)),
  );
  if (decides.includes('{{') || isNamedByApp) return null;
  return { ...set, kind: 'Application', object: { ...set.object, kind: 'Application', spec: made } };
}

function applicationOf(set: Manifest, made: Json): Manifest | null {
  const metadata = objectIn(made, 'metadata');
  const name = textIn(metadata ?? {}, 'name');
  if (!isObject(made) || name === null) return null;
  return { ...set, kind: 'Application', name, object: { ...made, kind: 'Application' } };
}

const TOO_MANY = `More than ${MAX_OBJECTS} Applications come from these files; nothing of them was rendered. Name fewer files.`;
