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

/** These follow from the configuration; any other reason may pass. */
const DECLARED: readonly Reason[] = ['none', 'event', 'untouched', 'unlisted', 'credentials'];

/** Keeps a chart from being fetched. */
export class Refusal extends Error {
  readonly isDeclared: boolean;

  constructor(readonly reason: Reason) {
    super(REASONS[reason]);
    this.isDeclared = DECLARED.includes(reason);
  }
}
