import { byOtherValues, chartOfTemplate } from '../../manifest/advice.js';
import { isChartPart, isTemplate } from '../../manifest/delivery/generators.js';
import type { Manifest } from '../../manifest/manifest.js';
import { folderOf, isWithin } from '../../manifest/path.js';
import type { Problem } from '../../manifest/problem.js';
import { problemOf } from '../../manifest/source-text.js';
import type { BesideFile, OutsideFile } from '../../manifest/source-file.js';
import { visible } from '../../manifest/words/visible.js';
import { isPlanned, mayHoldPlanned } from '../objects/planned-kinds.js';
import { namesPlanned } from './generators.js';
import { isPlannedTemplate, isValues } from './renders.js';

type Text = Pick<BesideFile, 'path' | 'text'>;

interface Made {
  /** The objects of both sides. */
  readonly made: readonly Manifest[];
  /** The files that are known of the side, among them the templates of the charts that the change touches. */
  readonly files: readonly Text[];
  readonly isRendered: (path: string) => boolean;
}

/**
 * Of the edit of a template or of the values of a chart that was rendered and made no planned object at all, before or after: with the
 * values that the policies give it, it stands for no cluster, and nobody has seen what the edit does with those that one has. A part of a
 * chart that its values leave out is another matter: there the values say so.
 */
export function madeNothing(path: string, { made, files, isRendered }: Made): Problem[] {
  const own = chartOf(path);
  if (own === null) return [];
  const chart = outermost(own, isRendered);
  // Applications may lie in a folder of that name as well: what Helm went through has its Chart.yaml among that.
  if (!isRendered(`${chart}/Chart.yaml`)) return [];
  const isOfThis = (one: string): boolean => one === path || (isValues(path) && isWithin(chart, one));
  if (!files.some((one) => isOfThis(one.path) && makesPlanned(one))) return [];
  if (made.some((manifest) => isPlanned(manifest) && isWithin(chart, manifest.place.file))) return [];
  const message = `${visible(path)} is edited, and what that changes in the cluster was not judged: with the values that \`policies\` gives the chart, it makes no planned object, before or after. ${byOtherValues(chart)}`;
  return [problemOf(path, 'not-rendered', message)];
}

function makesPlanned({ path, text }: Text): boolean {
  return text !== null && isPlannedTemplate(path, text) && mayHoldPlanned(text);
}

function chartOf(path: string): string | null {
  if (/(?:^|\/)templates\//.test(path)) return chartOfTemplate(path);
  return isValues(path) ? folderOf(path) : null;
}

/** A chart in another one's folder goes by the values of that. */
function outermost(chart: string, isRendered: (path: string) => boolean): string {
  const above = /^(.+)\/charts\/[^/]+$/.exec(chart)?.[1];
  return above !== undefined && isRendered(above) ? outermost(above, isRendered) : chart;
}

/** True for a template of planned objects among files that a tool went through, and that it does not read: `pool.yaml.template`, unless what it was filled in to is judged. */
export function isUnreadTemplate({ path, text, before }: OutsideFile, made: readonly Manifest[]): boolean {
  if (!isTemplate(path) || isChartPart(path) || !namesPlanned(text ?? before ?? '')) return false;
  const filled = path.replace(/\.[^.]*$/, '');
  return !made.some(({ place }) => place.file === filled);
}
