export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  reporters: ['default', '<rootDir>/scripts/cost-reporter.mjs'],
  globalSetup: '<rootDir>/scripts/compile-for-tests.mjs',
  setupFiles: ['<rootDir>/__tests__/property-seed.ts'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  collectCoverageFrom: ['src/**/*.ts'],
  // Modules loaded under the VM flag are never freed, so one process for all files ends without memory (4 GB on Node.js 20) and
  // is four times as slow for collecting garbage before that. Workers that have grown are replaced.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '500MB',
};
