import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { yjsDocumentFormat } from '#adapters/document/yjs-document-format.ts'
import { createMemoryDeckStore, createMemoryTables } from '#adapters/storage/memory-deck-store.ts'
import { createMemoryDeckChannels } from '#adapters/tabs/memory-deck-channel.ts'
import { createMemoryPageLifecycle } from '#adapters/tabs/memory-page-lifecycle.ts'
import { createMemoryUnsavedChanges } from '#adapters/tabs/memory-unsaved-changes.ts'
import { createRecord } from '#core/deck/create-record.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import { addSlide } from '#core/edit/add-slide.ts'
import { changeSlide } from '#core/edit/change-slide.ts'
import type { DeckView } from '#core/edit/deck-view.ts'
import { deleteSlide } from '#core/edit/delete-slide.ts'
import { moveSlide } from '#core/edit/move-slide.ts'
import { renameDeck } from '#core/edit/rename-deck.ts'
import { trimSlide } from '#core/edit/trim-slide.ts'
import { ok } from '#core/result.ts'

import {
  applyRandomEdit,
  arbitraryDeck,
  arbitraryEdit,
  countRuns,
} from '../../test/fixtures/arbitrary-deck.ts'
import { createManualClock, settle } from '../../test/fixtures/manual-clock.ts'
import { retryDelaysMs, saveDebounceMs } from './autosave.ts'
import { editStoredDeck } from './edit-stored-deck.ts'
import { type OpenDeck, openDeck, type OpenDeckNeeds } from './open-deck.ts'

vi.setConfig({ testTimeout: 120_000 })

const slide = (id: string): Slide => ({ id, title: id, content: [`${id} point`], notes: '' })
const deck: Deck = { title: 'Deck', slides: [slide('a'), slide('b'), slide('c')] }
const id = 'deck-1'
const created = '2025-01-01T00:00:00.000Z'

/** A browser: one disk, as many tabs as one likes. */
async function createBrowser(start: Deck = deck) {
  const tables = createMemoryTables()
  const store = createMemoryDeckStore(tables)
  const openChannel = createMemoryDeckChannels()
  const clock = createManualClock()
  const page = createMemoryPageLifecycle()
  const record = createRecord(start, { id, userId: 'user', now: created })
  await store.create(record, start, [])

  const openUnsaved = createMemoryUnsavedChanges()
  const needs: OpenDeckNeeds = {
    store,
    format: yjsDocumentFormat,
    openChannel,
    openUnsaved,
    page,
    clock,
  }
  const openTab = async (others: Partial<OpenDeckNeeds> = {}): Promise<OpenDeck> => {
    const opened = await openDeck(id, { ...needs, ...others })
    if (!opened.ok) throw new Error(opened.error.code)
    await settle()
    return opened.value
  }
  const stored = async () => {
    const [content, listed] = await Promise.all([store.loadContent(id), store.loadRecord(id)])
    if (!content.ok || !listed.ok) throw new Error('The deck is stored')
    return { ...content.value, record: listed.value }
  }
  return {
    tables,
    store,
    clock,
    openChannel,
    needs,
    openTab,
    stored,
    hide: page.leave,
    show: page.comeBack,
    listening: page.countListeners,
    wouldWarn: page.wouldWarn,
  }
}

const rename = (tab: OpenDeck, title: string, mergeKey?: string) =>
  tab.edit((view) => renameDeck(view, title), mergeKey === undefined ? {} : { mergeKey })
const shown = (tab: OpenDeck) => tab.state.getState()
const titleOf = (tab: OpenDeck) => shown(tab).deck.title
const currentId = (tab: OpenDeck) => shown(tab).deck.slides[shown(tab).current]?.id
const pass = (view: DeckView) => view

