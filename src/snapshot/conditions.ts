import { itemsIn, textIn } from '../manifest/fields.js';
import type { Json } from '../manifest/manifest.js';

/** The condition of a type, of a status or of a part of one; undefined where it has none. */
export function conditionIn(of: Json | undefined, type: string): Json | undefined {
  return itemsIn(of, 'conditions').find((one) => textIn(one, 'type') === type);
}

/** The same where it is True; undefined where it is not. */
export function trueConditionIn(of: Json | undefined, type: string): Json | undefined {
  const condition = conditionIn(of, type);
  return textIn(condition, 'status') === 'True' ? condition : undefined;
}
