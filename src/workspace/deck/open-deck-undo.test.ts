import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addSlide } from '#core/edit/slides/add-slide.ts'
import { changeSlide } from '#core/edit/change-slide.ts'
import { trimSlide } from '#core/edit/trim-slide.ts'
import {
  applyRandomEdit,
  arbitraryDeck,
  arbitraryEdit,
  countRuns,
} from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { deleteSlide, moveSlide } from '../../../test/fixtures/edit-current-slide.ts'
import {
  deck,
  createBrowser,
  rename,
  shown,
  titleOf,
  currentId,
} from '../../../test/fixtures/deck-browser.ts'

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
