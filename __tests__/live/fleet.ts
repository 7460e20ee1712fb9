import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resourceOf } from '../../src/systems/kinds.js';
import { type LiveOptions, type LiveResult, liveSnapshot } from '../../src/live/snapshot.js';
import { accessOf } from '../../src/live/kubeconfig.js';
import { writeCompact } from '../snapshot/write-compact.js';
import type { SnapshotLimits } from '../../src/snapshot/limits.js';
import { createSnapshotReader } from '../../src/snapshot/read.js';
import type { Snapshot } from '../../src/snapshot/snapshot.js';
import { kubectlNode } from '../snapshot/nodes.js';
import { everyKind } from '../snapshot/objects.js';
import type { Api, ServedObjects } from './api-server.js';

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

export interface KubeconfigParts {
  readonly user?: unknown;
  readonly cluster?: Plain;
  readonly users?: readonly unknown[];
}

export function folder(): string {
  return mkdtempSync(join(tmpdir(), 'fleetplan-live-'));
}

/** Writes a kubeconfig for a server of the tests. Returns its path. */
export function kubeconfig(
  api: Pick<Api, 'url' | 'certificate'>,
  { user = {}, cluster = {} }: KubeconfigParts = {},
): string {
  const path = join(folder(), 'config');
  const authority = Buffer.from(api.certificate.cert).toString('base64');
  const document = {
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'prod',
    contexts: [{ name: 'prod', context: { cluster: 'east', user: 'reader' } }],
    clusters: [
      { name: 'east', cluster: { server: api.url, 'certificate-authority-data': authority, ...cluster } },
    ],
    users: [{ name: 'reader', user }],
  };
  writeFileSync(path, JSON.stringify(document));
  return path;
}

/** What a test that waits for nothing saw of a reading. */
export interface Reading extends LiveResult<Snapshot> {
  readonly compact: string;
  readonly waits: readonly number[];
}

export const AT = Date.UTC(2026, 10, 21, 8);

export async function read(
  api: Api,
  { limits, ...options }: Partial<LiveOptions> & { readonly limits?: SnapshotLimits } = {},
  parts: KubeconfigParts = {},
): Promise<Reading> {
  const waits: number[] = [];
  const sleep = (ms: number) => {
    waits.push(ms);
    return Promise.resolve();
  };
  const patience = { budgetMs: 120_000, tries: 5, now: () => AT, sleep };
  const access = accessOf(kubeconfig(api, parts), { context: null, environment: {} });
  const result = await liveSnapshot(access, { patience, ...options }, () => createSnapshotReader(limits));
  return { ...result, compact: writeCompact(result.snapshot, result.takenAt), waits };
}
