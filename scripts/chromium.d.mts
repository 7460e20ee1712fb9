export declare const REQUIRED: boolean;
export declare function chromiumPath(): string | null;
