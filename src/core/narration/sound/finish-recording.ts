import type { Pronunciation } from '../../deck/talk/pronunciation.ts'
import { maxRecordingSeconds } from '../../deck/talk/recording.ts'
import { listScriptWords } from '../script/script.ts'
import { readScript } from '../talk/plan-slide.ts'
import { alignRecording } from './align-recording.ts'
import { levelSound } from './level-sound.ts'
import type { RecordedSound } from './recording-file.ts'
import { type Sound, trimSilence } from './trim-silence.ts'
import { weighWords } from './weigh-words.ts'

type Spoken = { notes: string; language: string; pronunciations: readonly Pronunciation[] }

/** What came out of the microphone as it is kept; null when nobody was heard. */
export function finishRecording(raw: Sound, { notes, ...saying }: Spoken): RecordedSound | null {
  const trimmed = trimSilence(raw)
  if (!trimmed || loudestOf(trimmed.sound) < leastLoud) return null
  const { samples, sampleRate } = levelSound(trimmed.sound)
  const sound = { samples: samples.slice(0, maxRecordingSeconds * sampleRate), sampleRate }
  const said = listScriptWords(readScript(notes, saying.language))
    .map(({ text }) => text)
    .join(' ')
  const words = alignRecording(sound, weighWords(said, saying))
  return { ...sound, said, words: words.map(({ start, end }) => ({ start, end })) }
}

/** A microphone that is switched off still hums. */
const leastLoud = 0.005

const loudestOf = ({ samples }: Sound): number =>
  samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
