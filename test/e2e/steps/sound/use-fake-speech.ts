import type { Page } from '@playwright/test'

/**
 * A browser whose own voices speak, in time and without a sound, and an app without a voice of its
 * own. Headless browsers have none.
 */
export async function useFakeSpeech(page: Page, languages: readonly string[] = ['en-US']) {
  await page.route('**/voice/voice.json', (route) => route.fulfill({ status: 404 }))
  await page.addInitScript((spoken) => {
    const msPerLetter = 40
    const voices = spoken.map((lang) => ({
      voiceURI: `fake-${lang}`,
      name: `Fake ${lang}`,
      lang,
      localService: true,
      default: false,
    }))
    const said: string[] = []
    let overlaps = 0
    let current: SpeechSynthesisUtterance | null = null

    const tell = (utterance: SpeechSynthesisUtterance, type: string, extra = {}) =>
      utterance.dispatchEvent(Object.assign(new Event(type), extra))
    const fake = {
      getVoices: () => voices,
      addEventListener: () => {},
      removeEventListener: () => {},
      resume: () => {},
      cancel() {
        const cancelled = current
        current = null
        if (cancelled) tell(cancelled, 'error', { error: 'canceled' })
      },
      speak(utterance: SpeechSynthesisUtterance) {
        if (current) overlaps += 1
        current = utterance
        said.push(utterance.text)
        const at = (ms: number, run: () => void) =>
          setTimeout(() => {
            if (current === utterance) run()
          }, ms / utterance.rate)
        at(10, () => tell(utterance, 'start'))
        for (const { index } of utterance.text.matchAll(/\S+/g))
          at(10 + index * msPerLetter, () =>
            tell(utterance, 'boundary', { charIndex: index, name: 'word' }),
          )
        at(10 + utterance.text.length * msPerLetter, () => {
          current = null
          tell(utterance, 'end')
        })
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: fake })
    // A real utterance takes only real voices.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', {
      writable: true,
      value: null,
    })
    Object.assign(window, { fakeSpeech: { said, countOverlaps: () => overlaps } })
  }, languages)
}

/** What was given to the voice, and how often it was given two things at once. */
export const readSpeech = (page: Page): Promise<{ said: string[]; overlaps: number }> =>
  page.evaluate(() => {
    const { fakeSpeech } = window as unknown as {
      fakeSpeech: { said: string[]; countOverlaps: () => number }
    }
    return { said: fakeSpeech.said, overlaps: fakeSpeech.countOverlaps() }
  })
