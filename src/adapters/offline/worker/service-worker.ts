import type { WorkerMessage } from '../worker-protocol.ts'
import { createAppFiles } from './app-files.ts'
import type { AppList } from './app-list.ts'
import { sortRequest } from './sort-request.ts'
import { tidyCaches } from './tidy-caches.ts'
import { isKeptAsUsed } from './kept-as-used.ts'
import { createUsedFiles } from './used-files.ts'

declare const self: ServiceWorkerGlobalScope
/** Put before this script by the build. */
declare const appList: AppList

const { origin } = self.location
const needs = { caches, fetch: (...asked: Parameters<typeof fetch>) => fetch(...asked) }
const app = createAppFiles({ ...needs, list: appList, pageUrl: self.registration.scope })
const used = createUsedFiles(needs)
const tidy = () => tidyCaches({ version: appList.version, caches, locks: navigator.locks })

self.addEventListener('install', (event) => event.waitUntil(app.install()))

self.addEventListener('activate', (event) =>
  // The first visit has its page from the server; what it fetches from here on is kept.
  event.waitUntil(self.clients.claim()),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = sortRequest(request, { origin, hasFile: app.hasFile })
  if (kind === 'page') event.respondWith(app.answerPage(request))
  else if (kind === 'file') event.respondWith(app.answerFile(request))
  else if (kind === 'used') event.respondWith(used.answer(request))
})

self.addEventListener('message', (event) => {
  // Only pages of our own origin can send any.
  const message: WorkerMessage = event.data
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting())
  else event.waitUntil(settle(message.fetched.filter(isKeptAsUsed)))
})

async function settle(urls: readonly string[]): Promise<void> {
  // One that waits or is being installed has files of its own that nobody holds yet.
  if (!self.registration.waiting && !self.registration.installing) await tidy()
  const { quota = Infinity, usage = 0 } = await estimateRoom()
  // Presentations come first: they are nowhere else.
  if (quota - usage < 3 * appList.bytes) return
  await app.fill()
  await used.settle(urls)
}

/** Where a browser does not know or does not tell, a store that is full says so by itself. */
async function estimateRoom(): Promise<StorageEstimate> {
  try {
    return await navigator.storage.estimate()
  } catch {
    return {}
  }
}
