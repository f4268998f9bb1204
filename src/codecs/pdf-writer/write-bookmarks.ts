import { type PdfFile, type Ref, toRef } from './pdf-file.ts'
import { writeNumber } from './write-number.ts'
import { writeText } from './write-text.ts'

/** `top` is in points from the foot of its page. */
export type Bookmark = { title: string; page: Ref; top: number }

/** The list that readers show beside the pages; null without any. */
export function writeBookmarks(file: PdfFile, bookmarks: readonly Bookmark[]): Ref | null {
  if (bookmarks.length === 0) return null
  const list = file.reserve()
  const refs = bookmarks.map(() => file.reserve())
  for (const [index, { title, page, top }] of bookmarks.entries()) {
    const [before, after] = [refs[index - 1], refs[index + 1]]
    file.add(
      [
        `<</Title${writeText(title)}/Parent ${toRef(list)}`,
        before === undefined ? '' : `/Prev ${toRef(before)}`,
        after === undefined ? '' : `/Next ${toRef(after)}`,
        `/Dest[${toRef(page)}/XYZ 0 ${writeNumber(top)} null]>>`,
      ].join(''),
      refs[index],
    )
  }
  const [first = list, last = list] = [refs[0], refs.at(-1)]
  return file.add(
    `<</Type/Outlines/First ${toRef(first)}/Last ${toRef(last)}/Count ${refs.length}>>`,
    list,
  )
}
