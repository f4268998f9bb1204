// @vitest-environment jsdom
import { homedir, tmpdir } from 'node:os'

import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'

import { openPdf } from '../../test/fixtures/files/open-pdf.ts'
import { scriptPayloads } from '../../test/fixtures/script-payloads.ts'
import { writeWithRealFonts } from '../../test/fixtures/files/write-test-pdf.ts'
import { type DeckFileFormat, deckFileFormats, isImageFormat } from './file-formats.ts'

const addresses = [
  'javascript:window.__ran=1',
  'vbscript:MsgBox(1)',
  'data:text/html,<script>window.__ran=1</script>',
  'file:///etc/passwd',
  String.raw`\\server\share\evil.exe`,
]

/** Every place of a deck that takes a text has something that would like to run. */
const deck: Deck = {
  title: `<script>window.__ran=1</script>'"-->]]>`,
  theme: '"><script>window.__ran=1</script>',
  pronunciations: [{ written: '<script>', said: '</script>' }],
  // Some of each kind: setting all of them takes long, and words are set alike.
  slides: [...scriptPayloads.filter((_, index) => index % 7 === 0), ...addresses].map(
    (payload, index) => ({
      id: `"><script>${index}`,
      title: payload,
      content: [payload, `\t${payload}`, `See ${payload} for more`],
      notes: payload,
      imageUrl: payload,
      imageAlt: payload,
      imageCredit: { title: payload, source: payload },
      table: { rows: [[payload, payload]] },
    }),
  ),
}

const files = new Map<DeckFileFormat, Promise<Uint8Array>>()

function write(format: DeckFileFormat): Promise<Uint8Array> {
  const known = files.get(format) ?? writeAnew(format)
  files.set(format, known)
  return known
}

async function writeAnew(format: DeckFileFormat): Promise<Uint8Array> {
  const written = await writeWithRealFonts(format, { deck, pictures: new Map() })
  if (!written.ok) throw new Error(written.error)
  return written.value.bytes
}

/** All that is in the file, also where it is packed. */
async function readAll(format: DeckFileFormat): Promise<string> {
  const bytes = await write(format)
  if (format === 'pptx') return Object.values(unzipSync(bytes)).map(decode).join('\n')
  return format === 'pdf' ? openPdf(bytes) : decode(bytes)
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

// Pixels hold nothing that could be found in them, and take a browser.
test.each(deckFileFormats.filter((format) => !isImageFormat(format)))(
  'EX9 %s names no place of the computer that it was written on',
  async (format) => {
    const text = await readAll(format)
    for (const place of [process.cwd(), homedir(), tmpdir()].filter(({ length }) => length > 4))
      expect(text).not.toContain(place)
  },
)

test('EX9 a PowerPoint file leads nowhere and brings no program', async () => {
  const parts = Object.entries(unzipSync(await write('pptx')))
  expect(parts.filter(([name]) => /vba|activex|embeddings|\.(?:bin|exe|js)$/i.test(name))).toEqual(
    [],
  )
  const relations = parts.filter(([name]) => name.endsWith('.rels')).map(([, part]) => decode(part))
  for (const target of relations
    .join('')
    .matchAll(
      /TargetMode="External"[^>]*Target="([^"]*)"|Target="([^"]*)"[^>]*TargetMode="External"/g,
    ))
    expect(target[1] ?? target[2]).toMatch(/^(?:https?|mailto):/)
  expect(relations.join('')).not.toMatch(/Target="(?:javascript|vbscript|data|file):/i)
  expect(parts.map(([, part]) => decode(part)).join('')).not.toMatch(
    /<script|action="ppaction:\/\/(?!hlink)/i,
  )
})

test('EX9 a PDF has no action but to open a website', async () => {
  const text = await readAll('pdf')
  expect(text).not.toMatch(
    /\/(?:JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile|SubmitForm|GoToR)\b/,
  )
  for (const [, uri = ''] of text.matchAll(/\/URI\s*\(([^)]*)\)/g))
    expect(uri).toMatch(/^(?:https?|mailto):/)
})

test('EX9 a web page runs its own script and no other', async () => {
  const page = new DOMParser().parseFromString(await readAll('html'), 'text/html')
  expect(page.querySelectorAll('script:not([type])')).toHaveLength(1)
  const types = [...page.querySelectorAll('script[type]')].map((one) => one.getAttribute('type'))
  expect(types.filter((type) => type !== 'text/plain' && type !== 'application/json')).toEqual([])
  const attributes = [...page.querySelectorAll('*')].flatMap(({ attributes: own }) =>
    Array.from(own),
  )
  expect(attributes.length).toBeGreaterThan(1000)
  const active = attributes.filter(({ name }) =>
    /^(?:on.*|srcdoc|src|action|formaction)$/i.test(name),
  )
  expect(active.map(({ name, value }) => `${name}=${value}`)).toEqual([])
  for (const { name, value } of attributes) if (name === 'href') expect(value).toMatch(/^#/)
})

test('EX9 Markdown holds no markup of the deck', async () => {
  const [, , , , ...lines] = (await readAll('markdown')).split('\n')
  const shown = lines.join('\n').replaceAll(/<!--[^]*?-->/g, '')
  expect(shown).not.toMatch(/<\/?[a-z](?!r>)/i)
  expect(shown).not.toMatch(/(?<!\\)\]\((?!slide-\d+-picture-\d+\)|https?:)/)
})