describe('opening', () => {
  it('shows the stored deck as saved, on its first slide', async () => {
    const { openTab } = await createBrowser()
    expect(shown(await openTab())).toEqual({
      deck,
      current: 0,
      save: { kind: 'saved' },
      canUndo: false,
      canRedo: false,
    })
  })

  it('writes a first document without making the deck look edited', async () => {
    const { openTab, stored } = await createBrowser()
    await openTab()
    const { document, deck: snapshot, revision, record } = await stored()
    expect(document).toBeInstanceOf(Uint8Array)
    expect([snapshot, revision, record.updated_at]).toEqual([deck, 2, created])
  })

  it('a second time writes nothing', async () => {
    const { openTab, stored } = await createBrowser()
    await (await openTab()).close()
    const { revision } = await stored()
    await (await openTab()).close()
    expect((await stored()).revision).toBe(revision)
  })

  it('in two tabs at the same moment gives one document', async () => {
    const { openTab, stored } = await createBrowser()
    const [one, other] = await Promise.all([openTab(), openTab()])
    rename(one, 'Deck one')
    await Promise.all([one.flush(), other.flush()])
    expect([titleOf(one), titleOf(other)]).toEqual(['Deck one', 'Deck one'])
    expect((await stored()).deck.title).toBe('Deck one')
  })

  it('drops its first document when another tab has saved one, and an edit, in the meantime', async () => {
    const { openTab, stored, store, clock } = await createBrowser()
    const deaf = { openChannel: createMemoryDeckChannels() }
    const late = await openTab({
      ...deaf,
      store: {
        ...store,
        async loadContent(deckId) {
          const content = await store.loadContent(deckId)
          const early = await openTab()
          rename(early, 'Early')
          await early.close()
          return content
        },
      },
    })
    expect(titleOf(late)).toBe('Early')
    late.edit((view) => changeSlide(view, 'a', { notes: 'late' }))
    await clock.pass(1000)
    expect((await stored()).deck).toMatchObject({
      title: 'Early',
      slides: [{ notes: 'late' }, {}, {}],
    })
  })

  it('works while nothing can be written, and what is edited then can be saved later', async () => {
    const { openTab, stored, tables, clock } = await createBrowser()
    tables.fault = { code: 'storage-full' }
    const [one, other] = await Promise.all([openTab(), openTab()])
    expect(shown(one).save).toEqual({ kind: 'saved' })
    rename(one, 'Deck one')
    await settle()
    rename(other, 'Deck one other')
    await clock.pass(1000)
    expect(shown(one).save).toEqual({ kind: 'unsaved', failure: { code: 'storage-full' } })
    tables.fault = null
    await clock.pass(retryDelaysMs[0])
    expect([shown(one).save.kind, shown(other).save.kind]).toEqual(['saved', 'saved'])
    expect((await stored()).deck.title).toBe('Deck one other')
  })

  it('falls back on the deck beside a document that is damaged', async () => {
    const { openTab, tables } = await createBrowser()
    await (await openTab()).close()
    const row = tables.contents.get(id)!
    const other = yjsDocumentFormat.open(row.document!)!
    const vector = other.encodeVector()
    other.write({ ...deck, title: 'Deck that builds on what is missing' })
    const damaged = [
      row.document!.slice(0, 20),
      yjsDocumentFormat.seed({ ...deck, title: 'Bent' }),
      other.encodeSince(vector)!,
    ]
    for (const document of damaged) {
      tables.contents.set(id, { ...row, document })
      const tab = await openTab()
      expect(shown(tab).deck).toEqual(deck)
      rename(tab, 'Deck')
      await tab.close()
    }
  })

  it('answers why it cannot', async () => {
    const { needs } = await createBrowser()
    const opened = await openDeck('another', needs)
    expect(opened).toEqual({ ok: false, error: { code: 'not-found' } })
  })
})

