import { expect, test } from 'vitest'

import type { FilesReader, ReadFiles } from '#codecs/registry.ts'
import { readFiles } from '#codecs/registry.ts'
import { fail, ok } from '#core/result.ts'
import type { PictureIntake } from '#ports/pictures/picture-intake.ts'

import { noTypefaces } from '../../../test/fixtures/no-typefaces.ts'
import { createImportJob, type ImportState, maxImportBytes } from './import-job.ts'

const takeAll: PictureIntake = { prepare: async (file) => ok(file) }
/** As bytes that no decoder understands are. */
const refuse = (code: 'broken' | 'unsupported' | 'too-large'): PictureIntake => ({
  prepare: async () => fail({ code }),
})

const json = (deck: unknown, name = 'a.json') => new File([JSON.stringify(deck)], name)
const picture = (name = 'sea.png') => new File(['bytes'], name, { type: 'image/png' })
const inline = 'data:image/png;base64,AAEC'

const createJob = (pictures = takeAll, reader: FilesReader = readFiles) =>
  createImportJob({ readFiles: reader, pictures, typefaces: noTypefaces })

async function readState(files: readonly File[], pictures?: PictureIntake, reader?: FilesReader) {
  const job = createJob(pictures, reader)
  await job.read(files)
  return job.state.getState()
}

test('IJ1 idle, processing in stages, then success with what the files brought', async () => {
  const job = createJob()
  const seen: ImportState[] = []
  job.state.subscribe((state) => seen.push(state))
  expect(job.state.getState()).toEqual({ status: 'idle' })
  await job.read([json({ title: 'T', slides: [{ title: 'One', imageUrl: inline }] })])
  expect(seen.map((state) => (state.status === 'processing' ? state.stage : state.status))).toEqual(
    expect.arrayContaining(['opening', 'reading', 'pictures', 'success']),
  )
  const last = job.state.getState()
  if (last.status !== 'success') throw new Error(last.status)
  const { deck, pictures, sources, losses } = last.imported
  expect(deck.slides[0]?.imageUrl).toBe('file:inline-1')
  expect([...pictures.keys()]).toEqual(['file:inline-1'])
  expect(sources).toEqual([{ names: ['a.json'], kind: 'json', slides: 1 }])
  expect(losses).toEqual([])
})

test('WP6 the form of a picture that is shown whole is read from its bytes', async () => {
  const png = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAASwAAADIAQAAAAA='
  const read = async (imageStyle?: object) => {
    const slide = { title: 'One', imageUrl: png, morePictures: [{ imageUrl: png }], imageStyle }
    const state = await readState([json({ title: 'T', slides: [slide] })])
    if (state.status !== 'success') throw new Error(state.status)
    return state.imported.deck.slides[0]
  }
  expect(await read({ fit: 'contain' })).toMatchObject({
    imageAspect: 1.5,
    morePictures: [{ imageAspect: 1.5 }],
  })
  expect(await read()).not.toHaveProperty('imageAspect')
})

test('IJ2 a failure names the file and its code, and another try begins anew', async () => {
  const job = createJob()
  await job.read([new File(['{'], 'half.json')])
  expect(job.state.getState()).toEqual({
    status: 'error',
    failure: { name: 'half.json', kind: 'json', code: 'damaged' },
  })
  job.reset()
  expect(job.state.getState()).toEqual({ status: 'idle' })
})

test('IJ3 files over 50 MB are refused before they are read, JSON over five times that, backups over 20', async () => {
  const large = (name: string, size: number, text = 'x') =>
    Object.defineProperty(new File([text], name), 'size', { value: size })
  const failure = { kind: null, code: 'too-large' }
  expect(await readState([large('a.pptx', maxImportBytes + 1)])).toEqual({
    status: 'error',
    failure: { name: 'a.pptx', ...failure },
  })
  expect(await readState([large('a.json', 5 * maxImportBytes + 1)])).toMatchObject({ failure })
  const isRead = { failure: { code: 'damaged' } }
  expect(await readState([large('a.json', maxImportBytes + 1)])).toMatchObject(isRead)
  const backup = '{"format":"lectern-library"'
  expect(await readState([large('a.json', 20 * maxImportBytes + 1, backup)])).toMatchObject({
    failure,
  })
  expect(await readState([large('a.json', 20 * maxImportBytes, backup)])).toMatchObject(isRead)
})

test('IJ3 a file that cannot be read any more is told apart from a damaged one', async () => {
  const gone = Object.assign(new File([], 'gone.md'), {
    arrayBuffer: () => Promise.reject(new Error('moved')),
  })
  expect(await readState([gone])).toMatchObject({
    failure: { name: 'gone.md', code: 'unreadable' },
  })
})

