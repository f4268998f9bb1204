import type { ReadLoss } from '#codecs/loss.ts'
import type { ReadDeck, ReadPicture } from '#codecs/read-result.ts'
import type { DeckTypefaces, FontStyle, OwnTypeface } from '#core/deck/brand/own-typeface.ts'
import { fontStyles } from '#core/deck/brand/font-styles.ts'
import { type TypefaceIntake, typefaceFileType } from '#ports/typefaces/typeface-intake.ts'

export type PreparedTypefaces<Look> = {
  /** With what the files say of themselves, in place of what the deck said. */
  looks: Look[]
  kept: ReadonlyMap<string, Blob>
  losses: ReadLoss[]
}

/** Makes the typefaces that decks brought along fit to be kept. Those that are not go. */
export async function prepareTypefaces<Look extends { typefaces?: DeckTypefaces }>(
  looks: readonly Look[],
  pictures: ReadDeck['pictures'],
  intake: Pick<TypefaceIntake, 'check'>,
): Promise<PreparedTypefaces<Look>> {
  const kept = new Map<string, Blob>()
  const losses: ReadLoss[] = []
  const checked = new Map<string, Promise<OwnTypeface | null>>()

  async function check(typeface: OwnTypeface): Promise<OwnTypeface | null> {
    const files = new Map(
      fontStyles.flatMap((style): [FontStyle, Blob][] => {
        const file = pictures.get(typeface[style] ?? '')
        return file?.type === typefaceFileType ? [[style, toBlob(file)]] : []
      }),
    )
    const prepared = await intake.check(files)
    if (!prepared.ok) return null
    const found: Partial<Record<FontStyle, string>> = {}
    for (const [style, blob] of prepared.value.files) {
      const name = typeface[style]
      if (name === undefined) continue
      kept.set(name, blob)
      found[style] = name
    }
    return { ...prepared.value.facts, ...found, regular: typeface.regular }
  }

  async function prepare(look: Look): Promise<Look> {
    if (!look.typefaces) return look
    const { typefaces: before, ...others } = look
    const typefaces: DeckTypefaces = {}
    for (const role of ['title', 'content'] as const) {
      const typeface = before[role]
      if (!typeface) continue
      const key = JSON.stringify(typeface)
      const checking = checked.get(key) ?? check(typeface)
      checked.set(key, checking)
      const found = await checking
      if (found) typefaces[role] = found
      else losses.push({ kind: 'typeface-left-out' })
    }
    // Of a deck without any, nothing but that is missing.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (Object.keys(typefaces).length > 0 ? { ...look, typefaces } : others) as Look
  }

  const prepared: Look[] = []
  for (const look of looks) prepared.push(await prepare(look))
  return { looks: prepared, kept, losses: losses.slice(0, 1) }
}

const toBlob = ({ bytes, type }: ReadPicture): Blob => new Blob([bytes], { type })
