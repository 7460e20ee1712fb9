import { field, listIn, textIn } from '../../manifest/fields.js';
import { visible } from '../../manifest/words/visible.js';
import { folderOf, inside, isWithin, joined } from '../../manifest/path.js';
import { placedYaml } from '../../manifest/placed-yaml.js';
import { renderProblem } from '../problems.js';
import { RenderError } from '../tree.js';
import type { Workspace } from '../workspace.js';

/** Charts inside charts inside charts: more is a circle. */
const MAX_DEPTH = 16;

/** A chart of the tree, whole enough to be rendered without a network. */
export interface Chart {
  readonly folder: string;
  readonly name: string;
  /** Everything it is made of. */
  readonly paths: readonly string[];
  /** Charts beside it that it depends on, and where they go in the copy. */
  readonly linked: readonly { readonly from: string; readonly to: string }[];
}

/** The chart in a folder. Throws for a dependency that is neither in `charts/` nor a folder of the tree (`file://`): it would have to be fetched. */
export function chartIn(workspace: Workspace, folder: string): Chart {
  const file = `${folder === '' ? '' : `${folder}/`}Chart.yaml`;
  const text = workspace.isFile(file) ? workspace.text(file) : null;
  if (text === null) throw new RenderError(noChart(folder));
  const paths = new Set([folder]);
  const linked: { from: string; to: string }[] = [];
  gather(workspace, folder, folder, { paths, linked, depth: 0 });
  const [chart] = placedYaml(text, file);
  return {
    folder,
    name: textIn(chart?.value, 'name') ?? '',
    paths: [...paths],
    linked,
  };
}

interface Gathering {
  readonly paths: Set<string>;
  readonly linked: { from: string; to: string }[];
  readonly depth: number;
}

/** `at` is where the chart of `folder` goes in the copy. */
function gather(workspace: Workspace, folder: string, at: string, gathering: Gathering): void {
  if (gathering.depth > MAX_DEPTH) throw new RenderError(circle(folder));
  for (const name of ['Chart.yaml', 'requirements.yaml']) {
    const file = inside(folder, name);
    const [document] = placedYaml((workspace.isFile(file) ? workspace.text(file) : null) ?? '', file);
    for (const [index, one] of (listIn(document?.value, 'dependencies') ?? []).entries()) {
      const wanted = textIn(one, 'name') ?? '';
      if (!isPlainName(wanted))
        throw new RenderError(badName(wanted, document?.placeOf(['dependencies', index]) ?? file));
      if (isVendored(workspace, folder, wanted)) continue;
      const beside = besideOf(folder, field(one, 'repository'));
      if (beside === null || !workspace.isFile(inside(beside, 'Chart.yaml')))
        throw new RenderError(missing(wanted, folder, document?.placeOf(['dependencies', index]) ?? file));
      const to = inside(at, `charts/${wanted}`);
      gathering.paths.add(beside);
      gathering.linked.push({ from: beside, to });
      gather(workspace, beside, to, { ...gathering, depth: gathering.depth + 1 });
    }
  }
}

function isVendored(workspace: Workspace, folder: string, name: string): boolean {
  const charts = inside(folder, 'charts');
  const isOf = (path: string): boolean => {
    if (!isWithin(charts, path)) return false;
    const [first = ''] = path.slice(charts.length + 1).split('/');
    return first === name || (first.startsWith(`${name}-`) && first.endsWith('.tgz'));
  };
  return workspace.entries.some(({ path }) => isOf(path)) || hasChartNamed(workspace, charts, name);
}

/** A vendored chart may lie in a folder of another name. */
function hasChartNamed(workspace: Workspace, charts: string, name: string): boolean {
  return workspace.entries.some(
    ({ path }) =>
      path.endsWith('/Chart.yaml') &&
      folderOf(folderOf(path)) === charts &&
      textIn(placedYaml(workspace.text(path) ?? '', path)[0]?.value, 'name') === name,
  );
}

function isPlainName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name);
}

function besideOf(folder: string, repository: unknown): string | null {
  if (typeof repository !== 'string' || !repository.startsWith('file://')) return null;
  return joined(folder, repository.slice('file://'.length));
}

function noChart(folder: string) {
  const message = `${visible(folder) || 'The root of the repository'} holds no Chart.yaml, so it is no chart that Helm can render. Correct the folder.`;
  return renderProblem('no-chart', message, folder || null);
}

function missing(name: string, folder: string, place: Parameters<typeof renderProblem>[2]) {
  const shown = visible(folder) || '.';
  const message = `The chart depends on "${visible(name)}", which is not in ${visible(inside(folder, 'charts'))}, and nothing is fetched to judge a change. Run \`helm dependency build ${shown}\` and commit what it puts into charts/.`;
  return renderProblem('chart-dependency', message, place);
}

function badName(name: string, place: Parameters<typeof renderProblem>[2]) {
  const message = `"${visible(name)}" is no name of a chart that can be rendered here; one is made of letters, digits, dots and dashes. Correct it.`;
  return renderProblem('chart-dependency', message, place);
}

function circle(folder: string) {
  const message = `The charts that ${visible(folder) || '.'} depends on depend on each other without end. Break the circle.`;
  return renderProblem('chart-dependency', message, inside(folder, 'Chart.yaml'));
}
