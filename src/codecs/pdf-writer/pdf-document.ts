import type { Rect } from '#core/layout/boxes.ts'
import type { TextShaper } from '#ports/typefaces/text-shaper.ts'

import { type Content, createContent } from './content.ts'
import { createEmbeddedFonts, type EmbeddedFonts } from './fonts/embedded-fonts.ts'
import { createInks, type Inks } from './inks.ts'
import { createPdfFile, type PdfFile, type Ref, toRef } from './pdf-file.ts'
import { createStructure, type Structure, type TaggedPage } from './structure.ts'
import { type Bookmark, writeBookmarks } from './write-bookmarks.ts'
import { writeMetadata } from './write-metadata.ts'
import { writeNumbers } from './write-number.ts'
import { writeAscii, writeText } from './write-text.ts'

export type Size = { width: number; height: number }

/** A page that is being drawn, in px from its left and top edge. */
export type Sheet = TaggedPage & {
  size: Size
  content: Content
  /** Places on it that can be pressed. */
  places: Ref[]
}

export type PdfDocument = {
  file: PdfFile
  inks: Inks
  fonts: EmbeddedFonts
  structure: Structure
  /** The one before it is written when this one begins. */
  startSheet(size: Size): Sheet
  /** Leads from the list of bookmarks to a height of a page. */
  addBookmark(title: string, sheet: Sheet, top: number): void
  finish(
    about: { title: string; language: string | null },
    shaper: TextShaper,
  ): Uint8Array<ArrayBuffer>
}

const ptPerPx = 0.75

/** A rectangle as the file names places: in points, from the foot of the page. */
export const writeBounds = ({ x, y, width, height }: Rect, size: Size): string =>
  writeNumbers(
    ...[x, size.height - y - height, x + width, size.height - y].map((value) => value * ptPerPx),
  )

export function createPdfDocument(): PdfDocument {
  const file = createPdfFile()
  const inks = createInks(file)
  const fonts = createEmbeddedFonts(file, inks)
  const structure = createStructure(file)
  const pages = file.reserve()
  const sheets: Ref[] = []
  const bookmarks: Bookmark[] = []
  let open: Sheet | null = null

  function closeSheet(): void {
    if (!open) return
    const { ref, content, size, key, places } = open
    const stream = file.addStream('', content.bytes())
    const box = writeNumbers(0, 0, size.width * ptPerPx, size.height * ptPerPx)
    const pressed = places.length > 0 ? `/Annots[${places.map(toRef).join(' ')}]` : ''
    file.add(
      `<</Type/Page/Parent ${toRef(pages)}/MediaBox[${box}]/Contents ${toRef(stream)}/Resources${content.resources()}/StructParents ${key}/Tabs/S${pressed}>>`,
      ref,
    )
    sheets.push(ref)
    open = null
  }

  return {
    file,
    inks,
    fonts,
    structure,
    startSheet(size) {
      closeSheet()
      const content = createContent()
      const height = size.height * ptPerPx
      content.add(`${writeNumbers(ptPerPx, 0, 0, -ptPerPx, 0, height)} cm`)
      open = { ...structure.startPage(file.reserve(), content), size, places: [] }
      return open
    },
    addBookmark(title, { ref, size }, top) {
      bookmarks.push({ title, page: ref, top: (size.height - top) * ptPerPx })
    },
    finish({ title, language }, shaper) {
      closeSheet()
      fonts.finish(shaper)
      file.add(`<</Type/Pages/Count ${sheets.length}/Kids[${sheets.map(toRef).join(' ')}]>>`, pages)
      const outlines = writeBookmarks(file, bookmarks)
      const metadata = file.addStream(
        '/Type/Metadata/Subtype/XML',
        new TextEncoder().encode(writeMetadata(title, language)),
        { isPacked: true },
      )
      const root = file.add(
        [
          `<</Type/Catalog/Pages ${toRef(pages)}/Metadata ${toRef(metadata)}`,
          language === null ? '' : `/Lang${writeAscii(language)}`,
          outlines === null ? '' : `/Outlines ${toRef(outlines)}`,
          `/StructTreeRoot ${toRef(structure.finish())}/MarkInfo<</Marked true>>`,
          '/ViewerPreferences<</DisplayDocTitle true>>>>',
        ].join(''),
      )
      const info = file.add(`<</Title${writeText(title)}/Producer(Lectern)>>`)
      return file.pack({ root, info })
    },
  }
}
