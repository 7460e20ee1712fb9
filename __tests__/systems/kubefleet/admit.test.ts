import type { JsonObject } from '../../../src/manifest/manifest.js';
import { admit } from '../../../src/systems/kubefleet/admission/admit.js';
import { scopeOnHub } from '../../../src/systems/kubefleet/admission/resource-scope.js';

// The controller writes the whole object when it adds its finalizer, and the index has no omitempty.
test.each<[claim: string, was: JsonObject, is: JsonObject, refused: readonly string[]]>([
  ['no index is added later', {}, { resourceSnapshotIndex: '0' }, ['cel']],
  ['its index stays', { resourceSnapshotIndex: '1' }, { resourceSnapshotIndex: '0' }, ['cel']],
  ['no index is the empty one', {}, { resourceSnapshotIndex: '' }, []],
  ['its index can be removed: a rule of the field does not run', { resourceSnapshotIndex: '1' }, {}, []],
])('a staged update run: %s', (_claim, was, is, refused) => {
  const named = { placementName: 'p', stagedRolloutStrategyName: 's' };
  const object = (spec: JsonObject) => ({ metadata: { name: 'r' }, spec: { ...named, ...spec } });
  for (const kind of ['ClusterStagedUpdateRun', 'StagedUpdateRun']) {
    const context = { scopeOf: scopeOnHub, placement: null };
    const { rejections } = admit(kind, object(is), context, { apiVersion: '' }, object(was));
    expect(rejections.map(({ rule }) => rule)).toEqual(refused);
  }
});
