import { itemsIn } from '../../../src/manifest/fields.js';
import type { JsonObject } from '../../../src/manifest/manifest.js';
import { withTemplateDefaults } from '../../../src/systems/kubernetes/objects/template.js';

function volumeOf(volume: JsonObject): unknown {
  const stored = withTemplateDefaults({ spec: { containers: [], volumes: [{ name: 'data', ...volume }] } });
  return itemsIn(stored['spec'], 'volumes')[0];
}

test.each<[string, JsonObject, JsonObject]>([
  ['none at all', {}, { emptyDir: {} }],
  ['hostPath', { path: '/x' }, { path: '/x', type: '' }],
  ['iscsi', { iqn: 'a', lun: 0 }, { iqn: 'a', lun: 0, iscsiInterface: 'default' }],
  ['rbd', { image: 'a' }, { image: 'a', pool: 'rbd', user: 'admin', keyring: '/etc/ceph/keyring' }],
  [
    'azureDisk',
    { diskName: 'a', fsType: 'xfs' },
    { diskName: 'a', fsType: 'xfs', cachingMode: 'ReadWrite', kind: 'Shared', readOnly: false },
  ],
  ['scaleIO', { system: 'a' }, { system: 'a', storageMode: 'ThinProvisioned', fsType: 'xfs' }],
  [
    'ephemeral',
    { volumeClaimTemplate: { spec: { accessModes: ['ReadWriteOnce'] } } },
    { volumeClaimTemplate: { spec: { accessModes: ['ReadWriteOnce'], volumeMode: 'Filesystem' } } },
  ],
])(
  'volume defaults: a volume of kind %s is stored with its defaults, so that its file and its live template are the same',
  (kind, written, stored) => {
    const isNone = kind === 'none at all';
    expect(volumeOf(isNone ? written : { [kind]: written })).toEqual({
      name: 'data',
      ...(isNone ? stored : { [kind]: stored }),
    });
  },
);
