import { scaleIntOrPercent } from '../../../manifest/values/intstr.js';
import { code, count, literal, type Text, text } from '../../../text/text.js';
import { type DeploymentSpec, limitsOf } from '../controller/deployment/state.js';
import type { LiveDeployment } from '../objects/live.js';
import { limitText } from './limits.js';
import type { Replicas } from '../change/replicas.js';
import type { WorkloadInput } from '../rollout/workload.js';

/** Notes on the plan of a Deployment, most important first. */
export function deploymentNotes(
  { context }: WorkloadInput,
  spec: DeploymentSpec,
  live: LiveDeployment | null,
  { note }: Replicas,
): Text[] {
  const notes: Text[] = [];
  const { replicas, strategy } = spec;
  if (spec.paused)
    notes.push(
      text`It is paused: a change of replicas takes effect, no rollout starts, and the progress deadline does not run.`,
    );
  if (strategy.type === 'Recreate' && replicas > 0) notes.push(recreateNote(replicas));
  if (strategy.type === 'RollingUpdate' && replicas > 0) {
    const { maxSurge, maxUnavailable, minAvailable, maxTotal } = limitsOf(spec);
    const down = limitText(
      'maxUnavailable',
      strategy.maxUnavailable,
      text`${maxUnavailable} of ${count(replicas, 'replica')}`,
      'down',
    );
    const up = limitText('maxSurge', strategy.maxSurge, text`${maxSurge}`, 'up');
    notes.push(text`${down}, ${up}: at least ${minAvailable} available, at most ${count(maxTotal, 'pod')}.`);
    if (maxSurge === 0 && scaleIntOrPercent(strategy.maxUnavailable, replicas, 'down') === 0)
      notes.push(text`Both limits resolve to 0, so the controller sets ${code('maxUnavailable')} to 1.`);
  }
  if (note !== null) notes.push(note);
  if (context.nodes.length === 0)
    notes.push(text`The snapshot has no nodes: the plan does not check whether the pods can be scheduled.`);
  if (live?.timedOut && live.halfway)
    notes.push(
      text`Its progress deadline has passed: the plan assumes that unavailable pods stay unavailable.`,
    );
  return notes;
}

/** Notes on the strategy Recreate, of Deployments and StatefulSets. */
export function recreateNote(replicas: number): Text {
  return text`Recreate: ${allReplicas(replicas)} before the first new one starts.`;
}

function allReplicas(replicas: number): Text {
  if (replicas === 1) return text`the only replica stops`;
  return text`${replicas === 2 ? literal('both replicas') : text`all ${count(replicas, 'replica')}`} stop`;
}
