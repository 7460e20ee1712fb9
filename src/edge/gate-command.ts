import { HOUR_MS } from '../calendar/days.js';
import type { Expectation } from '../gate/expectation.js';
import { gateExitCode, gateReport } from '../gate/gate.js';
import { startTimes } from '../gate/when.js';
import type { Output } from '../output/output.js';
import type { PlacelessFormat } from '../report/formats.js';
import { renderGate, renderWhen } from '../report/gate/index.js';
import { decider } from '../run.js';
import { deliver } from './deliver.js';
import { COULD_NOT_JUDGE } from './exit-codes.js';
import type { GateArguments, WhenArguments } from './gate-arguments.js';
import { readInputs } from './inputs.js';
import { refuseInputs } from './output-path.js';
import { loadReviewed } from './report-files.js';
import { terminalOptions } from './terminal.js';

/** `fleetplan gate`: may it start now, and if not, when? Returns the exit code. */
export async function gateCommand(args: GateArguments, output: Output): Promise<number> {
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  if (args.plan.output !== null && args.reviewed !== null)
    refuseInputs(args.plan.output, { snapshot: [args.reviewed], config: null }, []);
  const reviewed = args.reviewed === null ? null : loadReviewed(args.reviewed);
  const decideAt = decider(read.inputs, { digest: args.expectDigest, reviewed });
  const report = gateReport(decideAt, read.inputs[0].at);
  const detail = read.config.comment.detail ?? 'full';
  const text = renderGate(report, args.format, { ...terminalOptions(args.plan.output, output), detail });
  return deliver(args.plan.output, text, kindOf(args.format), gateExitCode(report.decision), output);
}

/** `fleetplan plan --when`: when starting breaks no rule. 0 where there is a start, 1 where there is none. */
export async function whenCommand(args: WhenArguments, output: Output): Promise<number> {
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  const from = read.inputs[0].at;
  const times = startTimes(
    decider(read.inputs, NOTHING_REVIEWED),
    from,
    from + Math.max(HOUR_MS, args.forMs),
  );
  const text = renderWhen(times, args.format, terminalOptions(args.plan.output, output));
  const code = times.spans.length > 0 ? 0 : times.last.isUnknown ? COULD_NOT_JUDGE : 1;
  return deliver(args.plan.output, text, kindOf(args.format), code, output);
}

const NOTHING_REVIEWED: Expectation = { digest: null, reviewed: null };

function kindOf(format: PlacelessFormat): 'json' | 'lines' {
  return format === 'json' ? 'json' : 'lines';
}
