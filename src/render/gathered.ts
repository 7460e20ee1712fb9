import { canonicalJson, isSameJson } from '../manifest/values/canonical.js';
import type { Json } from '../manifest/manifest.js';
import type { ProblemCode } from '../manifest/problem-codes.js';
import { asUnjudged, type Problem } from '../manifest/problem.js';
import { bySomething } from '../manifest/advice.js';
import type { SourceFile } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/words/visible.js';
import { createHash } from 'node:crypto';
import type { Carrier, Declared } from '../manifest/carrier.js';
import { nameOf } from './delivered.js';
import type { FileObject } from './flux/objects.js';
import { renderProblem } from './problems.js';
import type { Failure, Rendered, Renderer } from './renderer.js';
import { RenderError } from './tree.js';
import type { Workspace } from './workspace.js';

/** What lies outside of the repository is no part of any change in it: told as soon as what takes it is edited. */
const OF_ELSEWHERE: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['chart-dependency', 'remote-base']);

/** Objects that render others; more than that render each other. */
const MOST_OBJECTS = 2_000;

/** What many objects that render others come to together. */
export class Gathered {
  private readonly files: SourceFile[] = [];
  private readonly paths = new Set<string>();
  /** Files with an object that nobody could render: an edit of them is no part of what was judged. */
  private readonly left = new Set<string>();
  private readonly problems: Problem[] = [];
  /** Files and folders of which nothing is made here, as a person has decided, or as another cluster's plan judges them. */
  readonly leftOut: string[] = [];
  /** Folders with the object that has its controller apply them. */
  readonly roots: string[] = [];
  /** Objects that apply to another cluster. */
  private readonly sent = new Set<string>();
  private readonly failures: NonNullable<Rendered['failures']>[number][] = [];
  private readonly attempted = new Set<string>();
  private readonly carriers = new Map<string, Carrier>();
  private readonly seen = new Map<string, FileObject>();
  private readonly workspace: Workspace;

  constructor(
    { workspace }: Pick<Renderer, 'workspace'>,
    /** API groups of the objects that render others here. */
    private readonly followed: readonly string[],
    /** What is said of more objects than are rendered, behind their number. */
    private readonly tooMany: string,
  ) {
    this.workspace = workspace;
  }

  /** `by`: the object that rendered it. */
  add(
    { files, paths, problems = [], failures = [], attempted = [] }: Rendered,
    by: FileObject | null = null,
  ): void {
    this.files.push(...files);
    for (const one of attempted) this.attempted.add(one);
    this.problems.push(...problems);
    this.failures.push(...failures.map((one) => (by === null ? one : ofObject(one, by))));
    for (const path of paths) this.paths.add(path);
  }

  /**
   * Leaves an object as it is written, and its file among those that were not rendered. What it takes from the tree (`named`) was not
   * judged either: an error where the change edits it. `why` is the end of a sentence.
   */
  leave(object: FileObject, named: readonly string[] = [], why: string | null = null): void {
    this.keep(object);
    const { declared, why: reason } = notHere(object);
    this.declare(object, declared, why ?? reason, named);
    if (named.length === 0 && why === null) {
      this.lose(object);
      return;
    }
    const because = why === null ? '' : `: ${visible(why, 300)}`;
    const takes =
      named.length === 0
        ? 'what it makes was not judged'
        : `it takes ${visible(named.join(', '))} from this repository, and an edit of that was not judged`;
    const says = `can not be rendered here${because}; ${takes}. ${bySomething()}`;
    const problem = problemOf('not-rendered', object, says);
    this.fail({ problem, of: this.contentOf(object, named), object: nameOf(object.manifest) });
  }

  /** Reports an object that was rendered before the change and is left now: what it made is not deleted, and what it makes is not known. */
  private lose(object: FileObject): void {
    const says =
      'was evaluated before and is not any more: its source or its values are not in this repository. What it makes from this change on was not evaluated.';
    const problem = problemOf('not-rendered', object, says);
    this.fail({ problem, of: 'left', moves: nameOf(object.manifest) });
  }

  /**
   * Leaves an object whose source is elsewhere, and says of it what it takes out of this repository all the same: values and variables
   * (`of`). An edit of those was not judged; one of the object itself is told of its file.
   */
  leaveGiven(object: FileObject, of: Json, what: string): void {
    this.keep(object);
    const digest = digestOf([object.manifest.object, of]);
    this.cover(object, { outcome: notHere(object), digest });
    const says = `takes ${visible(what, 300)} from this repository, and what it renders with that lies elsewhere: what the edit of it changes in the cluster was not judged. ${bySomething()}`;
    const problem = problemOf('not-rendered', object, says);
    this.fail({ problem, of: canonicalJson(of), moves: nameOf(object.manifest) });
  }

