// Plain JavaScript: the peer's types want a browser.

const load = (path) => import(new URL(`../peers/node_modules/${path}`, import.meta.url).href)

/** As its own guide writes a deck. @returns {Promise<import('./peer.ts').Peer>} */
export async function loadPptxGenJs() {
  const { default: loaded } = await load('pptxgenjs/dist/pptxgen.cjs.js')
  const PptxGenJS = loaded.default ?? loaded
  return {
    name: 'PptxGenJS 4.0.1',
    async write({ title, slides }, picture) {
      const file = new PptxGenJS()
      file.layout = 'LAYOUT_WIDE'
      file.title = title
      for (const { title: heading, content, notes } of slides) {
        const slide = file.addSlide()
        slide.addText(heading, { x: 0.8, y: 0.7, w: 5.6, h: 1.2, fontSize: 40, bold: true })
        slide.addText(
          content.map((text) => ({ text, options: { bullet: true, breakLine: true } })),
          { x: 0.8, y: 2, w: 5.6, h: 4.8, fontSize: 24 },
        )
        if (picture) slide.addImage({ data: picture, x: 6.7, y: 0, w: 6.7, h: 7.5 })
        slide.addNotes(notes)
        slide.slideNumber = { x: 12.5, y: 7.1 }
      }
      // By default it packs nothing, and of all kinds of output only a stream knows the option.
      return new Uint8Array(await file.write({ outputType: 'uint8array' }))
    },
  }
}
