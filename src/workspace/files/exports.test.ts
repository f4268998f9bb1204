import { expect, test } from 'vitest'

import { createMemoryPreferences } from '#adapters/preferences/memory-preferences.ts'
import type { WriteDeckFile, WriteResult } from '#codecs/write-result.ts'
import { fail, ok } from '#core/result.ts'

import { createManualClock } from '../../../test/fixtures/manual-clock.ts'
import type { DeckSource } from './deck-source.ts'
import { createExportSettings, keepFileFonts } from './export-settings.ts'
import { createExports } from './exports.ts'

const source: DeckSource = {
  loadDeck: async () =>
    ok({ title: 'T', slides: [{ id: '1', title: '', content: [], notes: '' }] }),
  loadPicture: async () => fail({ code: 'not-found' }),
}

/** Writes for as long as it is let. */
function createSlowWriter() {
  const jobs: { finish(): void; options: Parameters<WriteDeckFile>[2] }[] = []
  const writeDeckFile: WriteDeckFile = (_, __, options) =>
    new Promise<WriteResult>((resolve) => {
      options?.signal?.addEventListener('abort', () => resolve(fail('cancelled')))
      const finish = () => resolve(ok({ bytes: new Uint8Array(), losses: [] }))
      jobs.push({ finish, options })
    })
  return { jobs, writeDeckFile }
}

test('EX5 what takes longer than a moment is told of, with how far it has come; what is quick is not', async () => {
  const clock = createManualClock()
  const { jobs, writeDeckFile } = createSlowWriter()
  const { state, run } = createExports({
    writeDeckFile,
    clock,
    preferences: createMemoryPreferences(),
  })
  const quick = run({ format: 'json', source })
  await expect.poll(() => jobs.length).toBe(1)
  jobs[0]?.finish()
  expect((await quick).ok).toBe(true)
  await clock.pass(1000)
  expect(state.getState().running).toEqual([])

  const slow = run({ format: 'pdf', source })
  await expect.poll(() => jobs.length).toBe(2)
  jobs[1]?.options?.onProgress?.(0.25, 'slides')
  expect(state.getState().running).toEqual([])
  await clock.pass(500)
  expect(state.getState().running).toMatchObject([{ format: 'pdf', stage: 'slides', share: 0.25 }])
  jobs[1]?.options?.onProgress?.(0.9, 'packing')
  expect(state.getState().running).toMatchObject([{ stage: 'packing', share: 0.9 }])
  jobs[1]?.finish()
  const exported = await slow
  expect(exported.ok && exported.value).toBe(state.getState().last)
  expect(state.getState().running).toEqual([])
})

test('EX6 each of several can be called off without the others', async () => {
  const clock = createManualClock()
  const { jobs, writeDeckFile } = createSlowWriter()
  const { state, run, cancel } = createExports({
    writeDeckFile,
    clock,
    preferences: createMemoryPreferences(),
  })
  const [one, other] = [run({ format: 'pdf', source }), run({ format: 'pptx', source })]
  await expect.poll(() => jobs.length).toBe(2)
  await clock.pass(500)
  const [first] = state.getState().running
  cancel(first?.id ?? 0)
  expect(await one).toEqual(fail('cancelled'))
  expect(state.getState().running).toMatchObject([{ format: 'pptx' }])
  jobs[1]?.finish()
  expect((await other).ok).toBe(true)
})

test('EX18 the fonts that were chosen for PowerPoint files are those of the next file', async () => {
  const preferences = createMemoryPreferences()
  const { jobs, writeDeckFile } = createSlowWriter()
  const { run } = createExports({ writeDeckFile, clock: createManualClock(), preferences })
  for (const fonts of ['embedded', 'office'] as const) {
    if (fonts === 'office') keepFileFonts(preferences, fonts)
    const running = run({ format: 'pptx', source })
    await expect.poll(() => jobs.length).toBe(1)
    expect(jobs[0]?.options?.fonts).toBe(fonts)
    jobs.pop()?.finish()
    await running
  }
  expect(createExportSettings('a4', preferences).fonts).toBe('office')
})
