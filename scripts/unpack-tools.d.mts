/** A folder with the real kubectl and helm, unpacked once for all test files and runs. */
export function toolFolder(): string;
