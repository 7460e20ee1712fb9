import type { JsonObject } from '../../src/manifest/manifest.js';
import type { PodOutcome } from './rounds.js';
import { number, object, text } from '../read.js';

/** `outcomes{template: {never, slow}}` of the round vectors: how the pod of a template at a place (or of a number) goes. */
export function outcomeAt(outcomes: JsonObject, template: string, place: string): PodOutcome {
  const own = object(outcomes, template);
  const never = own['never'];
  if (never === 'all') return 'never';
  if (
    Array.isArray(never) &&
    never.some((item) => (typeof item === 'number' ? String(item) : item) === place)
  )
    return 'never';
  return number(object(own, 'slow'), place, 1);
}

/** The events of a round, for vectors that repeat them; nothing where there are none. */
export function eventsIn(events: readonly JsonObject[], round: number): object {
  const own = events.filter((event) => event['round'] === round);
  return own.length > 0 ? { events: own } : {};
}

/** `initial{place: template:state}` of the round vectors. */
export function initialPods(vector: JsonObject): { place: string; template: string; available: boolean }[] {
  const initial = object(vector, 'initial');
  return Object.keys(initial).map((place) => {
    const [template = '', state = ''] = text(initial, place).split(':');
    return { place, template, available: state === 'available' };
  });
}
