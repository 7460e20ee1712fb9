import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { failed, Refusal } from './refusal.js';

/** Name resolution and the addresses that a download may connect to. */
export interface Network {
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly mayConnect: (address: string) => boolean;
  /** Certificate authority beside those of Node.js. */
  readonly ca?: string;
}

/** The internet: public addresses only. */
export const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  mayConnect: isPublic,
};

// https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry: not globally reachable; and ranges inside of
// 2000::/3 that carry an IPv4 address (Teredo, 6to4).
const RESERVED = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24
  192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20`;

const reserved = blockListOf(RESERVED);
const unicast = blockListOf('2000::/3');

function blockListOf(ranges: string): BlockList {
  const list = new BlockList();
  for (const [address = '', prefix] of ranges
    .trim()
    .split(/\s+/)
    .map((range) => range.split('/')))
    list.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
  return list;
}

/** True for a globally reachable unicast address; of IPv6 only 2000::/3 is, so that mapped and translated IPv4 addresses are not. */
export function isPublic(address: string): boolean {
  if (!isIPv6(address)) return !reserved.check(address, 'ipv4');
  return unicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** True if a redirect led to another host or port. */
  readonly isElsewhere: boolean;
}

export interface Limits {
  readonly bytes: number;
  /** The instant at which the download ends, in milliseconds of `performance.now()`. */
  readonly until: number;
}

type Headers = Readonly<Record<string, string>>;

const MOST_REDIRECTS = 5;

/**
 * Downloads over https. Each address is resolved once, checked and connected to as it was checked, also those of redirects. Headers of the
 * caller go to the first host only.
 */
export async function download(
  network: Network,
  url: URL,
  limits: Limits,
  headers: Headers = {},
): Promise<Answer> {
  let at = url;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const isElsewhere = at.host !== url.host;
    const answer = await answerOf(network, at, limits, isElsewhere ? {} : headers);
    const next = answer.headers.location;
    if (answer.status < 300 || answer.status >= 400 || next === undefined) return { ...answer, isElsewhere };
    if (!URL.canParse(next, at.href)) throw failed('address');
    at = new URL(next, at.href);
  }
  throw failed('too-many-redirects');
}

async function answerOf(
  network: Network,
  url: URL,
  { bytes, until }: Limits,
  headers: Headers,
): Promise<Omit<Answer, 'isElsewhere'>> {
  if (url.protocol !== 'https:') throw failed('insecure');
  if (url.username !== '' || url.password !== '') throw failed('address');
  const addresses = await addressesOf(network, url.hostname);
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(until - performance.now())));
  try {
    const sent = request(url, {
      ...{ agent: false, signal, lookup: pinned(addresses) },
      headers: { 'user-agent': 'fleetplan', ...headers },
      ...(network.ca === undefined ? {} : { ca: network.ca }),
    }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    sent.on('error', () => undefined);
    const body = decoded(await bodyOf(answer, bytes), answer.headers['content-encoding'], bytes);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw failed(signal.aborted ? 'slow' : 'unreachable');
  }
}

async function bodyOf(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Ends the connection.
    if (size > mostBytes) throw failed('large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function addressesOf(network: Network, hostname: string): Promise<readonly string[]> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) === 0 ? await network.resolve(host).catch(() => []) : [host];
  if (addresses.length === 0) throw failed('host');
  if (!addresses.every((one) => network.mayConnect(one))) throw failed('private-address');
  return addresses;
}

/** Answers with the checked addresses, so that a second answer of DNS does not matter. */
function pinned(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, done) => {
    if (options.all === true) done(null, found);
    else done(null, found[0]?.address ?? '', found[0]?.family);
  };
}

function decoded(body: Buffer, encoding: string | undefined, mostBytes: number): Buffer {
  if (encoding === undefined || encoding === 'identity') return body;
  if (encoding !== 'gzip') throw failed('status');
  return unzipped(body, mostBytes, 'status');
}

/** Refuses what is larger, and damage. */
export function unzipped(content: Buffer, mostBytes: number, damage: 'archive' | 'status'): Buffer {
  try {
    return gunzipSync(content, { maxOutputLength: mostBytes });
  } catch (error) {
    throw failed((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'large' : damage);
  }
}
