import { expect, test } from 'vitest'

import { fail, ok } from '#core/result.ts'
import type { PictureIntake } from '#ports/pictures/picture-intake.ts'

import { takePicture } from './take-picture.ts'

const file = new Blob(['large'], { type: 'image/png' })
const small = new Blob(['small'], { type: 'image/png' })

function createDeck() {
  const added: Blob[] = []
  return {
    added,
    async addPicture(blob: Blob) {
      added.push(blob)
      return `asset:${added.length}`
    },
  }
}

test('a picture is kept as it was prepared, and its address is the answer', async () => {
  const deck = createDeck()
  const intake: PictureIntake = {
    prepare: async (given) => (given === file ? ok(small) : fail({ code: 'unreadable' })),
  }
  expect(await takePicture(deck, file, intake)).toEqual(ok('asset:1'))
  expect(deck.added).toEqual([small])
})

test('what is no picture is refused, and nothing is kept', async () => {
  const deck = createDeck()
  const intake: PictureIntake = { prepare: async () => fail({ code: 'not-a-picture' }) }
  expect(await takePicture(deck, file, intake)).toEqual(fail({ code: 'not-a-picture' }))
  expect(deck.added).toEqual([])
})

test('a picture that cannot be kept is a failure with a word, not one that nobody hears of', async () => {
  const deck = { addPicture: () => Promise.reject(new Error('No memory left')) }
  const intake: PictureIntake = { prepare: async () => ok(small) }
  expect(await takePicture(deck, file, intake)).toEqual(fail({ code: 'failed' }))
})
