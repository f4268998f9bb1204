import { defineConfig } from '@playwright/test'

/** They say how long something takes at most: in a browser, and of a server, which hardly needs a processor. */
const inBrowser = ['kill.fault.ts', 'storage-full.fault.ts', 'limits.fault.ts']
const ofServer = ['slow-disk.fault.ts', 'strain-server.fault.ts']

export default defineConfig({
  testDir: '.',
  testMatch: '*.fault.ts',
  outputDir: '../../test-results/faults',
  reporter: 'line',
  // One more than cores: most of the time they wait for a browser to die.
  workers: 3,
  projects: [
    // One at a time: two browsers that fight for the processor would measure each other.
    { name: 'timed browser', testMatch: inBrowser, workers: 1 },
    { name: 'timed server', testMatch: ofServer, workers: 1 },
    {
      name: 'untimed',
      testIgnore: [...inBrowser, ...ofServer],
      dependencies: ['timed browser', 'timed server'],
    },
  ],
  // Generous, because a machine that others use is slow and not wrong.
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // The ports are free ones, so what the servers say is the only place to learn them from.
  webServer: [
    {
      command: 'node --import tsx test/faults/serve-page.ts',
      cwd: '../..',
      timeout: 300_000,
      wait: { stdout: /ready at (?<lectern_faults_url>\S+)/ },
    },
    {
      command: 'node dist-server/index.js',
      cwd: '../..',
      env: { HOST: '127.0.0.1', PORT: '0', LECTERN_DATA_DIR: 'test-results/faults-data' },
      timeout: 300_000,
      wait: { stdout: /ready at (?<lectern_url>\S+)/ },
    },
  ],
})
