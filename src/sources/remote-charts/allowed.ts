import { failed, type NotFetched, Refusal } from './refusal.js';
import { asNotFetched, type FetchedChart, type RemoteCharts } from './remote-charts.js';
import { type ChartReference, keyOf, located, repositoryOf } from './repository.js';

/** They run with secrets, on what a pull request brings. */
const UNSAFE_EVENTS: ReadonlySet<string> = new Set(['pull_request_target', 'workflow_run']);

/** Repositories beside those that the base names. */
export type Remotes = 'none' | 'any' | readonly string[];

/** What the renderers of one side ask for charts. */
export interface Charts {
  /** Tells of a repository, or of an OCI chart by its whole address, that an object of the side names. */
  readonly names: (repository: string) => void;
  /** `use` is everything that is rendered with the chart: equal on both sides if the change does not touch it. */
  readonly chart: (reference: ChartReference, use: string) => Promise<FetchedChart | NotFetched>;
  /** Uses that were asked for so far. */
  readonly uses: ReadonlySet<string>;
  /** `REPOSITORY/NAME VERSION DIGEST` of every chart that was resolved so far, in order. */
  readonly resolved: () => readonly string[];
}

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
  side(side: 'base' | 'head', only: ReadonlySet<string> | null = null): Charts {
    const { charts, sideMs } = this.fetcher.limits;
    let left = charts;
    const found = new Set<string>();
    const uses = new Set<string>();
    const until = performance.now() + sideMs;
    const names = (repository: string): void => {
      if (side === 'base') this.allow(repository);
    };
    const chart = async (reference: ChartReference, use: string): Promise<FetchedChart | NotFetched> => {
      names(reference.repository);
      uses.add(use);
      try {
        const at = located(reference);
        const key = keyOf(at.repository);
        this.check(at.repository.isOci ? [key, `${key}/${at.name}`] : [key]);
        if (only?.has(use) === false) throw new Refusal({ declared: 'untouched' });
        left -= 1;
        if (left < 0) throw failed('number');
        const { version, tag = null } = reference;
        const result = await this.fetcher.get({ ...at, version, tag, until });
        if ('folder' in result) found.add(`${key}/${at.name} ${result.version} ${result.digest}`);
        return result;
      } catch (error) {
        return asNotFetched(error);
      }
    };
    return { names, chart, uses, resolved: () => [...found].toSorted() };
  }

  private allow(repository: string): void {
    try {
      this.allowed.add(keyOf(repositoryOf(repository)));
    } catch (error) {
      asNotFetched(error);
    }
  }

  /** @param keys the addresses by which the repository may be allowed */
  private check(keys: readonly string[]): void {
    const { remotes, event, allowed } = this;
    if (remotes === 'none') throw new Refusal({ declared: 'none' });
    if (event !== null && UNSAFE_EVENTS.has(event)) throw new Refusal({ declared: 'event' });
    if (remotes !== 'any' && !keys.some((key) => allowed.has(key)))
      throw new Refusal({ declared: 'unlisted' });
  }
}
