import { expect } from '@playwright/test'
import { unzipSync } from 'fflate'

import { readPptx } from '#codecs/pptx/read-pptx.ts'
import { sniffPicture } from '#core/picture/sniff-picture.ts'

import { makePng } from '../e2e/steps/make-picture.ts'
import { writePptx } from '../fixtures/files/write-pptx.ts'
import { chooseFile, exportAs, keepDownloads, takeDownload } from './file-steps.ts'
import {
  at,
  expectNoDialog,
  expectSeen,
  forgetEverything,
  openSampleDeck,
  press,
  write,
} from './steps.ts'
import { testWithTab as test } from './test-with-tab.ts'

const rivers = writePptx([
  { title: 'Source', bullets: ['It rises'], notes: 'High up.', picture: makePng(40, 30).buffer },
  { title: 'Mouth', bullets: ['It ends'], notes: 'At the sea.' },
])

test.beforeEach(async ({ tab }) => {
  await forgetEverything(tab)
  await tab.resize(1440, 900)
  await openSampleDeck(tab)
})

test('a .pptx comes in, and the deck goes out in every format, a picture with its effects', async ({
  tab,
}) => {
  await press(tab, 'button', 'Import PPTX')
  await chooseFile(tab, { name: 'rivers.pptx', bytes: rivers })
  await press(tab, 'radio', 'Replace')
  await press(tab, 'button', 'Apply Changes')
  await expectSeen(tab, 'Slide 1 of 2')
  await expectNoDialog(tab)
  await expectSeen(tab, 'Saved')

  await press(tab, 'button', 'Photo Editor')
  await press(tab, 'tab', 'Effects & Filters')
  await write(tab, 'Sepia: number', '80')
  await press(tab, 'button', 'Apply')
  await expectNoDialog(tab)

  await keepDownloads(tab)
  const pptx = await exportAs(tab, 'PPTX')
  const read = await readPptx(new Uint8Array(pptx.bytes), { fileName: 'rivers.pptx' })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  expect(read.value.deck.slides.map(({ title }) => title)).toEqual(['Source', 'Mouth'])
  expect(read.value.deck.slides.map(({ notes }) => notes)).toEqual(['High up.', 'At the sea.'])

  const pdf = await exportAs(tab, 'PDF')
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  for (const { told } of [pptx, pdf]) expect(told).not.toContain('not as on the screen')

  for (const format of ['PNG', 'JPEG'] as const) {
    const { bytes, told } = await exportAs(tab, format)
    expect(told).not.toContain('not as on the screen')
    const pictures = Object.values(unzipSync(bytes)).map((picture) => sniffPicture(picture))
    expect(pictures).toHaveLength(2)
    for (const picture of pictures)
      expect(picture).toMatchObject({ format: format.toLowerCase(), width: 1920, height: 1080 })
  }

  const json = JSON.parse((await exportAs(tab, 'JSON')).bytes.toString()) as unknown
  expect(json).toMatchObject({ slides: [{ title: 'Source' }, { title: 'Mouth' }] })
  for (const format of ['HTML', 'Markdown', 'Text'] as const)
    expect((await exportAs(tab, format)).bytes.toString()).toContain('It rises')
})

test('a backup of the library is downloaded and restored', async ({ tab }) => {
  await tab.goto(at('/dashboard'))
  await keepDownloads(tab)
  await press(tab, 'button', 'GuestDemo')
  await press(tab, 'menuitem', 'Download a backup')
  const backup = await takeDownload(tab)
  expect(JSON.parse(backup.toString())).toMatchObject({ format: 'lectern-library' })

  await press(tab, 'button', 'GuestDemo')
  await press(tab, 'menuitem', 'Restore a backup')
  await chooseFile(tab, { name: 'backup.json', bytes: backup })
  await press(tab, 'button', 'Restore 1 Presentation')
  const countDecks = () =>
    tab.run(() => document.querySelectorAll('main li a[href^="/deck/"]').length)
  await expect.poll(countDecks).toBe(2)
})
