import { describe, expect, it } from 'vitest'
import { yjsDocumentFormat } from '#adapters/document/yjs-document-format.ts'
import { createMemoryDeckChannels } from '#adapters/tabs/memory-deck-channel.ts'
import { addSlide } from '#core/edit/slides/add-slide.ts'
import { changeSlide } from '#core/edit/change-slide.ts'
import { renameDeck } from '#core/edit/rename-deck.ts'
import { ok } from '#core/result.ts'
import { deleteSlide } from '../../../test/fixtures/edit-current-slide.ts'
import { settle } from '../../../test/fixtures/manual-clock.ts'
import { retryDelaysMs, saveDebounceMs } from './autosave.ts'
import { editStoredDeck } from '#workspace/library/edit-stored-deck.ts'
import { openDeck } from './open-deck.ts'
import {
  deck,
  id,
  created,
  createBrowser,
  rename,
  shown,
  titleOf,
  currentId,
  pass,
} from '../../../test/fixtures/deck-browser.ts'

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

  it('RC6 names what there is no room for, which stays on disk until the first edit', async () => {
    const long = 'x'.repeat(5_000)
    const { openTab, tables, clock } = await createBrowser({ ...deck, title: long })
    const readStored = () => JSON.stringify(tables.contents.get(id)?.stored)
    const tab = await openTab()
    expect([titleOf(tab), tab.leftOut]).toEqual([long.slice(0, 1_000), ['title']])
    await clock.pass(saveDebounceMs)
    expect(readStored()).toContain(long)
    tab.edit((view) => changeSlide(view, 'a', { notes: 'Changed' }))
    await tab.flush()
    expect(readStored()).not.toContain(long)
    await tab.close()
    expect((await openTab()).leftOut).toBeUndefined()
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
      yjsDocumentFormat.seed({ ...deck, title: 'Bent' }).encode(),
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
