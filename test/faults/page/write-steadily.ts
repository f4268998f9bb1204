import { changeSlide } from '#core/edit/change-slide.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { createRandomNumbers } from './random-numbers.ts'

/** What is told while writing, to somebody outside who survives a crash of the page. */
export type Witness = {
  onWritten(word: string, at: number): void
  /** The status says saved, after so many words. */
  onSaved(words: number): void
}

type Writing = { firstWord: number; seed: number; makePicture: () => Blob }

/** Writes words without end, in bursts and with pauses as people do, now and then with a picture. */
export async function writeSteadily(
  tab: OpenDeck,
  { firstWord, seed, makePicture }: Writing,
  witness: Witness,
): Promise<never> {
  const random = createRandomNumbers(seed)
  let words = 0
  tab.state.subscribe(({ save }, { save: before }) => {
    if (save.kind === 'saved' && before.kind !== 'saved') witness.onSaved(words)
  })

  for (;;) {
    const word = `w${firstWord + words}`
    const slide = random.pick(tab.state.getState().deck.slides)
    const imageUrl = random.below(25) === 0 ? await tab.addPicture(makePicture()) : undefined
    const notes = `${slide.notes} ${word}`
    const at = Date.now()
    tab.edit((view) => changeSlide(view, slide.id, { notes, ...(imageUrl && { imageUrl }) }))
    words++
    witness.onWritten(word, at)
    const pause = random.below(20) === 0 ? 200 + random.below(800) : 20 + random.below(100)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
