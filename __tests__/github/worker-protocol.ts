/** A run of the action, as a worker is asked for it. */
export interface ActionRun {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  /** True where waits and the time that a request may take are a small part of what they are. */
  readonly isHasty: boolean;
}

const ENDED = /\0ended (\d+)\0$/;

/** What the worker writes to an output when a run has ended: nothing of that run comes after it. */
export function ended(exitCode: number): string {
  return `\0ended ${exitCode}\0`;
}

/** What a run has written, and its exit code; null while it runs. */
export function endIn(written: string): { readonly text: string; readonly exitCode: number } | null {
  const [mark, exitCode] = ENDED.exec(written.slice(-20)) ?? [];
  return mark === undefined ? null : { text: written.slice(0, -mark.length), exitCode: Number(exitCode) };
}
