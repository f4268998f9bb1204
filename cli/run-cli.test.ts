import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { readPptx } from '#codecs/pptx/read-pptx.ts'

import { buildVoice } from '../scripts/voice/build-voice.mjs'
import { findStudioVoice } from '../scripts/voice/studio-folder.mjs'
import { packPptx, paragraph, picture, png, shape } from '../test/fixtures/files/pack-pptx.ts'
import { writePdf } from '../test/fixtures/files/write-pdf.ts'
import { unpackFonts } from '../test/judges/unpack-fonts.ts'
import { runCli } from './run-cli.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-cli-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function run(...args: string[]) {
  let [out, err] = ['', '']
  const streams = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
  }
  return { status: await runCli(args, streams), out, err }
}

async function save(name: string, bytes: Uint8Array | string) {
  await writeFile(join(folder, name), bytes)
  return join(folder, name)
}

const talk = packPptx({
  slides: [
    {
      shapes: shape(paragraph('The Moon'), { ph: 'type="title"' }) + picture('i1'),
      relations: { i1: ['image', '../media/a.png'] },
      rest: '<p:timing><p:cTn presetClass="entr"/></p:timing>',
    },
  ],
  parts: { 'ppt/media/a.png': png },
})

test('CL1 inspect writes the deck to standard output and its losses to standard error', async () => {
  const { status, out, err } = await run('inspect', await save('talk.pptx', talk))
  expect(status).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    title: 'The Moon',
    slides: [{ title: 'The Moon', imageUrl: expect.stringMatching(/^data:image\/png;base64,/) }],
  })
  expect(
    err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([{ kind: 'animation', slide: 1 }])
})

const spoken = {
  title: 'Tides',
  slides: [
    {
      id: 'slide-1',
      title: 'Why',
      content: ['The moon'],
      notes: 'The moon pulls at the sea.',
    },
    { id: 'slide-2', title: 'When', content: ['Twice'], notes: 'It comes twice every day.' },
  ],
}
const hasVoice = (await buildVoice()) !== null

test.skipIf(!hasVoice)(
  'CL10 a talk is spoken by the voice on the device and written, and its progress is told',
  async () => {
    const source = await save('tides.json', JSON.stringify(spoken))
    const target = join(folder, 'tides.pptx')
    const { status, out, err } = await run('convert', source, target, '--voice')
    expect([status, out]).toEqual([0, ''])
    expect(err.split('\n').slice(0, 2)).toEqual([
      'Speaking slide 1 of 2…',
      'Speaking slide 2 of 2…',
    ])
    const parts = Object.keys(unzipSync(await readFile(target)))
    expect(parts.filter((name) => name.endsWith('.m4a'))).toHaveLength(2)
    const read = await run('inspect', target)
    expect(JSON.parse(read.out)).toMatchObject({ title: 'Tides', slides: spoken.slides })
    expect(read.err).toBe('')
  },
  120_000,
)

const hasStudio = findStudioVoice() !== null

test.skipIf(!hasStudio)(
  `CL13 a speaker of the studio voice is named${hasStudio ? '' : ' (skipped: npm run studio-voice fetches it)'}`,
  async () => {
    const slides = [
      { id: 'slide-1', title: 'Tides', content: [], notes: 'The moon pulls the sea.' },
    ]
    const source = await save('studio.json', JSON.stringify({ ...spoken, slides }))
    const target = join(folder, 'studio.wav')
    const { status } = await run('convert', source, target, '--speaker', 'heart')
    expect(status).toBe(0)
    // The rate of its samples, which the usual voice does not have.
    expect((await readFile(target)).readUInt32LE(24)).toBe(24_000)
  },
  120_000,
)

test.skipIf(hasStudio)('CL13 where it is not, the command that fetches it is named', async () => {
  const source = await save('tides.json', JSON.stringify(spoken))
  const target = join(folder, 'tides.wav')
  const { status, err } = await run('convert', source, target, '--speaker', 'heart')
  expect([status, err]).toEqual([1, expect.stringContaining('npm run studio-voice')])
})

test('CL11 what nobody here speaks, and what cannot speak, is said, and nothing is written', async () => {
  const dutch = 'Goedemorgen allemaal, en hartelijk dank dat jullie vandaag zijn gekomen.'
  const slides = spoken.slides.map((slide) => ({ ...slide, notes: dutch }))
  const source = await save('marees.json', JSON.stringify({ ...spoken, slides }))
  const target = join(folder, 'marees.wav')
  const refused = await run('convert', source, target)
  expect(refused.status).toBe(1)
  expect(refused.err).toContain('No voice here speaks Dutch')
  expect(existsSync(target)).toBe(false)
  expect((await run('convert', source, join(folder, 'marees.md'), '--voice')).status).toBe(2)
})

test('CL2 what convert writes can be read again', async () => {
  const target = join(folder, 'talk.json')
  expect(await run('convert', await save('talk.pptx', talk), target)).toMatchObject({
    status: 0,
    out: '',
  })
  const again = await run('inspect', target)
  expect(again.status).toBe(0)
  expect(JSON.parse(again.out)).toMatchObject(JSON.parse(await readFile(target, 'utf8')) as object)
})

test('CL5 a page that shows the deck is written by its ending, and can be read again', async () => {
  const target = join(folder, 'talk.html')
  expect(await run('convert', await save('talk.pptx', talk), target)).toMatchObject({ status: 0 })
  expect(await readFile(target, 'utf8')).toMatch(/^<!doctype html>/)
  const again = await run('inspect', target)
  expect(again).toMatchObject({ status: 0, err: '' })
  expect(JSON.parse(again.out)).toMatchObject({
    title: 'The Moon',
    slides: [{ imageUrl: expect.stringMatching(/^data:image\/png;base64,/) }],
  })
})

