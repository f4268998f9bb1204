import * as Y from 'yjs'

/**
 * What an undo may delete. Taking back "add a slide" must not take along what another tab has
 * written on that slide since: then the slide stays, with their words on it.
 */
export const createUndoFilter =
  (slides: Y.Map<unknown>, slideParts: readonly string[]) =>
  (item: Y.Item): boolean => {
    const own = slides.doc?.clientID
    const holdsForeignWork = (type: Parent): boolean =>
      listChildren(type).some(
        (child) =>
          child.id.client !== own || (isType(child) && holdsForeignWork(child.content.type)),
      )

    if (isType(item) && holdsForeignWork(item.content.type)) return false
    const { parent, parentSub } = item
    const isSlidePart =
      parent instanceof Y.Map &&
      parent.parent === slides &&
      parentSub !== null &&
      slideParts.includes(parentSub)
    return !(isSlidePart && holdsForeignWork(parent))
  }

type Parent = Pick<Y.Map<unknown>, '_map' | '_start'>

const isType = (item: Y.Item): item is Y.Item & { content: Y.ContentType } =>
  item.content instanceof Y.ContentType

function listChildren(type: Parent): Y.Item[] {
  const children = [...type._map.values()]
  for (let child = type._start; child; child = child.right) children.push(child)
  return children.filter((child) => !child.deleted)
}