describe('saving', () => {
  it('an edit is saved after a pause: record, content and document in one', async () => {
    const { openTab, stored, clock } = await createBrowser()
    const tab = await openTab()
    tab.edit((view) => addSlide(renameDeck(view, 'Renamed'), 'blank', () => 'new'))
    expect(shown(tab).save.kind).toBe('saving')
    await clock.pass(saveDebounceMs - 1)
    expect((await stored()).deck.title).toBe('Deck')
    await clock.pass(1)
    const { deck: snapshot, document, record } = await stored()
    expect(shown(tab).save.kind).toBe('saved')
    expect(snapshot).toEqual(shown(tab).deck)
    expect(yjsDocumentFormat.open(document!)?.read()).toEqual(snapshot)
    expect(record).toMatchObject({ title: 'Renamed', total_slides: 4 })
    expect(record.updated_at).toBe(new Date(clock.now()).toISOString())
  })

  it('a page that hides saves at once', async () => {
    const { openTab, stored, hide } = await createBrowser()
    rename(await openTab(), 'Hidden')
    hide()
    await settle()
    expect((await stored()).deck.title).toBe('Hidden')
  })

  it('a page that is gone before the save has finished loses nothing', async () => {
    const { openTab, stored, store, hide, clock } = await createBrowser()
    const never = new Promise<never>(() => {})
    const dying = await openTab({
      store: {
        ...store,
        saveContent: (save) => (save.deck.title === 'Deck' ? store.saveContent(save) : never),
      },
    })
    rename(dying, 'In the last moment')
    hide()
    const next = await openTab({ openChannel: createMemoryDeckChannels() })
    expect([titleOf(next), shown(next).save.kind]).toEqual(['In the last moment', 'saving'])
    await clock.pass(1000)
    expect((await stored()).deck.title).toBe('In the last moment')
    const { revision } = await stored()
    const last = await openTab({ openChannel: createMemoryDeckChannels() })
    await clock.pass(1000)
    expect([shown(last).save.kind, (await stored()).revision]).toEqual(['saved', revision])
  })

  it('a failed save keeps the edits and the stored deck, and is made up for', async () => {
    const { openTab, stored, tables, clock, wouldWarn } = await createBrowser()
    const tab = await openTab()
    tables.fault = { code: 'storage-full' }
    rename(tab, 'Kept')
    expect(wouldWarn()).toBe(false)
    await clock.pass(saveDebounceMs)
    expect(shown(tab).save).toEqual({ kind: 'unsaved', failure: { code: 'storage-full' } })
    expect(wouldWarn()).toBe(true)
    expect([titleOf(tab), (await stored()).deck.title]).toEqual(['Kept', 'Deck'])
    expect(await tab.flush()).toEqual({ ok: false, error: { code: 'storage-full' } })
    tables.fault = null
    expect(await tab.flush()).toEqual(ok(undefined))
    expect([shown(tab).save.kind, (await stored()).deck.title]).toEqual(['saved', 'Kept'])
  })

  it('selecting a slide saves nothing', async () => {
    const { openTab, clock } = await createBrowser()
    const tab = await openTab()
    tab.select(2)
    tab.select(99)
    tab.edit(pass)
    expect([shown(tab).current, shown(tab).save.kind, clock.waiting()]).toEqual([2, 'saved', 0])
  })

  it('closing saves and lets go of everything', async () => {
    const { openTab, stored, clock, listening } = await createBrowser()
    const tab = await openTab()
    rename(tab, 'Closed')
    await tab.close()
    expect((await stored()).deck.title).toBe('Closed')
    expect([clock.waiting(), listening()]).toEqual([0, 0])
    rename(tab, 'Too late')
    expect(titleOf(tab)).toBe('Closed')
  })

  it('closed while the disk is full, it saves when it can, and a new tab has the edits already', async () => {
    const { openTab, stored, tables, clock, listening } = await createBrowser()
    const tab = await openTab()
    tables.fault = { code: 'storage-full' }
    rename(tab, 'Not lost')
    await tab.close()
    const again = await openTab()
    expect(titleOf(again)).toBe('Not lost')
    tables.fault = null
    await clock.pass(retryDelaysMs[0])
    expect((await stored()).deck.title).toBe('Not lost')
    await again.close()
    expect([clock.waiting(), listening()]).toEqual([0, 0])
  })
})

