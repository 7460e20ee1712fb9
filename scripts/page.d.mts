export function buildPage(): Promise<{
  readonly script: string;
  readonly style: string;
  readonly inputs: readonly string[];
}>;
