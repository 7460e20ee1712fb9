import { createHash } from 'node:crypto';
import { canonicalJson, isSameJson } from '../manifest/canonical.js';
import type { Json } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import type { Carrier, Outcome, SourceFile } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/visible.js';
import { name, text } from '../text/text.js';
import { nameOf } from './deliverers.js';
import { NotRendered, RenderError, renderProblem } from './render-error.js';
import type { FileObject, Sourced } from './source.js';
import type { Tree } from './tree.js';

/** More objects than these render each other. */
const MOST_OBJECTS = 2_000;

export function sha256(content: Json): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

/** What is known of an object, whatever becomes of it. */
export interface Draft {
  /** Files and folders of the tree that it takes. */
  takes: readonly string[];
  /** Values and variables that other objects give it. */
  given: Json;
  /** Where it takes from and what it applies to. */
  route: Json;
  sync: Carrier['sync'];
  /** What it renders; null if nothing was rendered. */
  made: readonly SourceFile[] | null;
}

/** What the objects of Flux or Argo CD in one source render, each a carrier. */
export class Expansion {
  private readonly objects: SourceFile[] = [];
  private readonly inputs = new Set<string>();
  private readonly problems: Problem[] = [];
  private readonly carriers = new Map<string, Carrier>();
  private readonly first = new Map<string, FileObject>();

  constructor(private readonly tree: Tree) {}

  add({ objects = [], inputs = [], coverage = [], problems = [] }: Partial<Sourced>): void {
    this.objects.push(...objects);
    for (const path of inputs) this.inputs.add(path);
    for (const one of coverage) this.carriers.set(one.identity, one);
    this.problems.push(...problems);
  }

  /**
   * True for the first object of its identity in a cluster. One that is reached again with equal content, or is listed in what it renders
   * itself, is the same object; of two that differ a cluster holds one.
   */
  isFirst(object: FileObject, cluster = ''): boolean {
    const { manifest, file } = object;
    const identity = nameOf(manifest);
    const key = `${identity}/${cluster}`;
    const first = this.first.get(key)?.manifest;
    if (first !== undefined) {
      const isOwn = file.deliveredBy?.some(({ by }) => by === identity) === true;
      if (isOwn || isSameJson(first.object, manifest.object)) return false;
      const message = text`${name('object', titleOf(manifest))} is written twice, here and at ${name('file', visible(first.place.file))}:${first.place.line}, with different content; a cluster holds one. Name the folder or files of one cluster at a time (\`clusters\` in the configuration, each with its \`policies\`), or remove one.`;
      this.problems.push(renderProblem('rendered-twice', message, manifest.place));
      return false;
    }
    if (this.first.size >= MOST_OBJECTS) {
      const message = text`More than ${MOST_OBJECTS} objects of Flux or Argo CD come from this source; nothing of it was rendered. Name fewer files or smaller folders.`;
      throw new RenderError(renderProblem('too-many', message, manifest.place));
    }
    this.first.set(key, object);
    return true;
  }

  /**
   * Expands an object and records its outcome; null: it is none of this source. An object that cannot be rendered does not hide the others.
   */
  async expand(object: FileObject, render: (draft: Draft) => Promise<Outcome | null>): Promise<void> {
    const draft: Draft = { takes: [], given: null, route: null, sync: 'automatic', made: null };
    try {
      const outcome = await render(draft);
      if (outcome !== null) this.record(object, outcome, draft);
    } catch (error) {
      if (error instanceof NotRendered) {
        this.add({ inputs: draft.takes });
        this.record(object, { declared: 'no source renders it', why: error.why }, draft);
        return;
      }
      // A tool that is absent is the same for all.
      if (!(error instanceof RenderError) || error.problem.code === 'no-tool') throw error;
      const there = error.inputs.filter((path) => this.tree.holds(path));
      this.add({ inputs: there });
      draft.takes = [...draft.takes, ...there];
      this.record(object, error.outcomeAt(object.manifest.place), draft, error.use);
    }
  }

  /** @param use identifies everything that is rendered with a remote chart, in place of the content */
  private record(
    { manifest }: FileObject,
    outcome: Outcome,
    { takes, given, route, sync, made }: Draft,
    use: string | null = null,
  ): void {
    // An edit that changes nothing of what a person must sync waits for no sync.
    const content =
      made === null || sync === 'automatic'
        ? [manifest.object, given, this.tree.digest(takes)]
        : made.map((file) => file.text);
    const identity = nameOf(manifest);
    const digest = use ?? sha256(content);
    const of = { identity, digest, route: canonicalJson(route), sync, takes, outcome };
    this.carriers.set(identity, { ...of, place: manifest.place });
  }

  /** The result; without objects if they are not of one cluster. */
  result(problem: Problem | null): Sourced {
    const { objects, problems } = this;
    const read = { inputs: [...this.inputs], coverage: [...this.carriers.values()] };
    return problem === null ? { objects, problems, ...read } : { objects: [], problems: [problem], ...read };
  }
}