  /** Reports an edit of where an object takes what it applies from, or of where and as what it applies it. */
  route(object: FileObject, route: Json): void {
    this.cover(object, { route: canonicalJson(route) });
    const says =
      'is edited in its source or destination. What it applied before may stay in the old place or be deleted there, and this was not evaluated. Make it a change of its own.';
    this.fail({
      problem: problemOf('moved-delivery', object, says),
      of: canonicalJson(route),
      moves: nameOf(object.manifest),
    });
  }

  /** Passes over an object for a cluster that nobody plans; told where the change edits it, or what it takes from the tree. */
  elsewhere(object: FileObject, named: readonly string[], where: string): void {
    this.declare(object, 'another cluster', `it applies to ${where}, which has no plan here`, named);
    const says = `is for ${visible(where)}, of which there is no plan here: what the change does there was not judged.`;
    const problem = problemOf('other-destination', object, says);
    this.warn(problem, { of: this.contentOf(object, named), destination: where });
  }

  /** Notes an object that applies to another cluster than the one that is planned. */
  send(object: FileObject): void {
    this.sent.add(nameOf(object.manifest));
    this.cover(object, { outcome: { declared: 'another cluster', why: 'it applies to another cluster' } });
  }

  /** True for the first object of its name in a cluster; of two that differ a cluster can hold one only. Throws where they are too many. */
  isFirst(object: FileObject, cluster = ''): boolean {
    const key = `${nameOf(object.manifest)}/${cluster}`;
    const first = this.seen.get(key);
    if (first !== undefined) {
      if (!isSameJson(first.manifest.object, object.manifest.object)) this.twice(object, first);
      return false;
    }
    if (this.seen.size >= MOST_OBJECTS)
      throw new RenderError(
        renderProblem('too-many', `More than ${MOST_OBJECTS} ${this.tooMany}`, object.manifest.place),
      );
    this.seen.set(key, object);
    return true;
  }

  private twice(object: FileObject, { manifest: { place: other } }: FileObject): void {
    const says = `is written twice, here and at ${visible(other.file)}:${other.line}, and a cluster holds one of that name: nobody can tell what it renders. Take the folder or files of one cluster at a time (\`clusters\` in the configuration, each with its \`policies\`), or remove one.`;
    this.problems.push(problemOf('rendered-twice', object, says));
  }

  /** Says of an ApplicationSet that is planned once for all its clusters where a change edits which ones these are. */
  undecided({ manifest }: FileObject, generators: readonly Json[]): void {
    const message = `Which clusters get ${titleOf(manifest)} is decided by what is not in the repository; it is planned as if this one does, and the change edits what decides it: a cluster that it takes no longer loses its Application, and with it all that this applied, at once. List the cluster in \`clusters\` of the configuration, with its \`labels\`.`;
    const problem = renderProblem('undecided-destination', message, manifest.place);
    this.fail({ problem, of: JSON.stringify(generators) });
  }

  /** Told only where the change has a part in it. */
  private fail(failure: Omit<Failure, 'isQuiet'>): void {
    this.failures.push({ ...failure, isQuiet: true });
  }

  private warn(problem: Problem, failure: Omit<Failure, 'isQuiet' | 'problem'>): void {
    this.fail({ ...failure, problem: asUnjudged(problem) });
  }

  /** An object that is to be rendered, whatever comes of it. */
  begin(object: FileObject): void {
    this.attempted.add(nameOf(object.manifest));
    this.cover(object, {});
  }

  private cover({ manifest }: FileObject, known: Partial<Carrier>): void {
    const identity = nameOf(manifest);
    const carrier = this.carriers.get(identity) ?? {
      identity,
      place: manifest.place,
      digest: digestOf([manifest.object]),
      route: '',
      sync: 'automatic',
      outcome: 'evaluated',
    };
    this.carriers.set(identity, { ...carrier, ...known });
  }

  private declare(
    object: FileObject,
    declared: Declared['declared'],
    why: string,
    named: readonly string[],
  ): void {
    const digest = digestOf([this.contentOf(object, named)]);
    this.cover(object, { digest, outcome: { declared, why } });
  }

