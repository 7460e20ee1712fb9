import { parse } from 'yaml';
import type { Json } from '../../../src/manifest/manifest.js';
import { lockedDependencies } from '../../../src/sources/remote-charts/lock.js';

const CHART = parse(`
dependencies:
  - name: db
    version: ">=1.0.0 <2.0.0 "
    repository: http://127.0.0.1:8765
    condition: db.enabled,x&y
    tags: [a, "<b>"]
    import-values:
      - child: default.data
        parent: myimports
      - data
  - name: cache
    alias: redis
    version: ~1.2
    repository: http://127.0.0.1:8765
    enabled: true
`) as Json;

// Written by helm 4.1.4 (`helm dependency update`).
const LOCK = `
dependencies:
- name: db
  repository: http://127.0.0.1:8765
  version: 1.2.3
- name: cache
  repository: http://127.0.0.1:8765
  version: 1.2.3
digest: sha256:5d3b753b5d1d72aed4a79ee474b0afa9fcd2f7bfe7f0c616b798643e3ea6559f
`;

describe('Chart.lock', () => {
  test('lock of these dependencies: its versions', () => {
    expect(lockedDependencies(CHART, parse(LOCK) as Json)).toMatchObject([
      { version: '1.2.3' },
      { version: '1.2.3' },
    ]);
  });

  test('lock of other dependencies: refused', () => {
    expect(lockedDependencies(CHART, parse(LOCK.replace('1.2.3', '1.2.4')) as Json)).toBeNull();
    expect(lockedDependencies({ dependencies: [] }, parse(LOCK) as Json)).toBeNull();
  });
});
