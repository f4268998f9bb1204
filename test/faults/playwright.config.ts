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
  webServer: {
    command: 'node --import tsx test/faults/serve-page.ts',
    cwd: '../..',
    // The port is a free one, so what the server says is the only place to learn it from.
    wait: { stdout: /ready at (?<lectern_faults_url>\S+)/ },
  },
})