describe('undo', () => {
  it('takes back each edit and leads to the slide it was made on', async () => {
    const { openTab } = await createBrowser()
    const tab = await openTab()
    tab.select(1)
    tab.edit(deleteSlide)
    tab.select(0)
    tab.edit((view) => addSlide(view, 'blank', () => 'new'))
    tab.edit((view) => moveSlide(view, 'down'))
    tab.select(0)
    tab.undo()
    expect(currentId(tab)).toBe('new')
    tab.undo()
    expect(currentId(tab)).toBe('a')
    tab.undo()
    expect(currentId(tab)).toBe('b')
    expect(shown(tab)).toMatchObject({ deck, canUndo: false, canRedo: true })
    tab.redo()
    tab.redo()
    expect(currentId(tab)).toBe('new')
  })

  it('takes typing back as one step, up to a pause of a second', async () => {
    const { openTab, clock } = await createBrowser()
    const tab = await openTab()
    rename(tab, 'D', 'title')
    await clock.pass(900)
    rename(tab, 'De', 'title')
    await clock.pass(900)
    rename(tab, 'Dec', 'title')
    await clock.pass(1000)
    rename(tab, 'Deck!', 'title')
    rename(tab, 'Deck!?', 'other')
    rename(tab, 'Deck!?!')
    const titles = Array.from({ length: 5 }, () => (tab.undo(), titleOf(tab)))
    expect(titles).toEqual(['Deck!?', 'Deck!', 'Dec', 'Deck', 'Deck'])
  })

  it('takes typing and the tidying up after it back together', async () => {
    const { openTab } = await createBrowser()
    const tab = await openTab()
    const tidy = () => tab.edit((view) => trimSlide(view, 'a'), { tidies: true })
    const slideTitle = () => shown(tab).deck.slides[0]?.title
    tab.edit((view) => changeSlide(view, 'a', { title: 'Moon ' }), { mergeKey: 'a:title' })
    tidy()
    expect(slideTitle()).toBe('Moon')
    tab.undo()
    expect(shown(tab)).toMatchObject({ deck, canUndo: false, canRedo: true })
    tab.redo()
    expect(slideTitle()).toBe('Moon')
  })

  it('leaves what can be redone when something is tidied', async () => {
    const { openTab } = await createBrowser()
    const tab = await openTab()
    tab.edit((view) => changeSlide(view, 'a', { content: ['one', ''] }))
    tab.edit((view) => changeSlide(view, 'a', { content: ['one', 'two'] }))
    tab.undo()
    tab.edit((view) => trimSlide(view, 'a'), { tidies: true })
    expect(shown(tab).deck.slides[0]?.content).toEqual(['one'])
    tab.redo()
    expect(shown(tab).deck.slides[0]?.content).toEqual(['one', 'two'])
    tab.undo()
    tab.undo()
    expect(shown(tab)).toMatchObject({ deck, canUndo: false })
  })

  it('knows no step that tidying up has left nothing of', async () => {
    const { openTab } = await createBrowser()
    const tab = await openTab()
    tab.edit((view) => changeSlide(view, 'a', { content: ['a point', ''] }))
    tab.edit((view) => trimSlide(view, 'a'), { tidies: true })
    expect(shown(tab)).toMatchObject({ deck, canUndo: false })
  })

  it('after an undo, typing begins a new step', async () => {
    const { openTab } = await createBrowser()
    const tab = await openTab()
    rename(tab, 'One', 'title')
    tab.edit((view) => changeSlide(view, 'a', { title: 'x' }))
    tab.undo()
    rename(tab, 'Two', 'title')
    tab.undo()
    expect(titleOf(tab)).toBe('One')
  })

  it('goes back more than 200 steps, and forward again, saving as it goes', async () => {
    const { openTab, stored } = await createBrowser()
    const tab = await openTab()
    for (let n = 1; n <= 250; n++) rename(tab, `Deck ${n}`)
    for (let n = 1; n <= 250; n++) tab.undo()
    expect(shown(tab)).toMatchObject({ deck, canUndo: false })
    for (let n = 1; n <= 250; n++) tab.redo()
    await tab.flush()
    expect([titleOf(tab), (await stored()).deck.title]).toEqual(['Deck 250', 'Deck 250'])
  })

  it('ends equal in the document and in the history, whatever was done', async () => {
    const { openTab, stored } = await createBrowser()
    const moves = fc.array(
      fc.oneof(arbitraryEdit(), fc.constantFrom('undo' as const, 'redo' as const)),
      {
        maxLength: 80,
        size: 'max',
      },
    )
    await fc.assert(
      fc.asyncProperty(arbitraryDeck, moves, async (start, all) => {
        const tab = await openTab()
        tab.edit((view) => ({ ...view, deck: start }))
        let states = [shown(tab).deck]
        let at = 0
        for (const move of all) {
          if (move === 'undo' && at > 0) {
            tab.undo()
            at--
          } else if (move === 'redo' && at < states.length - 1) {
            tab.redo()
            at++
          } else if (typeof move === 'object') {
            tab.edit((view) => ({ ...view, deck: applyRandomEdit(view.deck, move) }))
            if (JSON.stringify(shown(tab).deck) === JSON.stringify(states[at])) continue
            states = [...states.slice(0, at + 1), shown(tab).deck]
            at++
          }
          expect(shown(tab).deck).toEqual(states[at])
        }
        await tab.close()
        expect((await stored()).deck).toEqual(states[at])
      }),
      countRuns(30),
    )
  })
})