  private contentOf({ manifest }: FileObject, named: readonly string[]): string {
    return JSON.stringify([manifest.object, this.workspace.idBelow(named)]);
  }

  private keep({ file }: FileObject): void {
    if (!this.files.includes(file)) this.files.push(file);
    this.left.add(file.path);
  }

  /**
   * One object that can not be rendered does not hide the others. A tool that is absent is the same for all. `given` is what other
   * objects of the repository give it: values and variables, of which an edit is none of what was judged either.
   */
  async attempt(object: FileObject, render: () => Promise<void>, given: Json = null): Promise<void> {
    this.begin(object);
    try {
      await render();
    } catch (error) {
      if (!(error instanceof RenderError) || error.problem.code === 'no-tool') throw error;
      this.keep(object);
      this.cover(object, {
        outcome: { failed: { ...error.problem, place: error.problem.place ?? object.manifest.place } },
        digest: digestOf([object.manifest.object, error.of ?? null, given]),
      });
      const isQuiet = OF_ELSEWHERE.has(error.problem.code);
      const { problem, paths } = error;
      for (const path of paths) this.paths.add(path);
      this.failures.push({
        problem: { ...problem, place: problem.place ?? object.manifest.place },
        of: error.of === undefined ? null : canonicalJson([error.of, given]),
        isQuiet,
        object: nameOf(object.manifest),
      });
    }
  }

  /** Reports an object that applies by itself, if it did not before the change: all changes since its last sync are applied too. */
  applies(object: FileObject): void {
    const says =
      'applies by itself from this change on, with all changes since its last sync, and the plan is of this change alone. Compare its files with the cluster first (`flux diff`, `argocd app diff`).';
    const problem = problemOf('moved-delivery', object, says);
    this.fail({ problem, of: 'applies', moves: nameOf(object.manifest) });
  }

  /** Reports an object that applies nothing by itself, if the change edits what it makes. */
  idle(object: FileObject, code: 'suspended' | 'synced-by-hand', made: readonly Rendered[]): void {
    const of = canonicalJson(made.flatMap(({ files }) => files.map(({ text }) => text)));
    this.cover(object, { sync: code === 'suspended' ? 'suspended' : 'manual' });
    const says =
      'is suspended: nothing of it is applied until it is resumed. The plan is of what happens then.';
    const problem = problemOf(code, object, says);
    const synced: Problem = {
      ...problem,
      severity: 'info',
      isOfTargets: true,
      byHand: [{ by: titleOf(object.manifest), paths: made.flatMap(({ paths }) => paths) }],
    };
    this.fail({ problem: code === 'suspended' ? asUnjudged(problem) : synced, of, isHarmless: true });
  }

  /** Nothing but the problem where what was gathered is not of one cluster. */
  ofOne(problem: Problem | null): Rendered {
    const rendered = this.rendered();
    return problem === null ? rendered : { files: [], paths: rendered.paths, problems: [problem] };
  }

  private rendered(): Rendered {
    const paths = [...this.paths]
      .flatMap((path) => this.workspace.below(path).map((one) => one.path))
      .filter((path) => !this.left.has(path));
    return {
      files: this.files.map((file) => ({ ...file, followed: this.followed })),
      paths: [...new Set(paths)],
      leftOut: this.leftOut,
      roots: this.roots,
      problems: this.problems,
      failures: this.failures,
      attempted: [...this.attempted],
      sent: [...this.sent],
      coverage: [...this.carriers.values()],
    };
  }
}

/** A release whose chart is not in the tree takes a remote one. */
function notHere({ manifest }: FileObject): Declared {
  return manifest.kind === 'HelmRelease'
    ? { declared: 'not fetched', why: 'remote chart, not fetched' }
    : { declared: 'no source renders it', why: 'its source is not in this repository' };
}

function digestOf(content: Json): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

/** What is told of an object, behind its name and at its place. */
function problemOf(code: ProblemCode, { manifest }: FileObject, says: string): Problem {
  return renderProblem(code, `${titleOf(manifest)} ${says}`.trimEnd(), manifest.place);
}

/** What has no place of its own stands in the object. */
function ofObject(failure: Failure, by: FileObject): Failure {
  const { problem } = failure;
  const place = problem.place ?? by.manifest.place;
  return { object: nameOf(by.manifest), ...failure, problem: { ...problem, place } };
}
