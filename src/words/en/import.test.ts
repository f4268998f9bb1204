import { expect, test } from 'vitest'

import { fileFormats } from '#codecs/file-formats.ts'
import type { ImportFailure } from '#workspace/files/import-job.ts'

import { describeImportFailure, describePptxFailure, importWords } from './import.ts'

const codes = [
  'not-this-kind',
  'encrypted',
  'damaged',
  'blank',
  'too-large',
  'unpacks-too-large',
  'empty',
  'unsupported-version',
  'unsupported',
  'failed',
] as const

const kinds = [...Object.values(fileFormats).map(({ reading }) => reading?.as ?? null), null]

test('FD3 every failure of every kind has a message, and all but the plainest say what to do', () => {
  for (const code of codes)
    for (const kind of kinds) {
      const failure: ImportFailure = { name: 'a', kind, code }
      expect(describeImportFailure(failure).message).not.toBe('')
      if (code !== 'blank') expect(describeImportFailure(failure).advice).not.toBe('')
      expect(describePptxFailure(code)).toEqual({
        message: importWords.pptx.message,
        advice: expect.stringMatching(/\w/),
      })
    }
})

test('FD3 what can be imported is named, and each kind once', () => {
  expect(importWords.choose.hint).toBe(
    'PowerPoint, OpenDocument, PDF, Word, JSON, text, Markdown, an exported web page, or a backup. Or drop them anywhere.',
  )
  expect(describeImportFailure({ name: 'a.xyz', kind: null, code: 'unsupported' }).advice).toBe(
    'PowerPoint, OpenDocument, PDF, Word, Markdown and pictures can be read as well. a.xyz is something else.',
  )
})

test('FD3 the messages of the specification are literal', () => {
  const messageOf = (kind: ImportFailure['kind'], code: (typeof codes)[number]) =>
    describeImportFailure({ name: 'a', kind, code }).message
  expect(messageOf('json', 'not-this-kind')).toBe(
    'Invalid presentation format. Expected JSON with title and slides array.',
  )
  expect(messageOf(null, 'unsupported')).toBe(
    'Unsupported file type. Please upload JSON or text files.',
  )
  expect(messageOf('text', 'blank')).toBe('File appears to be empty')
  expect(messageOf('text', 'empty')).toBe('No slides found in the text file')
  expect(messageOf('docx', 'damaged')).toBe('Failed to process file')
  expect(messageOf('pptx', 'damaged')).toBe(
    "Failed to import PPTX file. Please ensure it's a valid PowerPoint file.",
  )
  expect(
    describeImportFailure({
      name: 'a.png',
      kind: 'image',
      code: 'picture',
      failure: { code: 'broken' },
    }).message,
  ).toBe('Failed to process images')
})