describe('two tabs', () => {
  it('show each other’s edits at once and keep their own place', async () => {
    const { openTab } = await createBrowser()
    const one = await openTab()
    const other = await openTab()
    other.select(2)
    one.edit(deleteSlide)
    one.edit((view) => changeSlide(view, 'c', { title: 'from one' }))
    await settle()
    expect(shown(other).deck).toEqual(shown(one).deck)
    expect([currentId(other), shown(other).current]).toEqual(['c', 1])
    one.select(1)
    one.edit(deleteSlide)
    await settle()
    expect([currentId(other), shown(other).current]).toEqual(['b', 0])
  })

  it('undo only what was done in the same tab', async () => {
    const { openTab } = await createBrowser()
    const one = await openTab()
    const other = await openTab()
    rename(one, 'Deck one')
    await settle()
    rename(other, 'Deck one other')
    await settle()
    one.undo()
    await settle()
    expect([titleOf(one), titleOf(other)]).toEqual(['Deck other', 'Deck other'])
    other.undo()
    await settle()
    expect([titleOf(one), titleOf(other)]).toEqual(['Deck', 'Deck'])
    one.redo()
    expect(titleOf(one)).toBe('Deck one')
  })

  it('save without undoing each other, and without saving the same thing twice', async () => {
    const { openTab, stored, clock } = await createBrowser()
    const one = await openTab()
    const other = await openTab()
    const { revision } = await stored()
    rename(one, 'Deck one')
    await clock.pass(1000)
    expect((await stored()).revision).toBe(revision + 1)
    expect([shown(one).save.kind, shown(other).save.kind]).toEqual(['saved', 'saved'])
    rename(other, 'Deck one other')
    await clock.pass(1000)
    expect(await stored()).toMatchObject({
      revision: revision + 2,
      deck: { title: 'Deck one other' },
    })
  })

  it('that cannot hear each other still lose nothing', async () => {
    const { openTab, stored, clock } = await createBrowser()
    const one = await openTab()
    const deaf = await openTab({ openChannel: createMemoryDeckChannels() })
    rename(one, 'Deck one')
    deaf.edit((view) => changeSlide(view, 'b', { notes: 'from the other' }))
    await clock.pass(1000)
    const { deck: saved } = await stored()
    expect([saved.title, saved.slides[1]?.notes]).toEqual(['Deck one', 'from the other'])
  })

  it('after a sleep ask for what they missed', async () => {
    const { openTab, openChannel, show } = await createBrowser()
    const one = await openTab()
    let asleep = false
    const sleeper = await openTab({
      openChannel(deckId) {
        const channel = openChannel(deckId)
        return {
          ...channel,
          onMessage: (listen) =>
            channel.onMessage((message) => {
              if (!asleep) listen(message)
            }),
        }
      },
    })
    asleep = true
    rename(one, 'While you slept')
    await settle()
    asleep = false
    rename(one, 'While you slept well')
    await settle()
    expect(titleOf(sleeper)).toBe('Deck')
    show()
    await settle()
    expect(titleOf(sleeper)).toBe('While you slept well')
  })

  it('opened while the other has edits that are not saved yet, has them', async () => {
    const { openTab, tables } = await createBrowser()
    const one = await openTab()
    tables.fault = { code: 'storage-full' }
    rename(one, 'Only here')
    expect(titleOf(await openTab())).toBe('Only here')
  })
})

