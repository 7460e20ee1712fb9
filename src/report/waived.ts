import type { Finding } from '../plan/finding.js';

/** An accepted finding, with who accepts it, until when, how much of it and why behind what it says. */
export function withWaiver(finding: Finding): Finding {
  const { waiver, message } = finding;
  if (waiver === null) return finding;
  const { owner, expires, max, reason } = waiver;
  const upTo = max === null ? '' : `up to ${max} `;
  const why = reason.trim().replace(/\.$/, '');
  return {
    ...finding,
    message: `${message} Waived ${upTo}until the end of ${expires} UTC by ${owner}: ${why}.`,
  };
}
