import { name, text } from '../text/text.js';
import { createHash } from 'node:crypto';
import type { Carrier, Outcome, SourceFile } from '../manifest/source-file.js';
import type { Json } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import { canonicalJson, isSameJson } from '../manifest/canonical.js';
import { titleOf, visible } from '../manifest/visible.js';
import { nameOf } from './deliverers.js';
import { RenderError, renderProblem } from './render-error.js';
import type { FileObject, Sourced } from './source.js';
import type { Tree } from './tree.js';

/** More objects than these render each other. */
const MOST_OBJECTS = 2_000;

export function sha256(content: Json): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

/** Content of a carrier beside its object, and what is known of it. */
interface Covering {
  /** What it takes from the tree, for its digest. */
  readonly takes?: readonly string[];
  /** What other objects give it: values, variables. */
  readonly given?: Json;
  readonly route?: Json;
  readonly sync?: Carrier['sync'];
  /** What it renders, for one that applies nothing by itself: an edit of the rest waits for no sync. */
  readonly made?: Sourced['objects'];
  /** Everything that is rendered with a remote chart, in place of its content. */
  readonly use?: string | null;
}

/** Collects what the carriers of one source render. */
export class Collector {
  private readonly objects: SourceFile[] = [];
  private readonly inputs = new Set<string>();
  private readonly problems: Problem[] = [];
  private readonly carriers = new Map<string, Carrier>();
  private readonly first = new Map<string, FileObject>();
  private readonly expected = new Map<string, Covering>();

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
    const identity = nameOf(object.manifest);
    const key = `${identity}/${cluster}`;
    const first = this.first.get(key);
    if (first !== undefined) {
      const isOwn = object.file.deliveredBy?.some(({ by }) => by === identity) === true;
      if (!isOwn && !isSameJson(first.manifest.object, object.manifest.object)) this.twice(object, first);
      return false;
    }
    if (this.first.size >= MOST_OBJECTS) {
      const message = text`More than ${MOST_OBJECTS} objects of Flux or Argo CD come from this source; nothing of it was rendered. Name fewer files or smaller folders.`;
      throw new RenderError(renderProblem('too-many', message, object.manifest.place));
    }
    this.first.set(key, object);
    return true;
  }

  private twice({ manifest }: FileObject, { manifest: { place: other } }: FileObject): void {
    const message = text`${name('object', titleOf(manifest))} is written twice, here and at ${name('file', visible(other.file))}:${other.line}, with different content; a cluster holds one. Name the folder or files of one cluster at a time (\`clusters\` in the configuration, each with its \`policies\`), or remove one.`;
    this.problems.push(renderProblem('rendered-twice', message, manifest.place));
  }

  /** Notes what is known of an object whatever becomes of it. */
  expect({ manifest }: FileObject, covering: Covering): void {
    this.expected.set(nameOf(manifest), covering);
  }

  /** Sets what became of an object. */
  cover({ manifest }: FileObject, outcome: Outcome, covering: Covering = {}): void {
    const identity = nameOf(manifest);
    const known = { ...this.expected.get(identity), ...covering };
    const { takes = [], given = null, route = null, sync = 'automatic', made, use = null } = known;
    this.carriers.set(identity, {
      identity,
      place: manifest.place,
      digest:
        use ??
        sha256(
          made === undefined || sync === 'automatic'
            ? [manifest.object, given, this.tree.digest(takes)]
            : made.map(({ text }) => text),
        ),
      route: canonicalJson(route),
      sync,
      takes,
      outcome,
    });
  }

  /** Renders an object. What keeps it from being rendered does not hide the others; a tool that is absent is the same for all. */
  async attempt(object: FileObject, render: () => Promise<void>): Promise<void> {
    try {
      await render();
    } catch (error) {
      if (!(error instanceof RenderError) || error.problem.code === 'no-tool') throw error;
      const { inputs, problem } = error;
      const there = inputs.filter((path) => this.tree.isFile(path) || this.tree.isFolder(path));
      for (const path of there) this.inputs.add(path);
      const placed = { ...problem, place: problem.place ?? object.manifest.place };
      const { declared } = error;
      const outcome =
        declared === null ? { failed: placed } : ({ declared: 'not fetched', why: declared } as const);
      const takes = [...(this.expected.get(nameOf(object.manifest))?.takes ?? []), ...there];
      this.cover(object, outcome, { takes: linkless(this.tree, takes), use: error.use });
    }
  }

  /** The result; without objects if they are not of one cluster. */
  result(problem: Problem | null = null): Sourced {
    const { objects, problems } = this;
    const read = { inputs: [...this.inputs], coverage: [...this.carriers.values()] };
    return problem === null ? { objects, problems, ...read } : { objects: [], problems: [problem], ...read };
  }
}

/** Without folders in which a link leads out: their content has no digest. */
function linkless(tree: Tree, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => {
    try {
      tree.below(path);
      return true;
    } catch (error) {
      if (error instanceof RenderError) return false;
      throw error;
    }
  });
}
