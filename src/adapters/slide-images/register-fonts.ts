import type { FontFile } from '#ports/typefaces/slide-fonts.ts'

declare global {
  // Of a worker; a page has them in its document.
  var fonts: FontFaceSet | undefined
}

/** Makes files paint with that are already here, in a worker or a page. */
export async function registerFonts(files: Iterable<FontFile>): Promise<void> {
  const known = globalThis.fonts ?? document.fonts
  // A file that this browser cannot paint with leaves its letters to the next family.
  await Promise.allSettled(
    Array.from(files, async ({ family, woff, weight, italic, unicodeRange }) => {
      const style = italic ? 'italic' : 'normal'
      const face = new FontFace(family, woff, { weight, style, unicodeRange })
      known.add(await face.load())
    }),
  )
}
