import type { Problem } from '../manifest/problem.js';
import { CHECKOUT_LIMITS, type CheckoutLimits } from '../read/limits.js';
import type { Root } from '../read/root.js';
import type { Lookup } from '../read/source.js';
import { SUBMODULE_MODE } from '../read/tree.js';
import { RenderError, renderProblem } from './render-error.js';
import type { TreeSource } from './tree.js';

/** The files of a commit or a folder. Throws a `RenderError` for a commit that the clone lacks. */
export function treeSource(of: Lookup<Root>, limits: CheckoutLimits = CHECKOUT_LIMITS): TreeSource {
  const root = orThrow(of);
  return {
    entries: root.entries,
    idOf: (entry) => root.idOf(entry),
    read(wanted) {
      const files = wanted.filter(({ mode }) => mode !== SUBMODULE_MODE);
      const sizes = orThrow(root.sizes(files));
      const bytes = files.reduce((sum, { sha }) => sum + (sizes.get(sha) ?? 0), 0);
      if (files.length > limits.files || bytes > limits.bytes) throw new RenderError(tooLarge(limits));
      const read = orThrow(root.read(files));
      return new Map(files.map(({ path, sha }) => [path, read.get(sha) ?? Buffer.alloc(0)]));
    },
  };
}

function tooLarge({ files, bytes }: CheckoutLimits): Problem {
  const message = `The sources need more than ${files} files or ${bytes} bytes of the repository; nothing was rendered. Name smaller folders in \`policies\`.`;
  return renderProblem('too-large', message, null);
}

function orThrow<T>(lookup: Lookup<T>): T {
  if (lookup.missing) throw new RenderError(lookup.problem);
  return lookup.value;
}
