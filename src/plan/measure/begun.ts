import type { Batch } from '../model.js';

/** A group's own targets that a batch took, each once; a replacement is none of them. */
export function begunIn({
  batches,
  targets,
}: {
  readonly batches: readonly Pick<Batch, 'targets'>[];
  readonly targets: readonly string[];
}): ReadonlySet<string> {
  const own = new Set(targets);
  return new Set(batches.flatMap((batch) => batch.targets).filter((target) => own.has(target)));
}
