// Speaks the sample deck, and writes what the landing page plays: a share like any other, with its
// voice inside.
import { writeFileSync } from 'node:fs'

import { encodeSound } from '#adapters/sound/encode-sound.ts'
import { writeJson } from '#codecs/json/write-json.ts'
import { carryShare } from '#codecs/share/carry-share.ts'
import { packShare } from '#codecs/share/pack-share.ts'
import { markShareFile } from '#codecs/share/share-file-mark.ts'
import { findDeckLanguage } from '#core/narration/language/find-deck-language.ts'
import { createSampleDeck } from '#core/outline/templates/sample-deck.ts'

import { speakTalk } from '../../cli/speak-talk.ts'
import { inProject } from '../project-root.mjs'

let slides = 0
const deck = createSampleDeck(() => `sample-${++slides}`)
const recorded = await speakTalk(deck)
if (!recorded.ok) throw new Error(`The sample could not be spoken (${recorded.error.code})`)
const sound = await encodeSound(recorded.value)
if (!sound) throw new Error('The sample could not be encoded')
const talk = { language: findDeckLanguage(deck), times: recorded.value.times, sound }
const { bytes } = writeJson({ deck, pictures: new Map(), talk })
const carried = await carryShare(await packShare(bytes), { expiresAt: null, password: '' })
const target = inProject('src', 'features', 'landing', 'demo', 'sample-talk.lectern')
writeFileSync(target, markShareFile(carried))
console.log(`${carried.length} bytes, ${Math.round(recorded.value.times.seconds)} seconds`)
// The encoder's worker would keep it open.
process.exit(0)
