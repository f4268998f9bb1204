import { detectLanguage, hasGrammar } from '#core/composer/detect-language.ts'
import type { Lazy } from '#core/lazy.ts'
import type { Narrator } from '#ports/sound/narrator.ts'
import type { Preferences } from '#ports/storage/preferences.ts'

import { readNarrationSettings } from '../narration-settings.ts'
import { chooseOffer, listOffers } from './voice-offers.ts'

/** What can be done with a text in its language, before anything is made of it. */
export type TextOutlook = {
  language: string
  /** Else it is composed by its structure alone. */
  hasGrammar: boolean
  /** Who would read it aloud here, if anybody would. */
  speaker: Narrator['kind'] | null
}

type Needs = { narrators: Lazy<readonly Narrator[]>; preferences: Preferences }

/** Null where the language is not found, or not who is there to speak it. */
export async function foreseeText(
  text: string,
  { narrators, preferences }: Needs,
): Promise<TextOutlook | null> {
  const language = detectLanguage(text)
  if (language.code === '') return null
  const loaded = await narrators.load()
  if (!loaded.ok) return null
  const { voices } = readNarrationSettings(preferences)
  const offer = chooseOffer(await listOffers(loaded.value), language.code, voices)
  return {
    language: language.code,
    hasGrammar: hasGrammar(language),
    speaker: offer?.narrator.kind ?? null,
  }
}
