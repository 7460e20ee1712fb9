import { canonicalQuantity } from '../../../manifest/canonical-quantity.js';
import type { Json } from '../../../manifest/manifest.js';

/** An amount as the API server stores it; one that it cannot read stays as it is. */
export function storedQuantity(amount: Json): Json {
  if (typeof amount !== 'string' && typeof amount !== 'number') return amount;
  return canonicalQuantity(String(amount).trim()) ?? amount;
}
