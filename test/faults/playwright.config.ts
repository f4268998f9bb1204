import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '*.fault.ts',
  outputDir: '../../test-results/faults',
  reporter: 'line',
  // One at a time: two browsers that fight for the processor would measure each other.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // The ports are free ones, so what the servers say is the only place to learn them from.
  webServer: [
    {
      command: 'node --import tsx test/faults/serve-page.ts',
      cwd: '../..',
      wait: { stdout: /ready at (?<lectern_faults_url>\S+)/ },
    },
    {
      command: 'node dist-server/index.js',
      cwd: '../..',
      env: { HOST: '127.0.0.1', PORT: '0', LECTERN_DATA_DIR: 'test-results/data' },
      wait: { stdout: /ready at (?<lectern_url>\S+)/ },
    },
  ],
})
