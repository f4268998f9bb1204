import { describe, expect, it } from 'vitest'

import { changeSlide } from '#core/edit/change-slide.ts'
import type { DeckView } from '#core/edit/deck-view.ts'
import { ok } from '#core/result.ts'

import { createBrowser, deck, rename, shown } from '../../../test/fixtures/deck-browser.ts'

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
