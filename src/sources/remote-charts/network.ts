import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

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

// https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry: not globally reachable.
const RESERVED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Ranges inside 2000::/3 that are not public, or that carry an IPv4 address (Teredo, 6to4). */
const RESERVED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const reserved = new BlockList();
for (const [address, prefix] of RESERVED_V4) reserved.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of RESERVED_V6) reserved.addSubnet(address, prefix, 'ipv6');
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** True for a globally reachable unicast address; of IPv6 only 2000::/3 is, so that mapped and translated IPv4 addresses are not. */
export function isPublic(address: string): boolean {
  if (!isIPv6(address)) return !reserved.check(address, 'ipv4');
  return unicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
