import { resolve } from 'node:path';
import { visible } from '../manifest/words/visible.js';
import type { Credential } from './access.js';
import { execCredential } from './exec-credential.js';
import { LiveFault } from './fault.js';
import { contentOf, material } from './material.js';
import type { Part } from './part.js';
import type { Surroundings } from './surroundings.js';

/**
 * How a kubeconfig's user is known to the API server: certificate, token, token file, name and password, or a program of the user's
 * (`exec`). What it does not know is an error, never an anonymous request. Throws a LiveFault.
 */
export function credentialOf(user: Part, surroundings: Surroundings): () => Promise<Credential> {
  const { folder } = surroundings;
  const exec = user.part('exec');
  const impersonation = impersonationOf(user);
  if (exec.isThere)
    return async () => {
      const given = await execCredential(exec, surroundings);
      return { ...given, headers: { ...impersonation, ...given.headers } };
    };
  const cert = material(user, 'client-certificate', folder);
  const key = material(user, 'client-key', folder);
  return () =>
    Promise.resolve({
      ...(cert === null ? {} : { cert }),
      ...(key === null ? {} : { key }),
      headers: { ...impersonation, ...authorizationOf(user, folder) },
    });
}

function authorizationOf(user: Part, folder: string): Record<string, string> {
  const file = user.text('tokenFile');
  if (file !== null) return bearer(contentOf(resolve(folder, file), 'tokenFile').toString('utf8').trim());
  const token = user.text('token');
  if (token !== null) return bearer(token);
  const name = user.text('username');
  if (name !== null) {
    const pair = `${name}:${user.text('password') ?? ''}`;
    return { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
  }
  return legacyOf(user.part('auth-provider'));
}

/** The header of a request that shows a token. */
export function bearer(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}` };
}

/** What kubectl had before `exec`. An OIDC provider keeps the token of its last login in the file; the others are gone from kubectl. */
function legacyOf(provider: Part): Record<string, string> {
  if (!provider.isThere) return {};
  const name = provider.text('name') ?? '';
  const token = name === 'oidc' ? provider.part('config').text('id-token') : null;
  if (token !== null) return bearer(token);
  throw new LiveFault(
    'unknown-credential',
    `The kubeconfig's user is known by the auth-provider ${visible(name)}, which is not supported. Use an exec plugin, or a token.`,
  );
}

/** Headers of a user that acts as another one. */
function impersonationOf(user: Part): Record<string, string | readonly string[]> {
  const name = user.text('as');
  if (name === null) return {};
  const uid = user.text('as-uid');
  const groups = user.texts('as-groups');
  const extra = user.part('as-user-extra');
  return {
    'Impersonate-User': name,
    ...(uid === null ? {} : { 'Impersonate-Uid': uid }),
    ...(groups.length === 0 ? {} : { 'Impersonate-Group': groups }),
    ...Object.fromEntries(
      extra.keys().map((key) => [`Impersonate-Extra-${encodeURIComponent(key)}`, extra.texts(key)]),
    ),
  };
}
