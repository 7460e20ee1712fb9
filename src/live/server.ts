import type { ProblemCode } from '../manifest/problem-codes.js';
import { parsedJson } from '../manifest/json/parsed.js';
import { isObject, type JsonObject } from '../manifest/manifest.js';
import { visible } from '../manifest/words/visible.js';
import { retryAfterMs } from '../read/retry-after.js';
import type { Access } from './access.js';
import { LiveFault, said } from './fault.js';
import { type Patience, Waits } from './patience.js';
import { type Answer, BrokenLine, Line, type RequestLimits } from './request.js';

/** What the server said, parsed. Only 200 and refusals that another try would not change come so far. */
export interface Told {
  readonly status: number;
  readonly value: JsonObject;
}

const JSON_TYPE = 'application/json';

/** Errors of TLS and of names: the next try fares no better. */
const LASTING = /^(?:ENOTFOUND|ERR_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_|TOO_LARGE)/;

/** An API server that is asked patiently: waits as it asks, and tries again what broke. Every failure is a LiveFault. */
export class Server {
  private line: Line | null = null;
  private readonly waits: Waits;

  constructor(
    private readonly access: Access,
    patience: Patience,
    private readonly limits: RequestLimits,
  ) {
    this.waits = new Waits(patience);
  }

  get address(): string {
    return visible(this.access.server.origin);
  }

  /**
   * Asks for an address below that of the server; `isOptional` is not asked for twice. Throws a LiveFault where no answer can be had
   * that is whole.
   */
  async get(path: string, accept: string = JSON_TYPE, isOptional = false): Promise<Told> {
    let renewed = false;
    for (let tries = isOptional ? this.waits.patience.tries : 1; ; tries++) {
      const begun = this.waits.patience.now();
      const outcome = await this.attempt(path, accept);
      if ('told' in outcome) return outcome.told;
      if (outcome.isUnknown === true && !renewed) {
        renewed = true;
        this.close();
        continue;
      }
      if (
        !outcome.isWorthAnother ||
        !(await this.waits.before(tries, outcome.askedMs, this.waits.patience.now() - begun))
      )
        throw new LiveFault(
          outcome.code,
          `${this.address} ${outcome.why} at ${visible(addressWithoutToken(path))}.${adviceOn(outcome)}`,
        );
    }
  }

  close(): void {
    this.line?.close();
    this.line = null;
  }

  private async attempt(path: string, accept: string): Promise<{ readonly told: Told } | Failed> {
    this.line ??= new Line(this.access, await this.access.credential(), this.limits);
    try {
      return this.judged(await this.line.get(path, accept));
    } catch (error) {
      if (!(error instanceof BrokenLine)) throw error;
      const why = `could not be read to the end (${visible(error.message, 200)})`;
      return { code: 'broken-line', why, isWorthAnother: !LASTING.test(error.code), askedMs: null };
    }
  }

  private judged(answer: Answer): { readonly told: Told } | Failed {
    const { status, headers } = answer;
    const held = parsedJson(answer.body.toString('utf8'));
    const value = isObject(held) ? held : null;
    const askedMs = retryAfterMs(headers['retry-after'], this.waits.patience.now());
    const why = `answered ${status}${said(messageOf(value))}`;
    if (status === 401)
      return { code: 'not-logged-in', why, isWorthAnother: false, askedMs: null, isUnknown: true };
    if (status === 429) return { code: 'too-many-requests', why, isWorthAnother: true, askedMs };
    if (status >= 500 && !isAheadOfServer(value))
      return { code: 'server-error', why, isWorthAnother: true, askedMs };
    if (status >= 300 && status < 400)
      return { code: 'no-api-server', why, isWorthAnother: false, askedMs: null };
    if (value !== null) return { told: { status, value } };
    if (status !== 200) return { told: { status, value: {} } };
    // A line without a length that is cut off looks whole; what came over it is not.
    return { code: 'no-json', why: 'answered with what is no JSON', isWorthAnother: true, askedMs: null };
  }
}

interface Failed {
  readonly code: ProblemCode;
  readonly why: string;
  readonly isWorthAnother: boolean;
  readonly askedMs: number | null;
  /** The server does not know who asks. */
  readonly isUnknown?: boolean;
}

function adviceOn({ code }: Failed): string {
  if (code === 'not-logged-in') return ' It does not take the credential of the kubeconfig: log in again.';
  if (code === 'no-api-server') return ' Correct the server in the kubeconfig.';
  return '';
}

/** The token of a page is long and says nothing to a person. */
function addressWithoutToken(path: string): string {
  return path.replace(/([?&]continue=)[^&]*/, '$1…');
}

/** What a Status says. */
export function messageOf(value: JsonObject | null): string {
  const message = value?.['message'];
  return typeof message === 'string' ? message : '';
}

/** True where the server asked for is behind the one that named a resource version: a later try may work, one without it will. */
export function isAheadOfServer(value: JsonObject | null): boolean {
  const details = value?.['details'];
  const causes = isObject(details) ? details['causes'] : undefined;
  if (!Array.isArray(causes)) return false;
  return causes.some((cause) => isObject(cause) && cause['reason'] === 'ResourceVersionTooLarge');
}
