import { defineConfig } from '@playwright/test'

import { browserLaunchOptions } from './scripts/find-browser.mjs'
import { listGateTests } from './test/spec-matrix/list-gate-tests.ts'

const long = /@long/

/** By hand and in `npm run test:full` every test runs. What a project picks takes the place of what all pick. */
const gate = process.env['LECTERN_GATE'] ? listGateTests() : null
const longOnes =
  gate?.map(({ source }) => new RegExp(`^(?=.*${long.source}).*(?:${source})`)) ?? long

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  ...(gate && { grep: gate }),
  fullyParallel: true,
  projects: [
    // First, or all would wait for them at the end.
    { name: 'long', grep: longOnes },
    { name: 'short', grepInvert: long },
  ],
  // One more than cores: whoever waits leaves its core to another, and five take a tenth longer.
  workers: 3,
  // Generous, because a machine that others use is slow and not wrong: one that got a tenth of its
  // processor for a minute needed more than 20 s for what takes two.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A second try tells a machine under load from a fault; the gate names what needed one.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  webServer: {
    command: 'node dist-server/index.js',
    env: { HOST: '127.0.0.1', PORT: '0', LECTERN_DATA_DIR: 'test-results/data' },
    timeout: 300_000,
    // The port is a free one, so what the server says is the only place to learn it from.
    wait: { stdout: /ready at (?<lectern_url>\S+)/ },
  },
  use: {
    baseURL: process.env['LECTERN_URL'],
    launchOptions: browserLaunchOptions(),
    // It would fetch the whole app for every test, and answer what a test wants to answer itself.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
})
