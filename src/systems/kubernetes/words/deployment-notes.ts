import { scaleIntOrPercent } from '../../../manifest/values/intstr.js';
import { allOf, counted } from '../../../manifest/words/plural.js';
import { type DeploymentSpec, limitsOf } from '../controller/deployment/state.js';
import type { LiveDeployment } from '../objects/live/deployment.js';
import { roundingOf } from './limits.js';
import type { Replicas } from '../change/replicas.js';
import type { WorkloadInput } from '../simulation/workload.js';

/** What a reader of a Deployment's plan must know, most weighty first. */
export function deploymentNotes(
  { context }: WorkloadInput,
  spec: DeploymentSpec,
  live: LiveDeployment | null,
  { note }: Replicas,
): string[] {
  const notes: string[] = [];
  const { replicas, strategy } = spec;
  if (spec.paused)
    notes.push('It is paused: a change of replicas is followed, nothing is rolled, and no deadline runs.');
  if (strategy.type === 'Recreate' && replicas > 0)
    notes.push(`Recreate: ${allOf(replicas, 'replica')} stop before the first new one starts.`);
  if (strategy.type === 'RollingUpdate' && replicas > 0) {
    const { maxSurge, maxUnavailable, minAvailable, maxTotal } = limitsOf(spec);
    notes.push(
      `maxUnavailable ${strategy.maxUnavailable} is ${maxUnavailable} of ${replicas}${roundingOf(strategy.maxUnavailable, 'down')}, maxSurge ${strategy.maxSurge} is ${maxSurge}${roundingOf(strategy.maxSurge, 'up')}: at least ${minAvailable} available, at most ${counted(maxTotal, 'pod')}.`,
    );
    if (maxSurge === 0 && scaleIntOrPercent(strategy.maxUnavailable, replicas, 'down') === 0)
      notes.push('Both limits come to 0, and then the controller makes maxUnavailable 1.');
  }
  if (note !== null) notes.push(note);
  if (context.nodes.length === 0)
    notes.push('The snapshot holds no nodes: whether its pods find a place is not looked at.');
  if (live?.timedOut && live.halfway)
    notes.push('Its progress deadline has passed: pods that are not available are taken to stay so.');
  return notes;
}
