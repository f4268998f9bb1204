import { expect, test } from 'vitest'

import { createSampleDeck } from '../../outline/templates/sample-deck.ts'
import { findSpokenBullets } from './find-spoken-bullet.ts'
import { writeScript } from './script.ts'

const sample = createSampleDeck(() => 'id').slides

test('SB1 a sentence lights the bullet whose words it says', () => {
  const slide = { content: ['Lungs give the power', 'Vocal folds tremble', 'Lips shape the sound'] }
  const script = writeScript(
    'Welcome to all of you. First the lungs, they have the power. Then the folds tremble. Like this. And the lips give shape.',
  )
  expect(findSpokenBullets(slide, script)).toEqual([null, 0, 1, 1, 2])
})

test('SB1 in the sample deck most slides light more than one bullet, and only bullets there are', () => {
  const lit = sample.map((slide) => {
    const bullets = findSpokenBullets(slide, writeScript(slide.notes))
    bullets.forEach((bullet) => expect(bullet ?? 0).toBeLessThan(slide.content.length))
    return new Set(bullets.filter((bullet) => bullet !== null)).size
  })
  expect(lit.filter((count) => count >= 2).length).toBeGreaterThanOrEqual(4)
})

test('SB1 without bullets nothing is lit', () => {
  expect(findSpokenBullets({ content: [] }, writeScript('Hello there. And more.'))).toEqual([
    null,
    null,
  ])
})
