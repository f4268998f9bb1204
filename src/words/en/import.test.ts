import { expect, test } from 'vitest'

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

test('FD3 every failure of every kind has a message, and all but the plainest say what to do', () => {
  for (const code of codes)
    for (const kind of [
      'json',
      'text',
      'image',
      'pptx',
      'ppt',
      'docx',
      'odp',
      'pdf',
      null,
    ] as const) {
      const failure: ImportFailure = { name: 'a', kind, code }
      expect(describeImportFailure(failure).message).not.toBe('')
      if (code !== 'blank') expect(describeImportFailure(failure).advice).not.toBe('')
      expect(describePptxFailure(code)).toEqual({
        message: importWords.pptx.message,
        advice: expect.stringMatching(/\w/),
      })
    }
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
