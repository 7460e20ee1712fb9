/**
 * Reasons why a chart was not fetched. Every text is fixed: nothing that a server answers is repeated.
 * Source of the distinction: a declared reason follows from the configuration, a failure may pass.
 */
const DECLARED = {
  none: 'remote charts are not fetched (`remotes: none`)',
  event: 'remote charts are not fetched under pull_request_target and workflow_run',
  untouched: 'the change does not touch it',
  unlisted:
    'neither the base nor `remotes` names its repository; add it to `remotes` of the configuration in a change before this one',
  credentials: 'its repository asks for credentials, and none are configured',
} as const;

const FAILED = {
  address: 'its repository is not an address that can be fetched; use https:// or oci:// without credentials',
  insecure: 'its repository is not reached over https',
  'private-address': 'a host of its repository has an address that is not public',
  host: 'a host of its repository was not found',
  unreachable: 'its repository did not answer',
  redirect: 'its repository redirects to another host; name the new address',
  'too-many-redirects': 'its repository redirects more than 5 times',
  status: 'its repository answered with an error',
  missing: 'its repository does not hold it',
  version: 'no version in its repository satisfies the one that is asked for',
  index: 'the index of its repository could not be read',
  elsewhere: 'the index of its repository refers to an archive on another host without its digest',
  digest: 'its archive does not have the digest that the index of its repository gives',
  slow: 'its repository took too long',
  large: 'it is larger than what is fetched',
  number: 'too many charts were fetched before it',
  archive: 'its archive is not a chart: a link, a bad name, a missing file, or damage',
  dependency: 'its archive lacks a chart that it depends on',
  reference: 'its name or version is not one that Helm accepts',
  tool: 'helm is not on the PATH; install it in a step before this one',
} as const;

export type NotFetched =
  | { readonly declared: keyof typeof DECLARED }
  | { readonly failed: keyof typeof FAILED };

/** Carries a reason out of the depth of a download. */
export class Refusal extends Error {
  constructor(readonly reason: NotFetched) {
    super('declared' in reason ? DECLARED[reason.declared] : FAILED[reason.failed]);
  }
}

export function failed(code: keyof typeof FAILED): Refusal {
  return new Refusal({ failed: code });
}

/** The end of a sentence about a chart. */
export function textOf(reason: NotFetched): string {
  return new Refusal(reason).message;
}
