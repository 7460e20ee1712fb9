import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { lazily } from '../../manifest/lookup.js';

/** Reasons why a chart was not fetched, as ends of a sentence. Every text is fixed: nothing that a server answers is repeated. */
const REASONS = {
  none: 'remote charts are not fetched (`remotes: none`)',
  event: 'remote charts are not fetched under pull_request_target and workflow_run',
  untouched: 'the change does not touch it',
  unlisted:
    'neither the base nor `remotes` names its repository; add it to `remotes` of the configuration in a change before this one',
  credentials: 'its repository asks for credentials, and none are configured',
  address:
    'its address cannot be fetched; use https:// or oci:// without credentials, and a name and version that Helm accepts',
  'private-address': 'a host of its repository has an address that is not public',
  unreachable: 'its repository did not answer in time, or with an error',
  missing: 'its repository does not hold a version that satisfies the one that is asked for',
  redirect: 'its repository leads to another host, without a digest of what is there; name the new address',
  large: 'it is larger than what is fetched, or too many charts were fetched before it',
  damaged:
    'the index of its repository cannot be read, or its archive is not the chart that the index describes',
  tool: 'helm is not on the PATH; install it in a step before this one',
} as const;

type Reason = keyof typeof REASONS;

/** Reasons that follow from the configuration; any other reason may pass. */
const DECLARED: readonly Reason[] = ['none', 'event', 'untouched', 'unlisted', 'credentials'];

export class Refusal extends Error {
  readonly isDeclared: boolean;

  constructor(readonly reason: Reason) {
    super(REASONS[reason]);
    this.isDeclared = DECLARED.includes(reason);
  }
}

/** Name resolution and the addresses that a download may connect to. */
export interface Network {
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly mayConnect: (address: string) => boolean;
  /** Certificate authority beside those of Node.js. */
  readonly ca?: string;
}

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

const reserved = lazily(() => blockListOf(RESERVED));
const unicast = lazily(() => blockListOf('2000::/3'));

function blockListOf(ranges: string): BlockList {
  const list = new BlockList();
  for (const [, address = '', prefix] of ranges.matchAll(/(\S+)\/(\d+)/g))
    list.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
  return list;
}

/** True for a globally reachable unicast address; of IPv6 only 2000::/3 is, so that mapped and translated IPv4 addresses are not. */
export function isPublic(address: string): boolean {
  if (!isIPv6(address)) return !reserved().check(address, 'ipv4');
  return unicast().check(address, 'ipv6') && !reserved().check(address, 'ipv6');
}

export type Answer = Awaited<ReturnType<typeof download>>;

export interface Limits {
  readonly bytes: number;
  /** The instant at which the download ends, in milliseconds of `performance.now()`. */
  readonly until: number;
}

const MOST_REDIRECTS = 5;

/**
 * Downloads over https. Each address is resolved once, checked and connected to as it was checked, also those of redirects. Headers of the
 * caller go to the first host only.
 */
export async function download(
  network: Network,
  url: URL,
  { bytes, until }: Limits,
  headers: Readonly<Record<string, string>> = {},
) {
  let at = url;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    if (at.protocol !== 'https:' || at.username !== '' || at.password !== '') throw new Refusal('address');
    // After a redirect to another host or port.
    const isElsewhere = at.host !== url.host;
    const host = at.hostname.replace(/^\[(.*)\]$/, '$1');
    const addresses = isIP(host) === 0 ? await network.resolve(host).catch(() => []) : [host];
    if (addresses.length === 0) throw new Refusal('unreachable');
    if (!addresses.every((one) => network.mayConnect(one))) throw new Refusal('private-address');
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    // Answers with the checked addresses, so that a second answer of DNS does not matter.
    const lookup: LookupFunction = (_host, options, done) => {
      if (options.all === true) done(null, found);
      else done(null, found[0]?.address ?? '', found[0]?.family);
    };
    const signal = AbortSignal.timeout(Math.max(1, Math.ceil(until - performance.now())));
    try {
      const sent = request(at, {
        ...{ agent: false, signal, lookup },
        headers: { 'user-agent': 'fleetplan', ...(isElsewhere ? {} : headers) },
        ...(network.ca === undefined ? {} : { ca: network.ca }),
      }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      sent.on('error', () => undefined);
      const { statusCode: status = 0, headers: answered } = answer;
      const next = status >= 300 && status < 400 ? answered.location : undefined;
      const body = await bodyOf(answer, bytes);
      if (next === undefined) return { status, headers: answered, body, isElsewhere };
      if (!URL.canParse(next, at.href)) throw new Refusal('address');
      at = new URL(next, at.href);
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal('unreachable');
    }
  }
  throw new Refusal('unreachable');
}

async function bodyOf(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Ends the connection.
    if (size > mostBytes) throw new Refusal('large');
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') throw new Refusal('unreachable');
  return encoding === 'gzip' ? unzipped(body, mostBytes) : body;
}

/** Refuses what is larger, and damage. */
export function unzipped(content: Buffer, mostBytes: number): Buffer {
  try {
    return gunzipSync(content, { maxOutputLength: mostBytes });
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Refusal(isLarge ? 'large' : 'damaged');
  }
}
