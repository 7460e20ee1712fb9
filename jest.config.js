export default {
  // Test files run in plain Node.js processes: the contexts that jest makes for each file take most of the time of this code.
  runner: '<rootDir>/scripts/test-runner.mjs',
  // As many processes as cores. On one core the files run in jest's own process, which the servers that they share would keep.
  maxWorkers: '100%',
  forceExit: true,
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  globalSetup: '<rootDir>/scripts/compile.mjs',
  setupFiles: ['<rootDir>/scripts/test-setup.mjs'],
  transform: {},
};
