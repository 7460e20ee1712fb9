import type { JsonObject } from '../../../manifest/manifest.js';
import { compileSelector, selects } from '../../../manifest/selector.js';

export type LabelTest = (labels: Readonly<Record<string, string>>) => boolean;

/** A label selector that is there, as a test; null where Kubernetes cannot parse it. */
export function labelTest(selector: JsonObject): LabelTest | null {
  const compiled = compileSelector(selector);
  return 'error' in compiled ? null : (labels) => selects(compiled.selector, labels);
}
