// Plain JavaScript: the peers have no types that could be trusted.

const load = (path) => import(new URL(`../peers/node_modules/${path}`, import.meta.url).href)

/** Emits HTML. @returns {Promise<import('./peer.ts').Peer>} */
export async function loadPptxToJson() {
  const { parse } = await load('pptxtojson/dist/index.js')
  return {
    name: 'pptxtojson 2.2.0',
    knowsTitles: false,
    async read(bytes) {
      const { slides } = await parse(bytes.buffer)
      return () =>
        slides.map(({ elements, note }) => {
          const all = elements.flatMap(flatten)
          return {
            title: '',
            text: all.flatMap(listPieces).map(stripTags).join('\n'),
            notes: stripTags(note ?? '').trim(),
            pictures: all.filter(({ type }) => type === 'image').length,
          }
        })
    },
  }
}

const flatten = (element) => [element, ...(element.elements ?? []).flatMap(flatten)]

const listPieces = ({ content, data, textList }) => [
  content ?? '',
  ...(Array.isArray(data) ? data.flat().map((cell) => cell?.text ?? '') : []),
  ...(textList ?? []).map((text) =>
    typeof text === 'string' ? text : (text.text ?? text.content ?? ''),
  ),
]

const entities = { nbsp: ' ', lt: '<', gt: '>', amp: '&', quot: '"' }

const stripTags = (html) =>
  html
    .replaceAll(/<\/p>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|(\w+));/g, (whole, code, name) =>
      code ? String.fromCodePoint(Number(code)) : (entities[name] ?? whole),
    )

/** @returns {Promise<import('./peer.ts').Peer>} */
export async function loadOfficeParser() {
  const { OfficeParser } = await load('officeparser/dist/index.js')
  return {
    name: 'officeparser 8.1.1',
    knowsTitles: true,
    async read(bytes) {
      const { content } = await OfficeParser.parseOffice(Buffer.from(bytes))
      return () =>
        content
          .filter(({ type }) => type === 'slide')
          .map(({ children = [], notes = [] }) => ({
            title: children.find(({ type }) => type === 'heading')?.text ?? '',
            text: children.flatMap(listTexts).join('\n'),
            notes: notes.flatMap((note) => note.children.map(({ text }) => text)).join('\n'),
            pictures: countImages(children),
          }))
    },
  }
}

const listTexts = ({ text, children = [] }) => (text ? [text] : children.flatMap(listTexts))

const countImages = (nodes) =>
  nodes.reduce(
    (sum, { type, children = [] }) => sum + (type === 'image' ? 1 : 0) + countImages(children),
    0,
  )
