export declare const ASSETS: string;
export declare function pageAssets(): Promise<{
  readonly module: string;
  readonly inputs: readonly string[];
}>;
