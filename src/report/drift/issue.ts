import type { DriftReport } from '../../drift/drift.js';
import { visible } from '../../manifest/words/visible.js';
import { bytesOf, sourceOf } from '../../text/escape/index.js';
import type { RenderOptions } from '../index.js';
import { commentMarker } from '../markdown/marker.js';
import { renderDrift } from './index.js';

/** Title and text of the issue of one cluster. */
interface DriftIssue {
  readonly title: string;
  /** Begins with the marker of the key and of what is said, by which the next run knows whether there is something new. */
  readonly body: string;
}

/** The issue of one cluster's drift; `key` is the cluster's name, '' for one without. At most `maxBytes` of UTF-8. */
export function driftIssue(
  drift: DriftReport,
  key: string,
  { maxBytes, ...options }: Partial<RenderOptions> & Pick<RenderOptions, 'maxBytes'>,
): DriftIssue {
  const marker = `${sourceOf(commentMarker(key, drift.digest))}\n`;
  const text = renderDrift(drift, 'markdown', { ...options, maxBytes: maxBytes - bytesOf(marker) });
  const title = key === '' ? 'fleetplan drift' : `fleetplan drift: ${visible(key)}`;
  return { title, body: `${marker}${text}` };
}
