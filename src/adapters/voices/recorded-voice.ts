import { keepTimesApart } from '#core/narration/sound/keep-times-apart.ts'
import { readRecording, type RecordedSound } from '#core/narration/sound/recording-file.ts'
import { followSaid } from '#core/narration/script/follow-said.ts'
import { listWords } from '#core/narration/script/script.ts'
import { fail, ok } from '#core/result.ts'
import { recordedVoice, type Voice } from '#ports/sound/voice.ts'

import { createStretchedVoice } from './stretched-voice.ts'

/** The bytes of a recording by its address; null where they are gone. */
export type LoadRecording = (sound: string) => Promise<Uint8Array<ArrayBuffer> | null>

/** The last ones, as they were read: a talk asks for the same one more than once. */
const keptRecordings = 4

/**
 * Speaks what somebody has recorded: its speakers are recordings, by their addresses, and the text is
 * what the notes are now. Nobody can choose it; a slide that was recorded asks for it.
 */
export function createRecordedVoice(load: LoadRecording): Voice {
  const read = new Map<string, Promise<RecordedSound | null>>()

  function open(sound: string): Promise<RecordedSound | null> {
    const known = read.get(sound) ?? load(sound).then((bytes) => bytes && readRecording(bytes))
    read.delete(sound)
    read.set(sound, known)
    for (const oldest of [...read.keys()].slice(0, -keptRecordings)) read.delete(oldest)
    return known
  }

  return createStretchedVoice({
    id: recordedVoice,
    kind: 'device',
    listSpeakers: () => [],
    checkReadiness: async () => ({ status: 'ready' }),
    prepare: async () => ok(undefined),
    async speak({ text, speaker }) {
      const recorded = await open(speaker)
      if (!recorded) {
        // It may be there the next time, as when storage was busy.
        read.delete(speaker)
        return fail({ code: 'recording-missing' })
      }
      const { samples, sampleRate, said, words } = recorded
      const seconds = samples.length / sampleRate
      const times = followSaid(said, words, text, seconds)
      const timed = listWords(text).map(({ from, to }, index) => {
        const { start, end } = times[index] ?? { start: seconds, end: seconds }
        return { from, to, start, end }
      })
      return ok({ samples, sampleRate, words: keepTimesApart(timed, seconds) })
    },
  })
}
