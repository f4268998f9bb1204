import type { FindWords } from '#core/placed/place-words.ts'
import type { ColourSlots } from '#core/theme/assign-colours.ts'
import type { Media, TakenDrawing } from '#codecs/collect-media.ts'

import type { Relation } from '../package-parts.ts'
import { createLinks, type LinkTo } from '../text/write-link.ts'
import type { Mark } from '../write-mark.ts'

/** A slide or a layout while what stands on it is written. */
export type KeptSheet = {
  slots: ColourSlots
  /** Of the deck. */
  language: string
  findWords: FindWords
  /** Whether the first row of a table names what stands below; no style shows it, programs tell it. */
  hasHeader: boolean
  /** On each of its elements. */
  mark?: Mark
  /** What programs call a face: one of ours where the slide was composed here, else that of its file. */
  nameFace(face: string): string
  linkTo: LinkTo
  /** Gives the next number of a shape. */
  nextId(): number
  /** Names the relation that leads to a part of the file. */
  relate(type: string, target: string): string
  /** Puts a picture into the file as it is; null where that cannot be done. */
  takePicture(imageUrl: string): Promise<KeptMedium | null>
}

export type KeptMedium = {
  relation: string
  bytes: Uint8Array
  /** Leads to the drawing that the picture was made of. */
  drawing?: string
}

export type OpenedSheet = Pick<
  KeptSheet,
  'slots' | 'language' | 'findWords' | 'hasHeader' | 'mark'
> & {
  nameFace?: KeptSheet['nameFace']
  /** Where more than what is kept stands on it. */
  nextId?: KeptSheet['nextId']
  media: Media
  /** Filled with what the sheet leads to. */
  relations: Relation[]
  /** The number of the first that is free. */
  firstRelation: number
  onLoss(loss: NonNullable<TakenDrawing['loss']>): void
}

export function openKeptSheet({
  slots,
  language,
  findWords,
  hasHeader,
  mark,
  nameFace = (face) => face,
  nextId,
  media,
  relations,
  firstRelation,
  onLoss,
}: OpenedSheet): KeptSheet {
  // Number 1 is the tree of shapes itself.
  let lastId = 1
  const relate: KeptSheet['relate'] = (type, target) => {
    const known = relations.find(
      (one) => !one.isExternal && one.type === type && one.target === target,
    )
    if (known) return known.id
    const id = `rId${relations.length + firstRelation}`
    relations.push({ id, type, target })
    return id
  }
  return {
    slots,
    language,
    findWords,
    hasHeader,
    ...(mark && { mark }),
    nameFace,
    linkTo: createLinks(relations, firstRelation),
    nextId: nextId ?? (() => ++lastId),
    relate,
    async takePicture(imageUrl) {
      const { medium, drawing, loss } = await media.takeAsIs(imageUrl)
      if (loss) onLoss(loss)
      if (!medium) return null
      const { bytes, name } = medium
      return {
        relation: relate('image', `../media/${name}`),
        bytes,
        ...(drawing && { drawing: relate('image', `../media/${drawing.name}`) }),
      }
    },
  }
}
