const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Cleans up also when a signal or an unexpected error ends the process; the signal still ends it.
 * Returns what takes that back. Only for times in which the process waits: while it computes, no signal would be heard.
 */
export function atEnd(clean: () => void): () => void {
  const undo = (): void => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    process.off('exit', clean);
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    undo();
    clean();
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.on('exit', clean);
  return undo;
}
