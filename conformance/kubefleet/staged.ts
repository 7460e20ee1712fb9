import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { itemsIn, labelsIn, objectIn, textIn } from '../../src/manifest/fields.js';
import { byName } from '../../src/manifest/lookup.js';
import { initializeRun, readStages } from '../../src/systems/kubefleet/controller/stages.js';
import { type Pass, startRun } from '../../src/systems/kubefleet/controller/update-run.js';
import { playRun, type RunOutcome } from './update-run-passes.js';
import { differs, type Mismatch } from '../family.js';
import { objectOf, textsOf } from '../read.js';

/** The approval requests of the vectors are named after a run of this name. */
const RUN = 'run';

export function stagedUpdateRun(vector: JsonObject): Mismatch {
  const clusters = itemsIn(vector, 'clusters').map((cluster) => ({
    name: textIn(cluster, 'name') ?? '',
    labels: labelsIn(cluster, 'labels'),
  }));
  const initialized = initializeRun(
    readStages(objectIn(vector, 'strategy') ?? undefined),
    clusters,
    textsOf(vector['scheduled']),
    textsOf(vector['toDelete']),
  );
  const expected = vector['expect'] ?? null;
  if (!initialized.ok) {
    const missing = initialized.error === 'clusterInNoStage' ? { missing: [...initialized.clusters] } : {};
    return differs(expected, { error: initialized.error, ...missing });
  }
  const outcomes = new Map(
    Object.entries(objectOf(vector['outcomes'])).map(([name, text]) => [name, outcomeOf(text)]),
  );
  const run = startRun(RUN, initialized.stages, initialized.deletionStage);
  const played = playRun(run, outcomes, vector['approve'] === true);
  return differs(expected, {
    stages: initialized.stages.map((stage) => ({
      name: stage.config.name,
      clusters: [...stage.clusters],
      maxConcurrency: stage.maxConcurrency,
    })),
    deletionStage: [...initialized.deletionStage],
    rounds: played.passes.map(passOf),
    final: { outcome: played.outcome, unfinished: [...played.unfinished] },
  });
}

function outcomeOf(text: Json): RunOutcome {
  if (text === 'never' || text === 'applyFails' || text === 'untracked') return text;
  throw new Error(`unknown outcome ${JSON.stringify(text)}`);
}

function passOf(pass: Pass): JsonObject {
  return {
    stage: pass.stage,
    // The vectors give these two as sets, by name; the order within a stage stands under `stages`.
    started: [...pass.started].sort(byName),
    finished: [...pass.finished].sort(byName),
    ...(pass.waitingFor === null ? {} : { waitingFor: pass.waitingFor }),
    ...(pass.approvalRequest === null ? {} : { approvalRequest: pass.approvalRequest }),
    ...(pass.timedWaitMs === null ? {} : { timedWaitSeconds: pass.timedWaitMs / 1000 }),
    ...(pass.stageDone ? { stageDone: true } : {}),
    ...(pass.skipped ? { skipped: true } : {}),
    ...(pass.failed.length > 0 ? { error: 'clusterFailed' } : {}),
  };
}
