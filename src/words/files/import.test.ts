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
