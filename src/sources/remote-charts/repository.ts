import { posix } from 'node:path';
import { failed } from './refusal.js';

/** A chart as a Flux, Argo CD or Helm object refers to it. */
export interface ChartReference {
  /** `https://...` of a chart repository, or `oci://...`; Argo CD writes the latter without the scheme. */
  readonly repository: string;
  /** The name below the repository; null for an OCI address that is the chart itself. */
  readonly chart: string | null;
  /** A version or a range; null for the newest stable one. */
  readonly version: string | null;
  /** A tag or digest of an OCI registry, taken as it is; then there is no version. */
  readonly tag?: string | null;
}

/** A repository by scheme, host, port and full path. */
export interface Repository {
  readonly isOci: boolean;
  readonly url: URL;
}

/** Reads an address; throws a `Refusal`. */
export function repositoryOf(written: string): Repository {
  const isOci = written.startsWith('oci://') || !written.includes('://');
  const address = isOci ? `https://${written.replace(/^oci:\/\//, '')}` : written;
  if (!URL.canParse(address)) throw failed('address');
  const url = new URL(address);
  if (url.protocol !== 'https:') throw failed(url.protocol === 'http:' ? 'insecure' : 'address');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw failed('address');
  // Two ways to write one path must not be two repositories.
  if (/%|\/\/|\\/.test(url.pathname)) throw failed('address');
  url.pathname = url.pathname.replace(/\/+$/, '');
  if (isOci && url.host === 'docker.io') url.host = 'registry-1.docker.io';
  return { isOci, url };
}

const NAME = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/;

/** The repository of a reference and the name of the chart in it; an OCI address is the parent and its last step. */
export function located({ repository, chart }: ChartReference): { repository: Repository; name: string } {
  const found = repositoryOf(repository);
  if (chart !== null) {
    if (!NAME.test(chart)) throw failed('reference');
    return { repository: found, name: chart };
  }
  const { dir, base } = posix.parse(found.url.pathname);
  if (!found.isOci || !NAME.test(base)) throw failed('reference');
  const parent = new URL(found.url);
  parent.pathname = dir;
  return { repository: { isOci: true, url: parent }, name: base };
}

export function keyOf({ isOci, url }: Repository): string {
  return `${isOci ? 'oci' : 'https'}://${url.host}${url.pathname.replace(/\/+$/, '')}`;
}
