import { existsSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { isObject, type Json } from '../manifest/manifest.js';
import { visible } from '../manifest/words/visible.js';
import type { Access } from './access.js';
import { credentialOf } from './credential.js';
import { LiveFault } from './fault.js';
import { contentOf, material } from './material.js';
import { Part } from './part.js';
import { proxyFor } from './proxy.js';

const MAX_ALIASES = 100;

interface KubeconfigOptions {
  /** Null for the context that the file names as the current one. */
  readonly context: string | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Reads a kubeconfig as kubectl does: a context names a cluster and a user, and files in it count from its own folder.
 * Throws a LiveFault that says which field is wrong; nothing of a credential stands in it.
 *
 * @param path of a file, or a list of them as `KUBECONFIG` has it
 */
export function accessOf(path: string, { context, environment }: KubeconfigOptions): Access {
  const files = filesOf(path);
  const name = context ?? files.map(({ content }) => content.text('current-context')).find(isThere) ?? null;
  if (name === null)
    throw new LiveFault(
      'no-context',
      `${visible(path)} has no current context. Name one with --context.${namesOf(files)}`,
    );
  const chosen = entry(files, 'contexts', name).content.part('context');
  const clusterEntry = entry(files, 'clusters', needed(chosen, 'cluster', name));
  const cluster = clusterEntry.content.part('cluster');
  const userName = chosen.text('user');
  const userEntry = userName === null ? NOBODY : entry(files, 'users', userName);
  const server = addressOf(cluster);
  const ca = material(cluster, 'certificate-authority', clusterEntry.folder);
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
        ? credentialOf(userEntry.content.part('user'), {
            ...{ folder: userEntry.folder, environment },
            clusterInfo: infoOf(cluster, ca),
          })
        : () => Promise.resolve({ headers: {} }),
  };
}

/** A part of one of the files, and the folder of that file. */
interface InFile {
  readonly content: Part;
  readonly folder: string;
}

const NOBODY: InFile = { content: new Part(undefined, ''), folder: '' };

/** Of a list those that are there, in order, as kubectl merges them: of two entries of one name the first counts. */
function filesOf(path: string): readonly InFile[] {
  const listed = existsSync(path) ? [path] : path.split(delimiter).filter((one) => one !== '');
  const found = listed.filter((one) => existsSync(one));
  return (found.length === 0 ? [path] : found).map((one) => ({
    content: new Part(documentOf(one, listed.length > 1), ''),
    folder: dirname(resolve(one)),
  }));
}

function isThere(text: string | null): text is string {
  return text !== null;
}

/** @param mayBeEmpty true for one of several, which may hold nothing */
function documentOf(path: string, mayBeEmpty: boolean): Json {
  const text = contentOf(path, 'kubeconfig');
  if (mayBeEmpty && text.toString('utf8').trim() === '') return {};
  try {
    const document: unknown = parse(text.toString('utf8'), { maxAliasCount: MAX_ALIASES, logLevel: 'error' });
    if (isObject(document)) return document;
  } catch {
    // The reader's message quotes the line, and the line may be a token.
  }
  throw new LiveFault('invalid-kubeconfig', `${visible(path)} is no kubeconfig: it is not a YAML map.`);
}

function namesOf(files: readonly InFile[]): string {
  const listed = files.flatMap(({ content }) => content.list('contexts'));
  const names = listed.flatMap((one) => one.text('name') ?? []);
  return names.length === 0
    ? ''
    : ` It has ${names
        .slice(0, 20)
        .map((name) => visible(name))
        .join(', ')}.`;
}

function entry(files: readonly InFile[], list: 'contexts' | 'clusters' | 'users', name: string): InFile {
  for (const { content, folder } of files) {
    const found = content.list(list).find((one) => one.text('name') === name);
    if (found !== undefined) return { content: found, folder };
  }
  const what = list.slice(0, -1);
  const others = list === 'contexts' ? namesOf(files) : '';
  throw new LiveFault('no-context', `The kubeconfig has no ${what} ${visible(name)}.${others}`);
}

/** Where a kubeconfig leaves what is for the credential program alone. */
const FOR_EXEC = 'client.authentication.k8s.io/exec';

/** What a program that asks for it (`provideClusterInfo`) is told of the cluster. Source: k8s.io/client-go, plugin/pkg/client/auth/exec. */
function infoOf(cluster: Part, ca: Buffer | null): Readonly<Record<string, unknown>> {
  const [serverName, proxy] = [cluster.text('tls-server-name'), cluster.text('proxy-url')];
  const own = cluster.list('extensions').find((one) => one.text('name') === FOR_EXEC);
  return {
    server: cluster.text('server'),
    ...(serverName === null ? {} : { 'tls-server-name': serverName }),
    ...(cluster.isTrue('insecure-skip-tls-verify') ? { 'insecure-skip-tls-verify': true } : {}),
    ...(ca === null ? {} : { 'certificate-authority-data': ca.toString('base64') }),
    ...(proxy === null ? {} : { 'proxy-url': proxy }),
    config: own?.part('extension').json ?? null,
  };
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
