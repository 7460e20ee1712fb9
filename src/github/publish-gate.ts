import { formatInstant } from '../text/instant-text.js';
import { join, resolve } from 'node:path';
import { gateExitCode, type GateReport } from '../gate/gate.js';
import { addSummary, logLine, logNotice, setOutputs } from '../output/action-log.js';
import { gateSentences, renderGate } from '../report/index.js';
import { instantOrNull } from '../report/words.js';
import { detailOf, endStep, outputsOf, type Publication, warnOf, written } from './publish.js';
import { foldersOfRun, writeReport } from './report-file.js';
import { urlOfRun } from './own.js';

/** Where a gate tells: never in a comment, which speaks of what was reviewed. */
type GatePublication = Pick<Publication, 'inputs' | 'config' | 'event'>;

/**
 * Summary, report file and outputs of a gate, and the step's end: red where it denies. A file of the runner that is missing,
 * read-only or full costs itself alone; the exit code comes from the decision.
 */
export function publishGate(report: GateReport, publication: GatePublication): void {
  const { inputs } = publication;
  const { decision, next, outlook } = report;
  const detail = detailOf(publication);
  const summary = renderGate(report, 'markdown', { detail, runUrl: urlOfRun() });
  warnOf('The job summary', addSummary(summary));
  const path = written('The JSON report', () => writeGate(renderGate(report, 'json'), publication));
  const ends = outlook ?? next?.outlook ?? null;
  const outputs = {
    ...outputsOf(decision.run, path),
    'would-fail': decision.gate === 'deny',
    finish: instantOrNull(ends?.finish ?? null) ?? '',
    gate: decision.gate,
    'next-window': next?.outlook ? formatInstant(next.outlook.at) : '',
  };
  warnOf('The outputs of this step', setOutputs(outputs));
  const { headline, when, notes } = gateSentences(report, detail);
  for (const note of notes) logNotice(note);
  logLine(when);
  endStep(gateExitCode(decision) === 0 ? null : `fleetplan: deny. ${headline}`, `allow. ${headline}`, inputs);
}

/** Beside the plan's own report, which may be what it was compared with. */
function writeGate(text: string, { inputs: { reportFile, reviewed } }: GatePublication): string {
  const folders = foldersOfRun();
  const path = reportFile ?? join(folders.temporary, 'fleetplan-gate.json');
  if (reviewed !== null && resolve(folders.workspace, reviewed) === resolve(folders.workspace, path))
    throw new Error('The input report-file names the reviewed report. Name another path.');
  return writeReport(text, path, folders);
}
