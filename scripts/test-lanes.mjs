// The processes that run the tests, side by side, file after file.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** Of one process. Left alone, the engine lets a heap grow by what the machine has. */
const HEAP = ['--max-old-space-size=450', '--max-semi-space-size=16'];
/**
 * By the major version of Node.js. Left alone, the engine optimizes what one file runs often, and has to do it anew for the next file, which
 * runs it with other objects: a fifth of what most files take. Such options go by other names from version to version.
 */
const OPTIMIZED_LATER =
  {
    20: ['--interrupt-budget=528000'],
    24: ['--invocation-count-for-maglev=1600', '--invocation-count-for-turbofan=12000'],
  }[process.versions.node.split('.')[0]] ?? [];
/**
 * Files that one process runs best, the first kind that a path is of, and how many processes at most: those of the action share the local
 * GitHub and the process that runs the action. What starts programs comes first and what only computes last, so that all lanes end together.
 */
const KINDS = [
  // The plans of the rule pages and of the gallery, which are made once for all that read them.
  { paths: /^__tests__\/(report\/(comments|sarif|terminal)|gallery\/|page\/course|rules\/pages)\b/, most: 1 },
  { paths: /^__tests__\/(github\/|workflows\.)/, most: 2 },
  { paths: /^__tests__\/(render|edge|page|read)\//, most: 2 },
  { paths: /^/, most: Infinity },
];
/** A process that holds more after a file is replaced: what the files of a module keep is never given back. */
const MOST_HELD_BYTES = 400 * 1024 ** 2;
/** One more than there are processors: what starts programs waits for them, for the local GitHub and for a browser. */
const LANES = availableParallelism() + 1;
/** Fewer are not worth a lane of their own: a process takes about as long to start as a few files to run. */
const LEAST_FILES = 5;

/** Starts a process that runs tests; `channel` is its fourth: `ipc`, or `ignore`. */
export function started(argv, channel) {
  const stdio = ['ignore', 'ignore', 'pipe', channel];
  return spawn(process.execPath, [...HEAP, ...OPTIMIZED_LATER, ...argv], { stdio });
}

/** A process that runs file after file; what it says beside its accounts is kept, for when it ends without one. */
class Runner {
  #child;
  #ended;
  #said = [];

  constructor(bundle) {
    this.#child = started(['scripts/run-files.mjs', bundle], 'ipc');
    this.#child.stderr.on('data', (data) => this.#said.push(data));
    // Not its `close`, which does not come where its channel was closed from here.
    this.#ended = once(this.#child, 'exit');
  }

  /** The account of one file: its tests, what to print of its failures, and what the process holds after it. */
  async run(path) {
    const account = once(this.#child, 'message').then(([message]) => message);
    // One that has ended is told so by its end.
    this.#child.send(path, () => {});
    return await Promise.race([
      account,
      this.#ended.then(([status, signal]) => this.#lost(path, signal ?? status)),
    ]);
  }

  #lost(path, how) {
    const failures = `${this.#said.join('')}\nA process ended (${how}) without an account of ${path}.\n`;
    return { tests: [], failures, heldBytes: Infinity };
  }

  /** Settles when it has taken down what it set up. */
  async stop() {
    if (this.#child.connected) this.#child.disconnect();
    await this.#ended;
  }
}

/** The files that wait, by kind; a lane stays with its kind as long as there are any. */
class Queue {
  #kinds = KINDS.map((kind) => ({ ...kind, waiting: [], lanes: 0 }));

  constructor(files) {
    for (const path of files) this.#kinds.find(({ paths }) => paths.test(path)).waiting.push(path);
  }

  next(lane) {
    if (!lane.kind?.waiting.length) this.#move(lane);
    return lane.kind?.waiting.shift();
  }

  #move(lane) {
    if (lane.kind) lane.kind.lanes -= 1;
    const [first] = this.#kinds
      .filter(({ waiting, lanes, most }) => waiting.length > 0 && lanes < most)
      .sort((one, other) => one.lanes - other.lanes);
    lane.kind = first;
    if (lane.kind) lane.kind.lanes += 1;
  }
}

/** One lane: takes file after file, in one process until that holds too much. */
async function runLane(queue, bundle, tell) {
  const lane = { kind: undefined };
  let runner = null;
  for (let path = queue.next(lane); path !== undefined; path = queue.next(lane)) {
    runner ??= new Runner(bundle);
    const account = await runner.run(path);
    tell(path, account);
    if (account.heldBytes > MOST_HELD_BYTES) {
      await runner.stop();
      runner = null;
    }
  }
  await runner?.stop();
}

/**
 * Runs bundled files in lanes side by side, each of which ends with what `last` does.
 *
 * @param tell is given each file and its account
 */
export async function runInLanes(files, bundle, tell, last) {
  const count = Math.min(LANES, Math.ceil(files.length / LEAST_FILES));
  const queue = new Queue(files);
  const lane = async () => {
    await runLane(queue, bundle, tell);
    await last();
  };
  await Promise.all(Array.from({ length: Math.max(1, count) }, lane));
}
