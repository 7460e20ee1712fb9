import { fieldAt, itemsIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json } from '../../../manifest/manifest.js';
import { parseQuantity, type Quantity } from '../../../manifest/values/quantity.js';

/** An amount with the text that it is written as. */
export interface Amount {
  readonly text: string;
  readonly quantity: Quantity;
}

export type Amounts = ReadonlyMap<string, Amount>;

/** What one container asks for and may have at most. */
export interface Asked {
  readonly name: string;
  /** `sidecar` is an init container that stays. */
  readonly role: 'main' | 'init' | 'sidecar';
  readonly requests: Amounts;
  readonly limits: Amounts;
}

/** Of every container of a pod template; a request that is left out is the limit. Source: kubernetes, core/v1 defaults, SetDefaults_Pod. */
export function askedIn(template: Json | undefined): Asked[] {
  const spec = fieldAt(template, 'spec');
  const init = itemsIn(spec, 'initContainers').map((one) =>
    askedBy(one, textIn(one, 'restartPolicy') === 'Always' ? 'sidecar' : 'init'),
  );
  return [...init, ...itemsIn(spec, 'containers').map((one) => askedBy(one, 'main'))];
}

function askedBy(container: Json, role: Asked['role']): Asked {
  const resources = fieldAt(container, 'resources');
  const limits = amountsIn(fieldAt(resources, 'limits'));
  const requests = new Map([...limits, ...amountsIn(fieldAt(resources, 'requests'))]);
  return { name: textIn(container, 'name') ?? '', role, requests, limits };
}

/** What is no quantity is left out: the API server takes no object with it. */
export function amountsIn(written: Json | undefined): Amounts {
  return new Map(
    Object.entries(isObject(written) ? written : {}).flatMap(([resource, value]) => {
      const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : null;
      const quantity = text === null ? null : parseQuantity(text);
      return text === null || quantity === null ? [] : [[resource, { text, quantity }] as const];
    }),
  );
}
