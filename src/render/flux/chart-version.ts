import { field, textIn } from '../../manifest/fields.js';
import type { Json, Manifest } from '../../manifest/manifest.js';
import { placedYaml } from '../../manifest/placed-yaml.js';
import { canonicalJson } from '../../manifest/values/canonical.js';
import { visible } from '../../manifest/words/visible.js';
import { chartIn } from '../helm/chart.js';
import { inside } from '../paths.js';
import { type Aspect, aspectOf } from '../renderer.js';
import type { Workspace } from '../workspace.js';
import type { ReadRelease } from './release.js';
import { remedyAspect } from './remedy.js';
import { accountAspect } from './ways.js';

/** What decides whether Flux takes a chart of the repository anew. */
interface Taken {
  readonly folder: string;
  readonly version: string;
  readonly isByVersion: boolean;
  /** What is asked of the chart: another question builds it anew, whatever its version. */
  readonly asked: string;
  readonly contents: string;
}

/** What no template makes anything of. */
const UNREAD = /(?:^|\/)(?:README|CHANGELOG|NOTES|LICENSE)[^/]*$/i;

/** What is told of a release beside what it renders. */
export function releaseAspects(
  manifest: Manifest,
  { release, chartSpec }: ReadRelease,
  workspace: Workspace,
): Aspect[] {
  const { folder, paths } = chartIn(workspace, release.chart);
  const file = inside(folder, 'Chart.yaml');
  const parts = [
    ...paths.flatMap((path) => workspace.below(path).map((entry) => entry.path)),
    ...release.values,
  ];
  const taken: Taken = {
    folder,
    version: textIn(placedYaml(workspace.text(file) ?? '', file)[0]?.value, 'version') ?? '',
    isByVersion: isByVersion(chartSpec),
    asked: canonicalJson(chartSpec ?? null),
    contents: workspace.idBelow(parts.filter((path) => path !== file && !UNREAD.test(path))),
  };
  const spec = field(manifest.object, 'spec');
  return [remedyAspect(manifest), accountAspect(spec), aspectOf('chart-version', taken, takenEdit)];
}

function isByVersion(chartSpec: Json | undefined): boolean {
  return textIn(chartSpec, 'reconcileStrategy') !== 'Revision' && field(chartSpec, 'chart') !== undefined;
}

/**
 * A chart of the same version as the one that is there is not built anew.
 * Source: fluxcd.io, HelmChart, `reconcileStrategy` (by default ChartVersion); fluxcd/flux2, issue 1427.
 */
function takenEdit(was: Taken, is: Taken): ReturnType<Aspect['edit']> {
  const isSame = was.version === is.version && was.asked === is.asked && was.folder === is.folder;
  if (!is.isByVersion || !isSame || was.contents === is.contents) return null;
  const says = `takes its chart anew only with another version of it (reconcileStrategy: ChartVersion, the default): what the change edits in ${visible(is.folder)} does not arrive while its Chart.yaml says ${visible(is.version)}, and the plan is of what it does once that is raised. Raise it in this change.`;
  return { says, isHarmless: false };
}
