/** Which text a screenshot is of. */
export function seenDigest(comment: string): string;