test('IJ4 a picture that cannot be taken in is a loss of its slide, by its reason', async () => {
  const file = json({ title: 'T', slides: [{}, { imageUrl: inline }, { imageUrl: inline }] })
  for (const [code, loss] of [
    ['broken', { kind: 'picture-absent', count: 1 }],
    ['too-large', { kind: 'picture-too-large', count: 1 }],
    ['unsupported', { kind: 'picture-kind', format: 'PNG', count: 1 }],
  ] as const) {
    const state = await readState([file], refuse(code))
    if (state.status !== 'success') throw new Error(state.status)
    expect(state.imported.losses).toEqual([
      { ...loss, slide: 2 },
      { ...loss, slide: 3 },
    ])
    expect(state.imported.deck.slides.map(({ imageUrl }) => imageUrl)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  }
})

test('IJ5 a picture file that cannot be taken in ends the import, and is named', async () => {
  const intake: PictureIntake = {
    prepare: async (file) =>
      (await file.text()) === 'bytes' ? ok(file) : fail({ code: 'broken' as const }),
  }
  const broken = new File(['other'], 'broken.png', { type: 'image/png' })
  expect(await readState([json({ title: 'T', slides: [{}] }), picture(), broken], intake)).toEqual({
    status: 'error',
    failure: { name: 'broken.png', kind: 'image', code: 'picture', failure: { code: 'broken' } },
  })
})

test('IJ6 called off, it is idle and stays so, whatever comes of the reading', async () => {
  let answer: (read: Awaited<ReturnType<FilesReader>>) => void = () => {}
  let signal: AbortSignal | undefined
  const job = createJob(takeAll, (_, options) => {
    signal = options?.signal
    return new Promise((resolve) => {
      answer = resolve
    })
  })
  const reading = job.read([picture()])
  await expect.poll(() => job.state.getState()).toMatchObject({ stage: 'reading' })
  job.reset()
  expect(signal?.aborted).toBe(true)
  const late: ReadFiles = {
    deck: { title: 'Late', slides: [{ id: 'a', title: '', content: [], notes: '' }] },
    pictures: new Map(),
    losses: [],
    sources: [],
  }
  answer(ok(late))
  await reading
  expect(job.state.getState()).toEqual({ status: 'idle' })
})

test('IJ6 called off while files are opened, none is read', async () => {
  let readings = 0
  const job = createJob(takeAll, (...given) => {
    readings++
    return readFiles(...given)
  })
  const reading = job.read([picture()])
  job.reset()
  await reading
  expect(readings).toBe(0)
  expect(job.state.getState()).toEqual({ status: 'idle' })
})

test('IJ6 of two readings the later one counts', async () => {
  const job = createJob()
  await Promise.all([
    job.read([json({ title: 'First', slides: [{}] })]),
    job.read([json({ title: 'Second', slides: [{}] })]),
  ])
  expect(job.state.getState()).toMatchObject({ imported: { deck: { title: 'Second' } } })
})

const document = `# tinyq

A job queue that survives a crash. It keeps its jobs in a single file on disk.

## Benchmarks

| queue | jobs |
|---|---:|
| tinyq | 21400 |
| bull | 9800 |

## When not to use it

- You need more than one machine
- You have more than 20,000 jobs per second
- Your jobs are larger than a megabyte each
`

test('IJ7 a document in Markdown becomes slides by what its text says', async () => {
  const state = await readState([new File([document], 'readme.md')])
  if (state.status !== 'success') throw new Error(state.status)
  const { deck, isComposed, sources } = state.imported
  expect(isComposed).toBe(true)
  expect(deck.title).toBe('tinyq')
  expect(deck.slides.find(({ title }) => title === 'Benchmarks')?.table?.rows).toHaveLength(3)
  expect(sources).toEqual([{ names: ['readme.md'], kind: 'text', slides: deck.slides.length }])
})

test('IJ7 slides that stand in a text are taken as they are, and so is any that is not Markdown', async () => {
  const slides = '# One\n- a\n- b\nSaid.\n# Two\n- c\nSaid, too.'
  for (const [text, name] of [
    [slides, 'talk.md'],
    [`${document}\n---\n`, 'talk.md'],
    [document, 'readme.txt'],
  ] as const)
    expect(await readState([new File([text], name)])).not.toHaveProperty('imported.isComposed')
})

test('IJ8 a text without slides comes with what can be made of it, where that is enough', async () => {
  const text = document.replaceAll('#', '')
  const failure = { name: 'notes.txt', kind: 'text', code: 'empty' }
  // As a reader in a worker does, which takes the bytes along.
  const takeAlong: FilesReader = async (files) => {
    structuredClone(files, { transfer: files.map(({ bytes }) => bytes.buffer) })
    return fail({ name: 'notes.txt', kind: 'text', code: 'empty' })
  }
  const state = await readState([new File([text], 'notes.txt')], takeAll, takeAlong)
  expect(state).toMatchObject({ status: 'error', failure, composed: { isComposed: true } })
  expect(await readState([new File(['Too short'], 'notes.txt')])).toEqual({
    status: 'error',
    failure,
  })
})