describe('pictures', () => {
  const png = new Blob(['picture'], { type: 'image/png' })
  const setImage = (imageUrl: string) => (view: DeckView) => changeSlide(view, 'a', { imageUrl })

  it('are stored with the edit that shows them, and can be had before', async () => {
    const { openTab, store, tables } = await createBrowser()
    const tab = await openTab()
    const url = await tab.addPicture(png)
    const hash = url.replace('asset:', '')
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await tab.loadPicture(hash)).toEqual(ok(png))
    expect(tables.assets.size).toBe(0)
    tab.edit(setImage(url))
    await tab.flush()
    expect((await store.loadPicture(hash)).ok).toBe(true)
  })

  it('stay while an undo could bring them back, and go when the deck is opened again without them', async () => {
    const { openTab, tables } = await createBrowser()
    const tab = await openTab()
    tab.edit(setImage(await tab.addPicture(png)))
    await tab.flush()
    tab.undo()
    await tab.flush()
    expect([shown(tab).deck, tables.assets.size]).toEqual([deck, 1])
    tab.redo()
    await tab.flush()
    tab.undo()
    await tab.close()
    const again = await openTab()
    rename(again, 'Without it')
    await again.close()
    expect(tables.assets.size).toBe(0)
  })

  it('stay also when they came from elsewhere, as with an imported slide', async () => {
    const { openTab, tables } = await createBrowser()
    const tab = await openTab()
    tables.assets.set('stored', png)
    tab.edit(setImage('asset:stored'))
    await tab.flush()
    tab.undo()
    await tab.flush()
    expect(tables.assets.has('stored')).toBe(true)
  })

  it('stay while another tab could bring them back', async () => {
    const { openTab, tables } = await createBrowser()
    const one = await openTab()
    one.edit(setImage(await one.addPicture(png)))
    await one.flush()
    one.undo()
    await one.flush()
    const other = await openTab()
    rename(other, 'Saved by another')
    await other.flush()
    expect(tables.assets.size).toBe(1)
    one.redo()
    await one.flush()
    expect(tables.assets.size).toBe(1)
  })
})

describe('editing a stored deck', () => {
  it('reaches the disk and every tab that has it open', async () => {
    const { openTab, stored, listening } = await createBrowser()
    const tab = await openTab()
    const open = async () => ok(await openTab())
    expect(await editStoredDeck(open, id, (view) => renameDeck(view, 'From afar'))).toEqual(
      ok(undefined),
    )
    expect([titleOf(tab), (await stored()).deck.title]).toEqual(['From afar', 'From afar'])
    await tab.close()
    expect(listening()).toBe(0)
  })

  it('that failed does not happen later', async () => {
    const { openTab, stored, tables, clock } = await createBrowser()
    tables.fault = { code: 'storage-full' }
    const open = async () => ok(await openTab())
    const edited = await editStoredDeck(open, id, (view) => renameDeck(view, 'Never'))
    expect(edited).toEqual({ ok: false, error: { code: 'storage-full' } })
    tables.fault = null
    await clock.pass(60_000)
    expect((await stored()).deck.title).toBe('Deck')
    expect(clock.waiting()).toBe(0)
  })
})
