import { canonicalJson } from '../manifest/values/canonical.js';
import type { Json } from '../manifest/manifest.js';
import type { ProblemCode } from '../manifest/problem-codes.js';
import { asUnjudged, type Problem } from '../manifest/problem.js';
import { bySomething } from '../manifest/advice.js';
import { listing } from '../manifest/words/listing.js';
import { field } from '../manifest/fields.js';
import type { SourceFile } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/words/visible.js';
import type { FileObject } from './flux/objects.js';
import { Kept } from './kept.js';
import { renderProblem } from './problems.js';
import { type Aspect, aspectOf, type Failure, type Rendered, type Renderer } from './renderer.js';
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
  /** Titles of objects that are there and go to another cluster. */
  private readonly sentAway = new Set<string>();
  private readonly failures: NonNullable<Rendered['failures']>[number][] = [];
  private readonly attempted = new Set<string>();
  private readonly seen = new Map<string, FileObject>();
  private readonly workspace: Workspace;
  private readonly kept: Kept;

  constructor(
    { workspace, mayHoldPlanned }: Pick<Renderer, 'workspace' | 'mayHoldPlanned'>,
    /** API groups of the objects that render others here. */
    private readonly followed: readonly string[],
    /** What is said of more objects than are rendered, behind their number. */
    private readonly tooMany: string,
  ) {
    this.workspace = workspace;
    this.kept = new Kept(mayHoldPlanned);
  }

  /** `by`: the object that rendered it. */
  add(
    { files, paths, problems = [], failures = [], attempted = [] }: Rendered,
    by: FileObject | null = null,
  ): void {
    this.files.push(...files);
    if (by !== null) this.kept.add(by, files);
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
    if (named.length === 0 && why === null) return;
    const because = why === null ? '' : `: ${visible(why, 300)}`;
    const takes =
      named.length === 0
        ? 'what it makes was not judged'
        : `it takes ${visible(named.join(', '))} from this repository, and an edit of that was not judged`;
    const says = `can not be rendered here${because}; ${takes}. ${bySomething()}`;
    const problem = { ...problemOf('not-rendered', object, says), tells: named };
    this.fail({ problem, of: this.contentOf(object, named), object: keyOf(object) });
  }

  /**
   * Leaves an object whose source is elsewhere, and says of it what it takes out of this repository all the same: values and variables
   * (`of`). An edit of those was not judged; one of the object itself is told of its file.
   */
  leaveGiven(object: FileObject, of: Json, what: string): void {
    this.keep(object);
    const says = `takes ${visible(what, 300)} from this repository, and what it renders with that lies elsewhere: what the edit of it changes in the cluster was not judged. ${bySomething()}`;
    const problem = problemOf('not-rendered', object, says);
    this.fail({ problem, of: canonicalJson(of), moves: keyOf(object) });
  }

  /** Says of an object that takes one of several of a name, of which nobody can tell which one its cluster has, where an edit is of them. */
  oneOf(object: FileObject, several: readonly FileObject[]): void {
    const [first] = several;
    const files = [...new Set(several.map(({ file }) => file.path))];
    const says = `takes ${first === undefined ? '' : titleOf(first.manifest)}, which is in ${visible(listing(files), 300)}, and the change edits one of them: which of them this cluster has, and what is rendered with it, was not judged. Have Flux apply its own one (a \`kustomization.yaml\` below spec.path that names it), or give the values under \`variables\`.`;
    this.fail({ problem: problemOf('not-rendered', object, says), of: this.workspace.idBelow(files) });
  }

  /** Says of an object in which order it or what it makes is applied, or that it waits for ever (`says`), where an edit moves that (`of`). */
  ordered(object: FileObject, says: string, of: Json): void {
    const problem = problemOf('moved-delivery', object, says);
    this.warn(problem, { of: canonicalJson(of), moves: keyOf(object) });
  }

  /** Says of an object what an edit of it does besides to what it renders. */
  aspect(object: FileObject, aspect: Aspect): void {
    this.fail({ problem: problemOf('moved-delivery', object, ''), of: null, moves: keyOf(object), aspect });
  }

  /** Passes over an object for a cluster that nobody plans; told where the change edits it, or what it takes from the tree. */
  elsewhere(object: FileObject, named: readonly string[], where: string): void {
    const says = `is for ${visible(where)}, of which there is no plan here: what the change does there was not judged.`;
    const problem = problemOf('other-destination', object, says);
    this.warn(problem, { of: this.contentOf(object, named), destination: where });
  }

  /** An object that is there and goes to another cluster than the one that is planned. */
  sent({ manifest }: FileObject): void {
    this.sentAway.add(titleOf(manifest));
  }

  /** True for the first object of its name in a cluster; of two that differ a cluster can hold one only. Throws where they are too many. */
  isFirst(object: FileObject, cluster = ''): boolean {
    const key = `${keyOf(object)}/${cluster}`;
    const first = this.seen.get(key);
    if (first !== undefined) {
      if (JSON.stringify(first.manifest.object) !== JSON.stringify(object.manifest.object))
        this.twice(object, first);
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
    this.attempted.add(keyOf(object));
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
      const isQuiet = OF_ELSEWHERE.has(error.problem.code);
      const { problem, paths } = error;
      for (const path of paths) this.paths.add(path);
      this.failures.push({
        problem: { ...problem, place: problem.place ?? object.manifest.place },
        of: error.of === undefined ? null : canonicalJson([error.of, given]),
        isQuiet,
        object: keyOf(object),
      });
    }
  }

  /**
   * Says of an object that is suspended, where the change edits it or what it makes (`files`), that its controller does not apply it now; of
   * one that a change resumes, that all is applied since then. `isOwn`: it applies itself, so that no merge reaches it while it is suspended.
   */
  suspended(object: FileObject, files: readonly SourceFile[], isOwn = false): void {
    const { manifest } = object;
    if (field(field(manifest.object, 'spec'), 'suspend') !== true) {
      this.resumed(object, isOwn);
      return;
    }
    const byHand = isOwn
      ? `, and as it applies its own folder, no merge resumes it: somebody does so by hand (\`flux resume kustomization ${visible(manifest.name)}\`)`
      : '';
    const message = `${titleOf(manifest)} is suspended: nothing of it is applied until it is resumed${byHand}. The plan is of what happens then.`;
    const problem = renderProblem('suspended', message, manifest.placeOf(['spec', 'suspend']));
    const of = canonicalJson([manifest.object, files.map(({ text }) => text)]);
    this.warn(problem, { of, isHarmless: true });
  }

  /** Says of an object, where the change edits what it brings (`files`), that a person brings it in, if one does: `paths` are those of nothing else. */
  byHand(object: FileObject, files: readonly SourceFile[], paths: readonly string[] | null): void {
    const { manifest } = object;
    const by = titleOf(manifest);
    const state = { isByHand: paths !== null, text: canonicalJson(files.map(({ text }) => text)) };
    const edit = (was: typeof state | undefined, is: typeof state): ReturnType<Aspect['edit']> =>
      is.isByHand && was?.text !== is.text ? { says: BY_HAND, isHarmless: true, isAlike: true } : null;
    this.fail({
      problem: {
        ...renderProblem('synced-by-hand', by, manifest.place),
        isOfTargets: true,
        byHand: [{ by, paths: paths ?? [] }],
      },
      of: null,
      aspect: aspectOf<typeof state | undefined>(`by hand ${keyOf(object)}`, state, (was) =>
        edit(was, state),
      ),
    });
  }

  /** Told where the other side has it suspended: there it is not among what runs. */
  private resumed(object: FileObject, isOwn: boolean): void {
    const says = isOwn
      ? `is resumed in a file that only it applies: while it is suspended no merge reaches it. When somebody resumes it by hand (\`flux resume kustomization ${visible(object.manifest.name)}\`), what its files came to meanwhile is applied all at once, and the plan is of what differs between the files of both sides. Compare them with what the cluster has (\`flux diff\`) before that.`
      : `is resumed: what its files came to while it was suspended is applied with this change, all at once, and the plan is of what differs between the files of both sides. Compare them with what the cluster has (\`flux diff\`) before you resume it.`;
    this.fail({ problem: problemOf('moved-delivery', object, says), of: 'runs', moves: keyOf(object) });
  }

  /** Nothing but the problem where what was gathered is not of one cluster. `entry`: that of `policies`. */
  ofOne(problem: Problem | null, entry: string): Rendered {
    const there = new Set([...this.seen.values()].map(({ manifest }) => titleOf(manifest)));
    // What could not be read may hold any of them.
    const isPartUnread = this.problems.some(({ severity }) => severity === 'error');
    const mayBeGone = (title: string): boolean => !isPartUnread && !there.has(title);
    const isSent = (title: string): boolean => this.sentAway.has(title);
    for (const aspect of [
      this.kept.ofGone(entry, mayBeGone, isSent),
      this.kept.shared(entry, (title) => mayBeGone(title) && !isSent(title)),
    ])
      this.fail({ problem: renderProblem('moved-delivery', '', null), of: null, aspect });
    const { paths, ...rendered } = this.rendered();
    return problem === null ? { paths, ...rendered } : { files: [], paths, problems: [problem] };
  }

  rendered(): Rendered {
    for (const { object, aspect } of this.kept.aspects()) this.aspect(object, aspect);
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
    };
  }
}

const BY_HAND =
  'synced by hand (no spec.syncPolicy.automated): merging starts nothing of that. The plan is of the next sync, which brings all that the files came to since the last one.';

function keyOf({ manifest: { kind, namespace, name } }: FileObject): string {
  return `${kind}/${namespace ?? ''}/${name}`;
}

/** What is told of an object, behind its name and at its place. */
function problemOf(code: ProblemCode, { manifest }: FileObject, says: string): Problem {
  return renderProblem(code, `${titleOf(manifest)} ${says}`.trimEnd(), manifest.place);
}

/** What has no place of its own stands in the object. */
function ofObject(failure: Failure, by: FileObject): Failure {
  const { problem } = failure;
  const place = problem.place ?? by.manifest.place;
  return { object: keyOf(by), ...failure, problem: { ...problem, place } };
}
