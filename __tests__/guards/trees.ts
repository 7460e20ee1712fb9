import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planCommand } from '../../src/edge/plan-command.js';
import { memoryOutput } from '../edge/memory-output.js';
import { nodeList } from '../../src/cases/fleet.js';
import { temporaryFolder } from '../read/repository.js';

/** The files of a folder by their paths; null: removed by the change. */
export type Tree = Readonly<Record<string, string | Buffer | null>>;

export interface Change {
  /** `policies` of the only cluster, in YAML. */
  readonly policies?: string;
  /** `policies` by the name of the cluster, if there are several. */
  readonly clusters?: Readonly<Record<string, string>>;
  /** The only one of them that is planned. */
  readonly leg?: string;
  /** More lines of the configuration. */
  readonly config?: string;
  readonly base: Tree;
  /** Files that the head holds otherwise than the base. */
  readonly edit: Tree;
}

export interface Result {
  readonly verdict: string;
  /** `error left-policies x/a.yaml`. */
  readonly problems: readonly string[];
  readonly messages: readonly string[];
}

interface Reported {
  readonly verdict: string;
  readonly notices?: readonly string[];
  readonly problems: readonly {
    readonly cluster?: string;
    readonly severity: string;
    readonly code: string;
    readonly message: string;
    readonly file: string | null;
  }[];
}

const NODES = nodeList(Array.from({ length: 4 }, () => ({ labels: {} })));

/** The reports of `fleetplan plan` over two folders, by the name of the cluster. */
async function reportsOf({
  policies = '',
  clusters = { prod: policies },
  leg,
  config = '',
  base,
  edit,
}: Change): Promise<ReadonlyMap<string, Reported>> {
  const root = temporaryFolder('guards');
  try {
    write(root, 'base', base);
    write(root, 'head', { ...base, ...edit });
    const list = Object.entries(clusters).map(([name, of]) => `  - {name: ${name}, policies: ${of}}\n`);
    const snapshot = join(root, 'nodes.json');
    write(root, '.', {
      'fleetplan.yml': `version: 1\nsnapshot: ${snapshot}\nclusters:\n${list.join('')}${config}`,
      'nodes.json': JSON.stringify(NODES),
    });
    const { output, stdout } = memoryOutput();
    const at = ['--at', '2026-11-23T08:00:00Z', '--format', 'json'];
    const sides = ['--base', join(root, 'base'), '--head', join(root, 'head')];
    const inputs = [
      '--config',
      join(root, 'fleetplan.yml'),
      ...(leg === undefined ? [] : ['--cluster', leg]),
    ];
    await planCommand([...sides, ...inputs, ...at], output);
    const text = stdout().replaceAll(`${root}/head/`, '').replaceAll(`${root}/base/`, '');
    const json = JSON.parse(text) as Reported & { readonly clusters?: readonly Named[] };
    if (json.clusters === undefined) return new Map([['prod', json]]);
    return new Map(
      json.clusters.map(({ name, verdict }) => [
        name,
        { verdict, problems: json.problems.filter(({ cluster }) => cluster === name) },
      ]),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

interface Named extends Pick<Reported, 'verdict'> {
  readonly name: string;
}

/** Verdict and problems of a change. */
export async function planned(change: Change): Promise<Result> {
  const [report] = (await reportsOf(change)).values();
  if (report === undefined) throw new Error('a run without a report');
  return resultOf(report);
}

/** The same for each cluster, as one line. */
export async function plannedClusters(change: Change): Promise<readonly string[]> {
  return [...(await reportsOf(change))].map(([name, report]) => {
    const { verdict, problems } = resultOf(report);
    return [`${name}: ${verdict}`, ...problems].join(', ');
  });
}

function resultOf({ verdict, problems }: Reported): Result {
  return {
    verdict,
    problems: problems.map(({ severity, code, file }) => [severity, code, file ?? ''].join(' ').trim()),
    messages: problems.map(({ message }) => message),
  };
}

function write(root: string, folder: string, tree: Tree): void {
  mkdirSync(join(root, folder), { recursive: true });
  for (const [path, text] of Object.entries(tree)) {
    if (text === null) continue;
    const file = join(root, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
