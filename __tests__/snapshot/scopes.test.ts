import { isClusterScoped, ruleFor } from '../../src/snapshot/kept.js';
import { SYSTEMS } from '../../src/systems/index.js';

const KINDS = SYSTEMS.flatMap(({ kinds }) => kinds);

test.each(
  KINDS.map((spec) => [`${spec.group}/${spec.versions[0] ?? ''}`, spec.kind, spec.isNamespaced] as const),
)(
  'scopes: %s %s is kept in a snapshot, and is in a namespace there as it is in files: %s',
  (apiVersion, kind, isNamespaced) => {
    expect(ruleFor(apiVersion, kind)).toBeDefined();
    expect(isClusterScoped(apiVersion, kind)).toBe(!isNamespaced);
  },
);
