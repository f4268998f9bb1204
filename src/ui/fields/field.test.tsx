import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { TextAreaField, TextField } from './field.tsx'

test('what is typed reads from the side that its first letter asks for', () => {
  expect(renderToStaticMarkup(<TextField label="Topic" />)).toMatch(/<input[^>]* dir="auto"/)
  expect(renderToStaticMarkup(<TextAreaField label="Text" />)).toMatch(/<textarea[^>]* dir="auto"/)
})

test('a field that says its direction keeps it', () => {
  expect(renderToStaticMarkup(<TextField label="Link" dir="ltr" />)).toMatch(
    /<input[^>]* dir="ltr"/,
  )
})
