import { test } from '@playwright/test'

import { type ModelServer, startModelServer } from '../../fakes/model-server.ts'

/** A test that asks for `server` has a fake service of its own. */
export const testWithServer = test.extend<{ server: ModelServer }>({
  // Playwright insists on a pattern.
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, provide) => {
    const server = await startModelServer()
    await provide(server)
    await server.close()
  },
})
