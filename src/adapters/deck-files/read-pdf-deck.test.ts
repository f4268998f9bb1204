import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'

import type { OpenPdf } from '#adapters/source/read-pdf.ts'
import { fail } from '#core/result.ts'

import { png } from '../../../test/fixtures/files/pack-pptx.ts'
import { writePdf } from '../../../test/fixtures/files/write-pdf.ts'
import type { PaintPage } from './paint-pdf-page.ts'
import { readPdfDeck } from './read-pdf-deck.ts'

const openPdf: OpenPdf = (data) => getDocument({ data, verbosity: 0, disableFontFace: true })
const picture = { bytes: png, type: 'image/png' }

const read = (
  bytes: Uint8Array,
  paintPage: PaintPage = async () => picture,
  signal?: AbortSignal,
) => readPdfDeck(bytes, { fileName: 'moon.pdf', ...(signal && { signal }) }, { openPdf, paintPage })
const twoPages = () =>
  new Uint8Array(
    writePdf([
      [
        { text: 'The Moon', size: 24, gap: 0 },
        { text: 'It moves the seas.', gap: 40 },
      ],
      [{ text: 'Thank you', size: 24, gap: 0 }],
    ]),
  )

test('PF1 each page is a slide that its picture fills, with its words as notes', async () => {
  const result = await read(twoPages())
  if (!result.ok) throw new Error(result.error)
  expect(result.value.deck.title).toBe('The Moon')
  expect(result.value.deck.slides[0]).toEqual({
    id: 'slide-1',
    title: '',
    content: [],
    notes: 'The Moon\nIt moves the seas.',
    imageUrl: 'file:page-1',
    imageAlt: 'The Moon',
    layout: 'picture-full',
  })
  expect([...result.value.pictures.keys()]).toEqual(['file:page-1', 'file:page-2'])
  expect(result.value.losses).toEqual([])
})

test('PF2 where a page cannot be painted its words are on the slide, and the picture is a loss', async () => {
  const result = await read(twoPages(), async () => null)
  if (!result.ok) throw new Error(result.error)
  expect(result.value.deck.slides[0]).toEqual({
    id: 'slide-1',
    title: 'The Moon',
    content: ['It moves the seas.'],
    notes: '',
  })
  expect(result.value.losses).toContainEqual({ kind: 'picture-absent', slide: 2, count: 1 })
})

test('PF3 damage and being called off have their codes', async () => {
  expect(await read(new TextEncoder().encode('%PDF-1.7 nothing'))).toEqual(fail('damaged'))
  const abort = new AbortController()
  const stopping: PaintPage = async () => {
    abort.abort()
    return picture
  }
  expect(await read(twoPages(), stopping, abort.signal)).toEqual(fail('cancelled'))
})
