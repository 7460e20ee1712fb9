import { BlockList, isIP } from 'node:net';
import { visible } from '../manifest/words/visible.js';
import { LiveFault } from './fault.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The proxy on the way to a server: what the kubeconfig says, else what the environment does (`HTTPS_PROXY`, `NO_PROXY`, in either
 * case); null for none. As Go's net/http, which kubectl goes by: nothing on this machine is asked through a proxy of the environment.
 */
export function proxyFor(server: URL, written: string | null, environment: Environment): URL | null {
  if (written !== null) return proxyAt(written, 'The kubeconfig');
  const name = server.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const found = from(environment, name);
  if (found === '' || isPassedBy(hostOf(server), from(environment, 'no_proxy'))) return null;
  return proxyAt(
    found.includes('://') ? found : `http://${found}`,
    `The environment's ${name.toUpperCase()}`,
  );
}

/** A host as it is compared and connected to: an IPv6 address without its brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

function from(environment: Environment, name: string): string {
  return (environment[name.toUpperCase()] ?? environment[name] ?? '').trim();
}

function proxyAt(text: string, where: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && (url.protocol === 'http:' || url.protocol === 'https:')) return url;
  // The address of a proxy may hold a password.
  const kind = url === null ? 'is no address' : `is of the kind ${visible(url.protocol)}`;
  throw new LiveFault(
    'unusable-proxy',
    `${where} names a proxy that ${kind}. Use an http or https proxy, or take the snapshot with kubectl.`,
  );
}

/** True for a host that the list of `NO_PROXY` names: `*`, a domain with all below it, an address, or a network such as 10.0.0.0/8. */
function isPassedBy(host: string, list: string): boolean {
  if (host === 'localhost' || isLoopback(host)) return true;
  const entries = list.split(/[\s,]+/).filter((entry) => entry !== '');
  return entries.some((entry) => entry === '*' || isWithin(host, entry.toLowerCase()));
}

function isWithin(host: string, entry: string): boolean {
  const [network = '', bits] = entry.split('/');
  if (bits !== undefined) return isInNetwork(host, network, Number(bits));
  const domain = entry.replace(/^\*?\./, '').replace(/:\d+$/, '');
  return host === entry || host === domain || host.endsWith(`.${domain}`);
}

function isLoopback(host: string): boolean {
  return host === '::1' || isInNetwork(host, '127.0.0.0', 8);
}

function isInNetwork(host: string, network: string, bits: number): boolean {
  const family = isIP(host);
  if (family === 0 || isIP(network) !== family) return false;
  if (!Number.isInteger(bits) || bits < 0 || bits > (family === 4 ? 32 : 128)) return false;
  const type = family === 4 ? 'ipv4' : 'ipv6';
  const block = new BlockList();
  block.addSubnet(network, bits, type);
  return block.check(host, type);
}
