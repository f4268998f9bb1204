import { serveTestPage } from '../fixtures/serve-test-page.ts'

await serveTestPage('faults')
