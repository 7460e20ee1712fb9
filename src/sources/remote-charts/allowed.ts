import { posix } from 'node:path';
import { Refusal } from './download.js';
import type { FetchedChart, RemoteCharts, Repository } from './remote-charts.js';

/** They run with secrets, on what a pull request brings. */
const UNSAFE_EVENTS: ReadonlySet<string> = new Set(['pull_request_target', 'workflow_run']);

/** Repositories beside those that the base names. */
export type Remotes = 'none' | 'any' | readonly string[];

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

/** The charts that the renderers of one side may use. */
export type Charts = ReturnType<ClusterCharts['side']>;

/** The charts of one cluster: the base, rendered first, allows its repositories to the head. */
export class ClusterCharts {
  private readonly allowed = new Set<string>();

  constructor(
    private readonly fetcher: RemoteCharts,
    private readonly remotes: Remotes,
    /** The event of GitHub Actions; null elsewhere. */
    private readonly event: string | null,
  ) {
    if (typeof remotes !== 'string') for (const url of remotes) this.allow(url);
  }

  /**
   * Each side has limits of its own, so that what the head fetches takes nothing from the base. Only the charts of some uses are fetched;
   * null: all.
   */
  side(side: 'base' | 'head', only: ReadonlySet<string> | null = null) {
    const { charts, sideMs } = this.fetcher.limits;
    let left = charts;
    const found = new Set<string>();
    /** Uses that were asked for so far. */
    const uses = new Set<string>();
    const until = performance.now() + sideMs;
    /** Reports a repository, or an OCI chart by its whole address, that an object of the side names. */
    const names = (repository: string): void => {
      if (side === 'base') this.allow(repository);
    };
    /** @param use everything that is rendered with the chart: equal on both sides if the change does not touch it */
    const chart = async (reference: ChartReference, use: string): Promise<FetchedChart> => {
      names(reference.repository);
      uses.add(use);
      const at = located(reference);
      const { key, isOci } = at.repository;
      const isAllowed = this.allowed.has(key) || (isOci && this.allowed.has(`${key}/${at.name}`));
      if (this.remotes === 'none') throw new Refusal('none');
      if (this.event !== null && UNSAFE_EVENTS.has(this.event)) throw new Refusal('event');
      if (this.remotes !== 'any' && !isAllowed) throw new Refusal('unlisted');
      if (only?.has(use) === false) throw new Refusal('untouched');
      left -= 1;
      if (left < 0) throw new Refusal('large');
      const { version, tag = null } = reference;
      const result = await this.fetcher.get({ ...at, version, tag, until });
      found.add(`${key}/${at.name} ${result.digest}`);
      return result;
    };
    /** `REPOSITORY/NAME DIGEST` of every chart that was fetched so far, in order. */
    const resolved = (): readonly string[] => [...found].toSorted();
    return { names, chart, uses, resolved };
  }

  /** A text that is no address is refused when a chart of it is asked for. */
  private allow(repository: string): void {
    try {
      this.allowed.add(repositoryOf(repository).key);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

function repositoryOf(written: string): Repository {
  const isOci = written.startsWith('oci://') || !written.includes('://');
  const address = isOci ? `https://${written.replace(/^oci:\/\//, '')}` : written;
  if (!URL.canParse(address)) throw new Refusal('address');
  const url = new URL(address);
  // Two ways to write one path must not be two repositories.
  const isPlain = url.href === url.origin + url.pathname && !/%|\/\/|\\/.test(url.pathname);
  if (url.protocol !== 'https:' || !isPlain) throw new Refusal('address');
  if (isOci && url.host === 'docker.io') url.host = 'registry-1.docker.io';
  return repositoryAt(url, url.pathname, isOci);
}

function repositoryAt({ host }: URL, path: string, isOci: boolean): Repository {
  const at = host + path.replace(/\/+$/, '');
  return { isOci, url: new URL(`https://${at}`), key: `${isOci ? 'oci' : 'https'}://${at}` };
}

const NAME = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/;

/** The repository of a reference and the name of the chart in it; an OCI address is the parent and its last step. */
function located({ repository, chart }: ChartReference): { repository: Repository; name: string } {
  const found = repositoryOf(repository);
  const { dir, base } = posix.parse(found.url.pathname);
  const name = chart ?? (found.isOci ? base : '');
  if (!NAME.test(name)) throw new Refusal('address');
  return { repository: chart === null ? repositoryAt(found.url, dir, true) : found, name };
}
