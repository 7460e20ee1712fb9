export interface Surroundings {
  /** Paths of the kubeconfig count from here. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}
