import { createHash } from 'node:crypto';
import type { Answer, Limits } from './download.js';
import type { Served, Upstream } from './gateway.js';
import { failed, Refusal } from './refusal.js';

/** Paths of the OCI distribution API that `helm pull` asks for. */
const ASKED = /^(?:tags\/list(?:\?[\w=&.%+-]*)?|manifests\/[\w.:+-]+|blobs\/sha256:[0-9a-f]{64})$/;
const SMALL = 4 * 1024 ** 2;

/** Downloads within the limits of the run. */
export type Load = (url: URL, limits: Limits, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

/** One repository of an OCI registry, asked without credentials. `path` has no slash at its ends. */
export function registryOf(load: Load, host: string, path: string, limits: Limits): Upstream {
  let token: string | null = null;
  const get = (url: URL, accept: string): Promise<Answer> =>
    load(url, limits, {
      accept,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    });
  return async (wanted, accept) => {
    if (!ASKED.test(wanted)) return null;
    const url = new URL(`https://${host}/v2/${path}/${wanted}`);
    let answer = await get(url, accept);
    if (answer.status === 401 && token === null) {
      token = await anonymousToken(load, answer.headers['www-authenticate'], limits);
      answer = await get(url, accept);
    }
    checkStatus(answer.status);
    return servedOf(answer, wanted);
  };
}

/** Refuses an answer without content. */
export function checkStatus(status: number): void {
  if (status === 401 || status === 403) throw new Refusal({ declared: 'credentials' });
  if (status === 404 || status === 410) throw failed('missing');
  if (status !== 200) throw failed('status');
}

async function anonymousToken(
  load: Load,
  challenge: string | undefined,
  { until }: { readonly until: number },
): Promise<string> {
  const fields = new Map(
    [...(challenge ?? '').matchAll(/\b(realm|service|scope)="([^"]*)"/gi)].map(([, key = '', text = '']) => [
      key,
      text,
    ]),
  );
  const realm = fields.get('realm') ?? '';
  if (!/^bearer /i.test(challenge ?? '') || !URL.canParse(realm))
    throw new Refusal({ declared: 'credentials' });
  const url = new URL(realm);
  for (const key of ['service', 'scope']) {
    const text = fields.get(key);
    if (text !== undefined) url.searchParams.set(key, text);
  }
  const { status, body } = await load(url, { bytes: SMALL, until });
  checkStatus(status);
  const given = /"(?:token|access_token)"\s*:\s*"([\w.~+/=-]+)"/.exec(body.toString('latin1'))?.[1];
  if (given === undefined) throw failed('status');
  return given;
}

function servedOf({ body, headers }: Answer, wanted: string): Served {
  const next = /<[^>]*\?([\w=&.%+-]*)>;\s*rel="?next/.exec(String(headers['link'] ?? ''))?.[1];
  return {
    body,
    headers: {
      'content-type':
        /^[\w./+-]{1,100}/.exec(headers['content-type'] ?? '')?.[0] ?? 'application/octet-stream',
      ...(wanted.startsWith('tags/')
        ? {}
        : { 'docker-content-digest': `sha256:${createHash('sha256').update(body).digest('hex')}` }),
      ...(next === undefined ? {} : { link: `<list?${next}>; rel="next"` }),
    },
  };
}
