import { yjsDocumentFormat } from '#adapters/document/yjs-document-format.ts'
import { openDatabase } from '#adapters/storage/database.ts'
import { createIndexedDbDeckStore } from '#adapters/storage/indexed-db-deck-store.ts'
import { openBroadcastDeckChannel } from '#adapters/tabs/broadcast-deck-channel.ts'
import { browserPageLifecycle } from '#adapters/tabs/browser-page-lifecycle.ts'
import { openLocalUnsavedChanges } from '#adapters/tabs/local-unsaved-changes.ts'
import { createRecord } from '#core/deck/create-record.ts'
import type { Deck } from '#core/deck/deck.ts'
import { changeSlide } from '#core/edit/change-slide.ts'
import type { Result } from '#core/result.ts'
import { exportOpenDeck } from '#workspace/files/export-open-deck.ts'
import { type OpenDeck, openDeck } from '#workspace/deck/open-deck.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'

import { damageRow, restoreRow } from './damage-row.ts'
import { editAtRandom, type RandomEditing } from './edit-at-random.ts'
import { type Witness, writeSteadily } from './write-steadily.ts'

export const userId = 'demo-user'
const store = createIndexedDbDeckStore(openDatabase())
let tab: OpenDeck | null = null

function theTab(): OpenDeck {
  if (!tab) throw new Error('No deck is open')
  return tab
}

function unwrap<T>(result: Result<T, { code: string }>): T {
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

const now = () => new Date().toISOString()

/** A picture that no compression makes smaller. */
function makePicture(bytes: number): Blob {
  const noise = new Uint8Array(bytes)
  for (let at = 0; at < bytes; at += 65_536)
    crypto.getRandomValues(noise.subarray(at, Math.min(at + 65_536, bytes)))
  return new Blob([noise], { type: 'image/png' })
}

/** What the tests can ask of the page. Everything goes through the parts that the app is made of. */
const faultsPage = {
  async create(id: string, deck: Deck): Promise<void> {
    unwrap(await store.create(createRecord(deck, { id, userId, now: now() }), deck, []))
  },

  async open(id: string): Promise<void> {
    const needs = {
      store,
      format: yjsDocumentFormat,
      openChannel: openBroadcastDeckChannel,
      openUnsaved: openLocalUnsavedChanges,
      page: browserPageLifecycle,
      clock: systemClock,
    }
    tab = unwrap(await openDeck(id, needs))
    const status = document.querySelector('[role=status]')
    const show = () => status?.replaceChildren(theTab().state.getState().save.kind)
    tab.state.subscribe(show)
    show()
  },

  read: () => theTab().state.getState(),
  /** Never ends; what it does is told to `tellWritten` and `tellSaved`, which the test provides. */
  startWriting(seed: number, firstWord: number): void {
    void writeSteadily(
      theTab(),
      { seed, firstWord, makePicture: () => makePicture(100_000) },
      { onWritten: window.tellWritten, onSaved: window.tellSaved },
    )
  },
  editAtRandom: (editing: RandomEditing) => editAtRandom(theTab(), editing),
  flush: () => theTab().flush(),
  async close(): Promise<void> {
    await theTab().close()
    tab = null
  },

  /** Writes a word at the end of the notes of a slide. */
  write(word: string, slide: number): void {
    theTab().edit((view) => {
      const { id, notes } = view.deck.slides[slide % view.deck.slides.length]!
      return changeSlide(view, id, { notes: `${notes} ${word}` })
    })
  },

  async showPicture(bytes: number, slide: number): Promise<void> {
    const imageUrl = await theTab().addPicture(makePicture(bytes))
    theTab().edit((view) =>
      changeSlide(view, view.deck.slides[slide % view.deck.slides.length]!.id, { imageUrl }),
    )
  },

  /** The text of the file that is offered when saving fails. */
  async download(): Promise<string> {
    const { blob } = await exportOpenDeck(theTab())
    return blob.text()
  },

  /** Shows pictures until there is no room for another one; answers when that was said. */
  async fillUp(bytes: number): Promise<{ lastSaved: Deck; shownAt: number; saidAt: number }> {
    for (;;) {
      const { deck: lastSaved } = faultsPage.read()
      await faultsPage.showPicture(bytes, 0)
      const shownAt = Date.now()
      if ((await faultsPage.waitForSave()) === 'unsaved')
        return { lastSaved, shownAt, saidAt: Date.now() }
    }
  },

  /** How the save that is under way ended; with `wanted`, the first that ended so. */
  waitForSave: (wanted?: 'saved'): Promise<'saved' | 'unsaved'> =>
    new Promise((resolve) => {
      const { state } = theTab()
      const check = () => {
        const { kind } = state.getState().save
        if (kind === 'saving' || (wanted && kind !== wanted)) return
        stop()
        resolve(kind)
      }
      const stop = state.subscribe(check)
      check()
    }),

  /** All that is on disk of a deck, each part as it stands. */
  async load(id: string) {
    const record = unwrap(await store.loadRecord(id))
    const { deck, document, revision } = unwrap(await store.loadContent(id))
    const pictures = deck.slides.flatMap(({ imageUrl }) => imageUrl?.split('asset:')[1] ?? [])
    const loaded = await Promise.all(pictures.map((hash) => store.loadPicture(hash)))
    return {
      record,
      deck,
      revision,
      documentDeck: document ? (yjsDocumentFormat.open(document)?.read() ?? null) : null,
      missingPictures: loaded.filter((picture) => !picture.ok).length,
    }
  },
  list: async () => unwrap(await store.list(userId)),
  /** The deck, or the code of the failure. */
  async tryToOpen(id: string): Promise<Deck | string> {
    try {
      await faultsPage.open(id)
    } catch (error) {
      return error instanceof Error ? error.message : 'thrown'
    }
    const { deck } = faultsPage.read()
    await faultsPage.close()
    return deck
  },
  damageRow,
  restoreRow,
}

export type FaultsPage = typeof faultsPage

declare global {
  interface Window {
    faults: FaultsPage
    tellWritten: Witness['onWritten']
    tellSaved: Witness['onSaved']
  }
}

window.faults = faultsPage
