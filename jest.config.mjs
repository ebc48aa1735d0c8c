// Source is TypeScript everywhere; swc turns it into CommonJS for jest.
const transform = {
  '^.+\\.(ts|tsx|js|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: false },
      },
      module: { type: 'commonjs' },
    },
  ],
};

const base = {
  rootDir: import.meta.dirname,
  transform,
  // Libraries that ship ES modules only.
  transformIgnorePatterns: [
    'node_modules/\\.pnpm/(?!(antd|@ant-design|@babel|@rc-component|rc-|cookie@|oidc-provider|openid-client|oauth4webapi|jose|nanoid|until-async|@advisor|quick-lru|got|p-|fontkit|@open-draft|fast-check|pure-rand|@tus|srvx|cookie-es)[^/]*)',
  ],
  moduleNameMapper: { '\\.(css|woff2)$': '<rootDir>/shared/testing/src/asset.ts' },
  // Built packages are not sources.
  modulePathIgnorePatterns: ['<rootDir>/((shared/embed|backend)/)?dist/'],
  clearMocks: true,
  restoreMocks: true,
};

const browserPackages = [
  'host',
  'mfe-*',
  'shared/{api-client,case,embed,shell,ui,forms,i18n,sheets,testing}',
];

export default {
  // A test that hangs, not one on a busy machine. What is a time itself goes by a clock of the test.
  testTimeout: 300_000,
  projects: [
    {
      ...base,
      displayName: 'browser',
      resolver: '<rootDir>/shared/federation/src/build/static-antd-resolver.mjs',
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
      setupFilesAfterEnv: ['<rootDir>/shared/testing/src/setup-browser.ts'],
      testMatch: browserPackages.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
    },
    {
      ...base,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/shared/{addresses,contracts,deployment,federation,lending,slots}/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.{ts,mjs}',
        '<rootDir>/e2e/bench/**/*.test.ts',
      ],
    },
    {
      ...base,
      displayName: 'operations',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/operations/**/*.test.ts'],
      // Nodes share a database on a server only.
      testPathIgnorePatterns: process.env.TEST_DATABASE_URL ? [] : ['.'],
    },
    {
      ...base,
      displayName: 'backend',
      runtime: '<rootDir>/backend/jest/runtime.cjs',
      testEnvironment: '<rootDir>/backend/jest/environment.cjs',
      globalSetup: '<rootDir>/backend/src/testing/global-setup.ts',
      testMatch: ['<rootDir>/backend/**/*.test.ts'],
      // What only a server can show; PGlite has no connections.
      testPathIgnorePatterns: process.env.TEST_DATABASE_URL ? [] : ['\\.server\\.test\\.ts$'],
    },
  ],
};
