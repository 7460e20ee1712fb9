import { itemsIn, textIn } from '../../../manifest/fields.js';
import type { Json, Manifest } from '../../../manifest/manifest.js';
import { podSpecOf } from './volume-claims.js';

/** A container of a pod template as it is written, and its place among them. */
export interface Container {
  readonly name: string;
  readonly index: number;
  readonly written: Json;
}

/** The containers of a workload's pod template, without those that only prepare it. */
export function containersOf(workload: Manifest): Container[] {
  return itemsIn(podSpecOf(workload), 'containers').map((written, index) => ({
    name: textIn(written, 'name') ?? '',
    index,
    written,
  }));
}
