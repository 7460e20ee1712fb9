export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
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
  // No test asks how long something takes; a loaded machine takes ten times as long as a quiet one.
  testTimeout: 60_000,
  collectCoverageFrom: ['src/**/*.ts'],
};
