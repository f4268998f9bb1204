import { expect, test } from 'vitest'

import { createMemoryPlayer } from '#adapters/audio/memory-player.ts'
import { createToneVoice } from '#adapters/voices/tone-voice.ts'
import { createLazy } from '#core/lazy.ts'
import type { Narrator } from '#ports/sound/narrator.ts'

import { createManualClock } from '../../../../test/fixtures/manual-clock.ts'
import { foreseeText } from './foresee-text.ts'
import { createNarrator } from './narrator.ts'

const german =
  'Die Bienen sind für die Ernte wichtig, weil sie die Blüten bestäuben. Ohne sie gäbe es im Herbst weniger Äpfel, und auch die Wiesen wären nicht so bunt, wie wir sie kennen.'
const english =
  'The bees are important for the harvest because they carry the pollen. Without them there would be fewer apples in autumn, and the meadows would not be as bright as we know them.'
const polish =
  'Pszczoły są ważne dla zbiorów, ponieważ zapylają kwiaty. Bez nich jesienią byłoby mniej jabłek, a łąki nie byłyby tak kolorowe, jak je znamy. Każdą wiosnę zaczynają od wierzb, później lecą na sady i łąki, żeby zdążyć przed żniwami.'

/** Speaks one language, on the device. */
function createSpeaking(language: string): Narrator {
  const voice = createToneVoice()
  return createNarrator({
    voice: {
      ...voice,
      listSpeakers: () => [{ id: 'ada', name: 'Ada', language, tone: 'neutral' }],
    },
    player: createMemoryPlayer(),
    clock: createManualClock(),
  })
}

const look = (text: string, narrators: readonly Narrator[], chosen: string | null = null) =>
  foreseeText(text, {
    narrators: createLazy(async () => narrators),
    preferences: { read: () => chosen, write: () => undefined },
  })

test('IL11 the language of a text is found, and whether its grammar is known', async () => {
  expect(await look(german, [])).toMatchObject({ language: 'de', hasGrammar: true })
  expect(await look(english, [])).toMatchObject({ language: 'en', hasGrammar: true })
  expect(await look(polish, [])).toMatchObject({ language: 'pl', hasGrammar: false })
  expect(await look('4711', [])).toBeNull()
})

test('IL11 who would read a text aloud is whoever speaks its language here', async () => {
  const inEnglish = createSpeaking('en-US')
  expect(await look(english, [inEnglish])).toMatchObject({ speaker: 'device' })
  expect(await look(german, [inEnglish])).toMatchObject({ speaker: null })
  const inGerman: Narrator = { ...createSpeaking('de-DE'), kind: 'browser', voice: null }
  expect(await look(german, [inEnglish, inGerman])).toMatchObject({ speaker: 'browser' })
})

test('IL11 what speaks may be out of reach, and then nothing is promised', async () => {
  const narrators = createLazy(() => Promise.reject(new Error('offline')))
  const preferences = { read: () => null, write: () => undefined }
  expect(await foreseeText(german, { narrators, preferences })).toBeNull()
})
