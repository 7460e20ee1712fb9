export default {
  // Test files run in plain Node.js processes: the contexts that jest makes for each file take most of the time of this code.
  runner: 'jest-light-runner/child-process',
  // As many processes as cores; with one, jest would run all files in its own process.
  maxWorkers: '100%',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  globalSetup: '<rootDir>/scripts/compile.mjs',
  setupFiles: ['<rootDir>/__tests__/property-seed.ts'],
  transform: {},
};
