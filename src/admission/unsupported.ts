/**
 * What an API server can work out and this engine does not: a function or a notation it does not know, or more work than it does for
 * one object. Never an answer about the object: who meets one judges the object by other means, and says so.
 */
export class Unsupported extends Error {}
