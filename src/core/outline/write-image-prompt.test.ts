import { expect, test } from 'vitest'

import { writeImagePrompt } from './write-image-prompt.ts'

test('IG1 a picture prompt asks for a subtle, muted 16:9 background under dark-overlaid text', () => {
  const prompt = writeImagePrompt({ title: ' Bees at Work ', content: ['Pollen', '  ', 'Honey'] })
  for (const part of ['subtle', 'muted', 'corporate background', '16:9', 'dark overlay', 'No text'])
    expect(prompt).toContain(part)
  expect(prompt).toContain('"Bees at Work"')
  expect(prompt).toContain('Pollen; Honey')
})

test('IG1 a slide without points is drawn after its title', () => {
  expect(writeImagePrompt({ title: 'Bees', content: [] })).not.toContain('It speaks of')
})

test('IG1 what a slide asks to be shown is drawn', () => {
  const asking = { title: 'Bees', content: [], imagePrompt: ' A bee on a comb ' }
  expect(writeImagePrompt(asking)).toContain('It shall show: A bee on a comb.')
  expect(writeImagePrompt({ title: 'Bees', content: [] })).not.toContain('It shall show')
})
