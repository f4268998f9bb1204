import { expect, test } from 'vitest'

import { writeAppProperties, writeCoreProperties } from './write-properties.ts'

test('author and company are generic, the title is that of the presentation', () => {
  const core = writeCoreProperties('Reefs & shores', 'en')
  expect(core).toContain('<dc:title>Reefs &amp; shores</dc:title>')
  expect(core).toContain('<dc:creator>Lectern</dc:creator>')
  expect(writeAppProperties(3, 0, 3)).toContain('<Company>Lectern</Company>')
})
