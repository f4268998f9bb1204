import type { Speaker } from '#ports/sound/voice.ts'

/** A Linux system can name thirteen thousand. */
const perLanguage = 6

/** The voices worth choosing from: those on this device first, variants of one voice once. */
export function listBrowserSpeakers(voices: readonly SpeechSynthesisVoice[]): Speaker[] {
  const counts = new Map<string, number>()
  const names = new Set<string>()
  return voices
    .filter(({ name }) => !name.includes('+'))
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(({ name, lang }) => {
      const language = lang.slice(0, 2).toLowerCase()
      const count = counts.get(language) ?? 0
      if (count >= perLanguage || names.has(`${language} ${name}`)) return false
      counts.set(language, count + 1)
      names.add(`${language} ${name}`)
      return true
    })
    .map(({ voiceURI, name, lang }) => ({
      id: voiceURI,
      name,
      tone: 'neutral',
      language: lang.replace('_', '-'),
    }))
}

/** Robotic ones are the last choice. */
const rank = ({ default: isDefault, localService, name }: SpeechSynthesisVoice): number =>
  (/espeak/i.test(name) ? 4 : 0) + (localService ? 0 : 2) + (isDefault ? 0 : 1)
