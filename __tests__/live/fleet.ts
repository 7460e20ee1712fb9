import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resourceOf } from '../../src/systems/kinds.js';
import type { ApiServer } from '../../src/live/kubectl.js';
import { liveSnapshot } from '../../src/live/snapshot.js';
import { compactParts } from '../../src/snapshot/compact.js';
import type { SnapshotLimits } from '../../src/snapshot/limits.js';
import { Collector, type SnapshotResult } from '../../src/snapshot/collector.js';
import { kubectlNode } from '../snapshot/nodes.js';
import { everyKind } from '../snapshot/objects.js';
import type { ServedObjects } from './api-server.js';

type Plain = Record<string, unknown>;

/** Kinds of a cluster by what is in it; another version of a kind that is there comes after it. */
export function kindsOf(objects: readonly Plain[]): ServedObjects[] {
  const kinds = new Map<string, ServedObjects & { objects: Plain[] }>();
  for (const object of objects) {
    const [apiVersion, kind] = [String(object['apiVersion']), String(object['kind'])];
    const [version = '', group = ''] = apiVersion.split('/').reverse();
    const metadata = object['metadata'] as Plain;
    const isNamespaced = typeof metadata['namespace'] === 'string';
    const key = `${group}/${kind}`;
    const found = kinds.get(key) ?? {
      group,
      versions: [version],
      kind,
      resource: resourceOf(kind),
      isNamespaced,
      objects: [],
    };
    found.objects.push(object);
    kinds.set(key, found);
  }
  return [...kinds.values()];
}

/** A cluster with one or more of every kind that is kept, and of some that are not, and with more nodes than one page holds. */
export function wholeFleet(nodes = 1_203): ServedObjects[] {
  const others = everyKind().filter((object) => object['kind'] !== 'Node');
  return kindsOf([...Array.from({ length: nodes }, (_, index) => kubectlNode(`node-${index}`)), ...others]);
}

export function folder(): string {
  return mkdtempSync(join(tmpdir(), 'fleetplan-live-'));
}

/** Writes a kubeconfig for a server of the tests. Returns its path. */
export function kubeconfig({ url }: { readonly url: string }): string {
  const path = join(folder(), 'config');
  const document = {
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'prod',
    contexts: [{ name: 'prod', context: { cluster: 'east', user: 'reader' } }],
    clusters: [{ name: 'east', cluster: { server: url } }],
    users: [{ name: 'reader', user: { token: 'reader' } }],
  };
  writeFileSync(path, JSON.stringify(document));
  return path;
}

interface Reading extends SnapshotResult {
  readonly compact: string;
}

export const AT = Date.UTC(2026, 10, 21, 8);

export async function read(server: ApiServer, limits?: SnapshotLimits): Promise<Reading> {
  const collector = new Collector(true, limits);
  const problems = await liveSnapshot(server, collector);
  const compact = [...compactParts(collector.lines, AT)].join('');
  return { snapshot: collector.fleet(null), problems, compact };
}
