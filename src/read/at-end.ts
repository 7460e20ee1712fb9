const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Has something cleaned up also where a signal ends the process, or an error that nobody foresaw; a signal ends it all the same.
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
