import { joinsNothing, splitGraphemes } from '#core/layout/lines/split-graphemes.ts'
import type { Font } from '#core/layout/text-metrics.ts'

import { cacheByFont, keepByFont } from '../cache-by-font.ts'
import { findScript, listVisibleCodes } from '../classify-grapheme.ts'
import type { FontLibrary, LoadedFace } from '../font-library.ts'

/** Text that is shaped as one: of one font file and one script. No face when no bundled font has it. */
export type Run = { text: string; face: LoadedFace | null; script: string | null }

type Character = { face: LoadedFace | null; script: string | null; isVisible: boolean }

const closers = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])

/** Splits as Chromium does: where font or script change, letters are not kerned. */
export function createRunSplitter(
  library: Pick<FontLibrary, 'find'>,
): (text: string, font: Font) => Run[] {
  const look = cacheByFont((grapheme, font): Character => ({
    face: library.find(grapheme, font),
    script: findScript(grapheme),
    isVisible: listVisibleCodes(grapheme).length > 0,
  }))

  /** By their codes: European letters are nearly all that is asked for. */
  const lettersOf = keepByFont(() => Array.from<Character | undefined>({ length: 0x250 }))

  /** The whole text, when all its characters are of one font and script, as they mostly are. */
  function findOneRun(text: string, font: Font): Run | null {
    if (text === '' || !joinsNothing(text)) return null
    let face: LoadedFace | null = null
    let script: string | null = null
    const letters = lettersOf(font)
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      const character = letters[code] ?? look(text.charAt(at), font)
      if (code < letters.length) letters[code] = character
      if (!character.face || !character.isVisible) return null
      face ??= character.face
      script ??= character.script
      if (face !== character.face || (character.script ?? script) !== script) return null
    }
    return { text, face, script }
  }

  return (text, font) => {
    const only = findOneRun(text, font)
    if (only) return [only]
    const runs: Run[] = []
    const open: { closer: string; script: string | null }[] = []
    let script: string | null = null
    for (const grapheme of splitGraphemes(text)) {
      const character = look(grapheme, font)
      const last = runs.at(-1)
      script = character.script ?? script
      const closer = closers.get(grapheme)
      if (closer) open.push({ closer, script })
      const opener = open.findLastIndex((one) => one.closer === grapheme)
      // A bracket closes in the script it was opened in.
      if (opener >= 0) script = open.splice(opener)[0]?.script ?? script

      const face = last && !character.isVisible ? last.face : character.face
      if (last && last.face === face && (last.script ?? script) === script) {
        last.text += grapheme
        last.script = script
      } else runs.push({ text: grapheme, face, script })
    }
    return runs
  }
}
