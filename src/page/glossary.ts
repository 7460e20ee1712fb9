import type { PageReport } from '../report/html/data.js';
import { el } from './dom.js';

/** The words of the page that not everybody brings along; `docs/glossary.md` has all. */
const WORDS: Readonly<Record<string, string>> = {
  base: 'the manifests as they are before this change',
  'dry rollout':
    'what the controllers would do, played through event by event; everything here is taken from such runs',
  group: 'the targets that one limit applies to: a compartment, a NodePool, a placement, a workload',
  batch: 'the targets that a controller picks together',
  out: 'a target that does not serve: being updated, drained, not ready, cordoned, failed',
  'peak at once': 'the most that are out at the same moment; those that were out before count',
  'worst loss':
    'how many break before something stops the rollout, if the change turns bad at the moment that costs most; all of them where nothing stops it',
  'failure domain': 'nodes that fail together: a zone, a rack, whatever label the configuration names',
  freeze:
    'a stretch of time in which the configuration wants nothing to roll out; controllers do not know of it',
};

/** What the words mean, folded. */
export function glossaryOf({ freezes, views }: PageReport): HTMLElement {
  const isThere: Readonly<Record<string, boolean>> = {
    freeze: freezes.length > 0,
    'failure domain': views.some(({ targets }) => targets.labels.length > 0),
  };
  const entries = Object.entries(WORDS).filter(([word]) => isThere[word] ?? true);
  const list = entries.flatMap(([word, meaning]) => [el('dt', {}, word), el('dd', {}, meaning)]);
  return el('details', {}, el('summary', {}, 'What the words mean'), el('dl', {}, ...list));
}
