import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import type { Json } from '../manifest/manifest.js';
import { isObject } from '../manifest/manifest.js';
import { visible } from '../manifest/visible.js';
import type { Access } from './access.js';
import { credentialOf } from './credential.js';
import { LiveFault } from './fault.js';
import { contentOf, material } from './material.js';
import { Part } from './part.js';
import { proxyFor } from './proxy.js';

const MAX_ALIASES = 100;

export interface KubeconfigOptions {
  /** Null for the context that the file names as the current one. */
  readonly context: string | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Reads a kubeconfig file as kubectl does: a context names a cluster and a user, and files in it count from its own folder.
 * Throws a LiveFault that says which field is wrong; nothing of a credential stands in it.
 */
export function accessOf(path: string, { context, environment }: KubeconfigOptions): Access {
  const file = new Part(documentOf(path), '');
  const folder = dirname(resolve(path));
  const name = context ?? file.text('current-context');
  if (name === null)
    throw new LiveFault(
      'no-context',
      `${visible(path)} has no current context. Name one with --context.${namesOf(file)}`,
    );
  const chosen = entry(file, 'contexts', name).part('context');
  const cluster = entry(file, 'clusters', needed(chosen, 'cluster', name)).part('cluster');
  const userName = chosen.text('user');
  const user = userName === null ? new Part(undefined, 'user') : entry(file, 'users', userName).part('user');
  const server = addressOf(cluster);
  const ca = material(cluster, 'certificate-authority', folder);
  const proxy = cluster.text('proxy-url');
  return {
    server,
    ...(ca === null ? {} : { ca }),
    verifies: !cluster.isTrue('insecure-skip-tls-verify'),
    serverName: cluster.text('tls-server-name'),
    proxy: proxyFor(server, proxy, environment),
    // As kubectl: a credential is for nobody to read on the way.
    credential:
      server.protocol === 'https:'
        ? credentialOf(user, { folder, environment })
        : () => Promise.resolve({ headers: {} }),
  };
}

function documentOf(path: string): Json {
  const text = contentOf(path, 'kubeconfig');
  try {
    const document: unknown = parse(text.toString('utf8'), {
      maxAliasCount: MAX_ALIASES,
      logLevel: 'error',
    });
    if (isObject(document)) return document;
  } catch {
    // The reader's message quotes the line, and the line may be a token.
  }
  throw new LiveFault('invalid-kubeconfig', `${visible(path)} is no kubeconfig: it is not a YAML map.`);
}

function namesOf(file: Part): string {
  const names = file.list('contexts').flatMap((one) => one.text('name') ?? []);
  return names.length === 0
    ? ''
    : ` It has ${names
        .slice(0, 20)
        .map((name) => visible(name))
        .join(', ')}.`;
}

function entry(file: Part, list: 'contexts' | 'clusters' | 'users', name: string): Part {
  const found = file.list(list).find((one) => one.text('name') === name);
  if (found !== undefined) return found;
  const what = list.slice(0, -1);
  const others = list === 'contexts' ? namesOf(file) : '';
  throw new LiveFault('no-context', `The kubeconfig has no ${what} ${visible(name)}.${others}`);
}

function needed(part: Part, key: string, context: string): string {
  const value = part.text(key);
  if (value !== null) return value;
  throw new LiveFault('invalid-kubeconfig', `The kubeconfig's context ${visible(context)} names no ${key}.`);
}

function addressOf(cluster: Part): URL {
  const text = cluster.text('server') ?? '';
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && (url.protocol === 'https:' || url.protocol === 'http:')) return url;
  throw new LiveFault('invalid-kubeconfig', `The kubeconfig's server ${visible(text)} is no https address.`);
}
