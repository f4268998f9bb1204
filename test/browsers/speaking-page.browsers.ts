import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { expect } from '@playwright/test'

import { createFileWriter } from '#adapters/deck-files/write-file.ts'
import { createTalkFileWriter } from '#adapters/talk-files/write-talk-file.ts'
import { createToneVoice } from '#adapters/voices/tone-voice.ts'
import { htmlFileWords } from '#words/files/html-file.ts'
import { recordTalk } from '#workspace/talk/recording/record-talk.ts'

import { nodeFontSource } from '../../cli/node-font-source.ts'
import { nodeIcons } from '../../cli/node-icons.ts'
import { readFontCutter } from '../../cli/read-font-cutter.ts'
import { sharedDeck as deck } from '../e2e/steps/shared-deck.ts'
import { press } from './steps.ts'
import { testWithTab as test } from './test-with-tab.ts'

/** Spoken in tones, which are made at once; in AAC, which is all that can be made here. */
async function writePage(): Promise<Uint8Array> {
  const sources = { fonts: nodeFontSource, icons: nodeIcons }
  const writeDeckFile = createFileWriter({
    ...sources,
    loadFontCutter: readFontCutter,
    htmlWords: htmlFileWords,
  })
  const voice = createToneVoice()
  const speaker = voice.listSpeakers()[0]?.id ?? ''
  const pace = { rate: 1, pauseSeconds: 0.5 }
  const recorded = await recordTalk(deck, { voice, speaker, language: 'en' }, pace)
  if (!recorded.ok) throw new Error(recorded.error.code)
  const input = { deck, pictures: new Map(), recorded: recorded.value }
  const written = await createTalkFileWriter({ ...sources, writeDeckFile })('page', input)
  if (!written.ok || !written.value.bytes) throw new Error('The page was not written')
  return written.value.bytes
}

test('TF6 a page that speaks does so from a disk, to its last word, and lights each at its time', async ({
  tab,
  sound,
}, info) => {
  test.skip(sound === null, 'There is no sound device, and none can be installed')
  const path = info.outputPath('page.html')
  writeFileSync(path, await writePage())
  await tab.resize(1440, 900)
  await tab.goto(pathToFileURL(path).href)
  await tab.run(() => {
    const lit: [number, number][] = []
    const frames: number[] = []
    Object.assign(window, { lit, frames })
    const noteFrame = () => {
      frames.push(performance.now())
      requestAnimationFrame(noteFrame)
    }
    noteFrame()
    new MutationObserver(() => {
      const at = Number(document.querySelector<HTMLElement>('.notes .lit')?.dataset['at'] ?? -1)
      if (at >= 0 && lit.at(-1)?.[1] !== at) lit.push([performance.now(), at])
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] })
  })
  await sound?.forget()
  await press(tab, 'button', 'Play')
  await expect.poll(() => sound?.loudest()).toBeGreaterThan(0.02)
  await expect.poll(() => tab.run(() => document.documentElement.dataset['playing'])).toBe('')
  await expect
    .poll(() => tab.run(() => document.querySelector('.slide[data-current] h2')?.textContent))
    .toBe('Shape')
  await expect
    .poll(() => tab.run(() => document.querySelector('.captions .lit')?.textContent))
    .toBe('voice.')
  expect(await tab.run(() => document.documentElement.dataset['silent'])).toBeUndefined()
  const { lit, frames, begins } = await tab.run(() => ({
    lit: (window as unknown as { lit: [number, number][] }).lit,
    frames: (window as unknown as { frames: number[] }).frames,
    begins: Array.from(document.querySelectorAll<HTMLElement>('.notes [data-at]'), ({ dataset }) =>
      Number(dataset['at']),
    ),
  }))
  expect(begins).toHaveLength(deck.slides.flatMap(({ notes }) => notes.split(' ')).length)
  const offsets = lit.map(([seen, at]) => seen - at).toSorted((a, b) => a - b)
  const median = offsets[Math.floor(offsets.length / 2)] ?? 0
  const errors = offsets.map((offset) => Math.abs(offset - median)).toSorted((a, b) => a - b)
  const middle = errors[Math.floor(errors.length / 2)]
  info.annotations.push({ type: 'lit words', description: `${lit.length}, ${middle} ms` })
  // A busy machine has no frame for a short word.
  const shown = begins.filter((begin, at) => {
    const end = begins[at + 1] ?? Infinity
    return frames.some((frame) => frame >= begin + median && frame < end + median)
  })
  expect(shown.length).toBeGreaterThan(begins.length / 2)
  expect(lit.length).toBeGreaterThanOrEqual(Math.floor(0.9 * shown.length))
  expect(middle).toBeLessThanOrEqual(30)
})
