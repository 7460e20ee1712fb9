import { failed, type NotFetched, Refusal } from './refusal.js';
import { asNotFetched, type FetchedChart, type RemoteCharts, type ResolvedChart } from './remote-charts.js';
import { type ChartReference, keyOf, located, type Repository, repositoryOf } from './repository.js';

/** Repositories beside those that the base names. */
export type Remotes = 'none' | 'any' | readonly string[];

/** What the renderers of one side ask for charts. */
export interface Charts {
  /** Tells of a repository, or of an OCI chart by its whole address, that an object of the side names. */
  readonly names: (repository: string) => void;
  readonly chart: (reference: ChartReference) => Promise<FetchedChart | NotFetched>;
}

/** The charts of one cluster: the base, rendered first, allows its repositories to the head. */
export class ClusterCharts {
  private readonly allowed = new Set<string>();
  private readonly found = new Map<string, ResolvedChart>();

  constructor(
    private readonly fetcher: RemoteCharts,
    private readonly remotes: Remotes,
    /** False under an event that runs with secrets on content of a pull request. */
    private readonly isSafeEvent: boolean,
  ) {
    if (typeof remotes !== 'string') for (const url of remotes) this.allow(url);
  }

  /** Each side has limits of its own, so that what the head fetches takes nothing from the base. */
  side(side: 'base' | 'head'): Charts {
    const { charts, sideMs } = this.fetcher.limits;
    let left = charts;
    const until = performance.now() + sideMs;
    const names = (repository: string): void => {
      if (side === 'base') this.allow(repository);
    };
    const chart = async (reference: ChartReference): Promise<FetchedChart | NotFetched> => {
      names(reference.repository);
      try {
        const { in: repository, name } = located(reference);
        this.check(repository, name);
        left -= 1;
        if (left < 0) throw failed('number');
        const { version, tag = null } = reference;
        return this.noted(await this.fetcher.fetch(repository, name, { version, tag }, until));
      } catch (error) {
        return asNotFetched(error);
      }
    };
    return { names, chart };
  }

  /** Every chart that was resolved, in order. */
  get resolved(): readonly ResolvedChart[] {
    return [...this.found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, chart]) => chart);
  }

  private noted(result: FetchedChart | NotFetched): FetchedChart | NotFetched {
    if ('folder' in result) {
      const { repository, name, version, digest } = result;
      this.found.set(JSON.stringify([repository, name, version, digest]), {
        repository,
        name,
        version,
        digest,
      });
    }
    return result;
  }

  private allow(repository: string): void {
    try {
      this.allowed.add(keyOf(repositoryOf(repository)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  private check(repository: Repository, name: string): void {
    const { remotes, isSafeEvent } = this;
    if (remotes === 'none') throw new Refusal({ declared: 'none' });
    if (!isSafeEvent) throw new Refusal({ declared: 'event' });
    const key = keyOf(repository);
    const isNamed = this.allowed.has(key) || (repository.isOci && this.allowed.has(`${key}/${name}`));
    if (remotes !== 'any' && !isNamed) throw new Refusal({ declared: 'unlisted' });
  }
}
