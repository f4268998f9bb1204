import { join } from 'node:path'

import type { Browser } from '@playwright/test'

import type { Deck } from '#core/deck/deck.ts'

import { findPeerProblem } from '../peers/install-peers.mjs'
import { buildSlidevDeck } from './build-slidev-deck.ts'
import { measureVisit, type Visit } from './measure-visit.ts'
import { serveFolder } from './serve-folder.ts'
import { writeRevealDeck } from './write-reveal-deck.ts'

export const revealName = 'reveal.js 6.0.2'
export const slidevName = 'Slidev 52.16.0'

export const contextOptions = {
  viewport: { width: 1440, height: 900 },
  // What it keeps for later visits it fetches once the page is idle, and is no part of starting up.
  serviceWorkers: 'block' as const,
}

type Visiting = { deck: Deck; rounds: number; scratch: string }

/** The same deck made with programs that show decks and do nothing else. */
export async function visitPeers(
  browser: Browser,
  { deck, rounds, scratch }: Visiting,
): Promise<{ peers: Map<string, Visit>; missing: string[] }> {
  const missing: string[] = []
  const peers = new Map<string, Visit>()
  for (const { name, folder, write, ready } of listPeers()) {
    const home = join(scratch, name)
    const problem = findPeerProblem(folder) ?? findProblem(() => write(deck, home))
    if (problem) missing.push(`${name}, since ${problem}.`)
    else peers.set(name, await visitFolder(browser, { home, ready, rounds }))
  }
  return { peers, missing }
}

const listPeers = () => [
  {
    name: revealName,
    folder: '.',
    write: writeRevealDeck,
    ready: '.reveal.ready .slides section.present h2',
  },
  {
    name: slidevName,
    folder: 'slidev',
    write: buildSlidevDeck,
    ready: '.slidev-page h1',
  },
]

function findProblem(act: () => void): string | null {
  try {
    act()
    return null
  } catch (error) {
    return `it could not be built (${String(error).split('\n')[0]})`
  }
}

type FolderVisit = { home: string; ready: string; rounds: number }

async function visitFolder(browser: Browser, { home, ready, rounds }: FolderVisit): Promise<Visit> {
  const server = await serveFolder(home)
  const context = await browser.newContext(contextOptions)
  // Nothing of theirs may come from elsewhere: there may be no network, and it would not be compared.
  await context.route(
    (url) => url.origin !== server.url,
    (route) => route.abort(),
  )
  try {
    return await measureVisit(browser, { context, url: server.url, ready }, rounds)
  } finally {
    await context.close()
    server.stop()
  }
}
