/** Tells a page of ours from other files. */
export const PAGE_MARK = '<meta name="generator" content="fleetplan">';
