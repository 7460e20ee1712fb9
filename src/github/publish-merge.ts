import { countsIn } from '../merge/leg.js';
import { toPlain } from '../text/render.js';
import type { Merged } from '../merge/merge.js';
import { addSummary, logWarning, setOutputs } from '../output/action-log.js';
import { COMMENT_BYTES, markerKey, renderMerge, renderMergeComment, SUMMARY_BYTES } from '../report/index.js';
import { commentWhere, endWith, type Publication, warnOf, written } from './publish.js';
import { foldersOfRun, writeReport } from './report-file.js';
import { urlOfRun } from './own.js';

interface MergePublication extends Pick<Publication, 'inputs' | 'event' | 'octokit' | 'repository'> {
  readonly merged: Merged;
}

/** What the comment goes by where no input names it: it is no cluster's own. */
export const MERGED_KEY = 'clusters';

/**
 * Summary, report file and outputs of many clusters' reports, then one comment, and the step's end: as the worst of the legs. What the
 * runner or the token refuses costs itself alone.
 */
export async function publishMerge(publication: MergePublication): Promise<void> {
  const { merged, inputs, event } = publication;
  const detail = inputs.commentDetail ?? (event.isPrivate === true ? 'full' : 'counts');
  const runUrl = urlOfRun();
  warnOf(
    'The job summary',
    addSummary(renderMerge(merged, 'markdown', { detail, runUrl, maxBytes: SUMMARY_BYTES })),
  );
  const path = written('The JSON report', () =>
    writeReport(renderMerge(merged, 'json'), inputs.reportFile, foldersOfRun()),
  );
  warnOf('The outputs of this step', setOutputs(outputsOf(merged, path)));
  for (const { message } of merged.problems) logWarning(toPlain(message));
  setOutputs({ 'comment-id': await commentOn(publication, detail, runUrl) });
  endWith(merged.exitCode, 'all clusters', merged.verdict, inputs);
}

function outputsOf(merged: Merged, path: string): Record<string, string | number | boolean> {
  const { legs } = merged;
  const effects = legs.flatMap(({ policies }) => policies.flatMap(({ head }) => head ?? []));
  const groups = effects.flatMap((effect) => effect.groups);
  const isEndless = groups.some(({ outcome }) => !['complete', 'none'].includes(outcome));
  const finishes = groups.flatMap(({ finish }) => finish ?? []);
  const found = [...merged.findings, ...legs.flatMap(({ findings }) => findings)];
  return {
    verdict: merged.verdict,
    'would-fail': merged.wouldFail,
    changed: isChanged(merged),
    'peak-at-once': Math.max(0, ...legs.map(({ peakAtOnce }) => peakAtOnce)),
    'worst-loss': Math.max(0, ...effects.map(({ worstLoss }) => worstLoss)),
    finish: isEndless || finishes.length === 0 ? '' : new Date(Math.max(...finishes)).toISOString(),
    violations: found.filter((finding) => countsIn(finding) && finding.severity === 'error').length,
    'plan-digest': merged.digest,
    'report-path': path,
  };
}

function isChanged({ legs }: Merged): boolean {
  return legs.some(({ policies }) => policies.some(({ sameEffect }) => !sameEffect));
}

async function commentOn(
  publication: MergePublication,
  detail: 'full' | 'counts',
  runUrl: string | null,
): Promise<number | ''> {
  const { merged, inputs } = publication;
  const key = inputs.cluster ?? MERGED_KEY;
  const result = await commentWhere(publication, inputs.commentSummary ?? 'always', {
    key: markerKey(key),
    body: () => renderMergeComment(merged, { detail, key, runUrl, maxBytes: COMMENT_BYTES }),
    wouldFail: merged.wouldFail,
    isChanged: isChanged(merged),
  });
  if (result?.kind === 'retargeted')
    throw new Error(
      'While this ran the pull request was moved to another branch. Push or edit it for a new run.',
    );
  return result && 'id' in result ? result.id : '';
}