test('CL6 a PDF is read as well, each page a slide with its words', async () => {
  const pdf = writePdf([[{ text: 'The Moon', size: 24, gap: 0 }], [{ text: 'Thank you', gap: 0 }]])
  const { status, out } = await run('inspect', await save('moon.pdf', pdf))
  expect(status).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ title: 'The Moon', slides: [{}, {}] })
  expect(out).toContain('Thank you')
  expect(await run('inspect', await save('bad.pdf', '%PDF-1.7 nothing'))).toMatchObject({
    status: 1,
    err: expect.stringContaining('damaged'),
  })
})
test('CL7 a presentation becomes one of PowerPoint, with what it cannot carry on standard error', async () => {
  const target = join(folder, 'out.pptx')
  const deck = {
    title: 'The Moon',
    slides: [
      { id: '1', title: 'Far side', content: ['Dark'], notes: 'Look up.', imageUrl: 'asset:gone' },
    ],
  }
  const { status, err } = await run('convert', await save('d.json', JSON.stringify(deck)), target)
  expect(status).toBe(0)
  expect(err).toContain('picture-absent')
  const again = await run('inspect', target)
  expect(JSON.parse(again.out)).toMatchObject({
    title: 'The Moon',
    slides: [{ title: 'Far side', content: ['Dark'], notes: 'Look up.' }],
  })
})

test('CL7 a PowerPoint file that becomes another one keeps its look', async () => {
  const arrow =
    '<p:sp><p:nvSpPr><p:cNvPr id="9" name="a"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="952500" y="952500"/><a:ext cx="1905000" cy="952500"/></a:xfrm><a:prstGeom prst="rightArrow"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="AA5500"/></a:solidFill></p:spPr></p:sp>'
  const source = packPptx({
    slides: [{ shapes: shape(paragraph('The Moon'), { ph: 'type="title"' }) + arrow }],
  })
  const target = join(folder, 'out.pptx')
  const { status, err } = await run('convert', await save('talk.pptx', source), target)
  expect([status, err]).toEqual([0, ''])
  const read = await readPptx(new Uint8Array(await readFile(target)), {
    fileName: 'out.pptx',
    withLook: true,
  })
  expect(read.ok && read.value.deck.slides[0]).toMatchObject({
    title: 'The Moon',
    placed: {
      elements: expect.arrayContaining([
        {
          kind: 'shape',
          x: 100,
          y: 100,
          width: 200,
          height: 100,
          geometry: { preset: 'rightArrow' },
          fill: { kind: 'solid', colour: '#AA5500' },
        },
      ]),
    },
  })
})

test('CL7 a presentation becomes a PDF', async () => {
  const target = join(folder, 'out.pdf')
  expect(await run('convert', await save('talk.pptx', talk), target)).toMatchObject({ status: 0 })
  expect((await readFile(target)).subarray(0, 8).toString('latin1')).toBe('%PDF-1.7')
}, 30_000)

test.each(['talk.md', 'talk.txt'])(
  'CL8 a presentation becomes words: %s, which can be read again',
  async (name) => {
    const target = join(folder, name)
    const { status, err } = await run('convert', await save('talk.pptx', talk), target)
    expect(status).toBe(0)
    expect(err).toContain('"kind":"pictures-left-out"')
    const inspected = await run('inspect', target)
    expect(JSON.parse(inspected.out)).toMatchObject({
      title: 'The Moon',
      slides: [{ title: 'The Moon' }],
    })
  },
)

test('CL9 a PowerPoint file is in its own fonts, or with --fonts office in those that office programs have', async () => {
  const source = await save('talk.md', '# The Moon\n\n- Far\n')
  const own = join(folder, 'own.pptx')
  const office = join(folder, 'office.pptx')
  expect((await run('convert', source, own)).status).toBe(0)
  expect((await run('convert', source, office, '--fonts', 'office')).status).toBe(0)
  expect(unpackFonts(await readFile(own)).length).toBeGreaterThan(0)
  expect(unpackFonts(await readFile(office))).toEqual([])
  expect((await run('convert', source, own, '--fonts', 'mine')).status).toBe(2)
})

test('CL3 what cannot be read or written ends with 1 and its code, and leaves no file behind', async () => {
  const broken = await save('broken.pptx', talk.slice(0, 300))
  const target = join(folder, 'out.json')
  expect(await run('inspect', broken)).toMatchObject({
    status: 1,
    out: '',
    err: expect.stringContaining('damaged'),
  })
  expect(await run('convert', broken, target)).toMatchObject({ status: 1 })
  expect(await run('inspect', target)).toMatchObject({
    status: 1,
    err: expect.stringContaining('ENOENT'),
  })
  const whole = await save('talk.pptx', talk)
  expect(await run('convert', whole, join(folder, 'none', 'out.json'))).toMatchObject({ status: 1 })
})

test.each([
  [[]],
  [['inspect']],
  [['inspect', 'a', 'b']],
  [['convert', 'a']],
  [['turn', 'a', 'b']],
  [['convert', 'a', 'b.xyz']],
])('CL4 what is not understood ends with 2: %j', async (args) => {
  expect(await run(...args)).toMatchObject({ status: 2, out: '' })
})
