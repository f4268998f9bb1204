import { listChildren } from '../list-children.ts'
import type { ElementSource } from './element-source.ts'
import { attribute, findDeep } from './find.ts'
import { openRelated } from './sheet-look.ts'

/** Before 2010 what an embedded file looked like is in a drawing of its own. */
export function findOldPreview(
  id: string | undefined,
  { file, sheet, collection }: ElementSource,
): string | null {
  const drawing = openRelated(file, sheet.path, 'vmlDrawing')
  const shape = listChildren(drawing?.root).find(
    (one) =>
      one.name === 'shape' &&
      [':id', 'id', 'spid'].some((name) => attribute(one, name) === id && id !== undefined),
  )
  const image = findDeep(shape, 'imagedata')
  const relation =
    drawing &&
    file.listRelations(drawing.path).get(attribute(image, 'relid') ?? attribute(image, 'id') ?? '')
  if (!relation || relation.isExternal) return null
  const found = collection.take(relation.target)
  return found.kind === 'collected' ? found.url : null
}
