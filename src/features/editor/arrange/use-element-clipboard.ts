import { type RefObject, useEffect, useEffectEvent } from 'react'

import type { PlacedElement } from '#core/deck/placed.ts'
import type { Slide } from '#core/deck/slide.ts'
import { listPicked, type Picked } from '#core/placed/edit/change-elements.ts'
import { addElements } from '#core/placed/edit/order-elements.ts'
import { scaleElement } from '#core/placed/scale-placed.ts'

import { nameElement } from './name-element.ts'
import { pickElements } from './arranging.ts'
import type { Arranger } from './create-arranger.ts'

/** What was copied: their pictures are those of one deck, so it stays there. */
type Copied = { key: string; deckId: string; slide: Slide; elements: readonly PlacedElement[] }

let copied: Copied | null = null

/** Tells what was copied here from what was copied elsewhere since. */
const copiedType = 'application/x-lectern-elements'

/** So far from what it is a copy of. */
const aside = 16

type Needs = {
  deckId: string
  slide: Slide
  picked: Picked
  arranger: Arranger
  layer: RefObject<HTMLElement | null>
}

/** Copies, cuts and pastes elements with the browser's own keys and menus, also to another slide. */
export function useElementClipboard({ deckId, slide, picked, arranger, layer }: Needs): void {
  /** The event goes to where text is selected, which may be anywhere; the focus tells who is meant. */
  const isMeant = () => layer.current?.contains(document.activeElement) === true

  const take = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData || picked.length === 0 || !isMeant()) return
    const key = String(performance.now())
    copied = { key, deckId, slide, elements: listPicked(slide, picked) }
    event.clipboardData.setData(copiedType, key)
    event.clipboardData.setData('text/plain', picked.map((at) => nameElement(slide, at)).join('\n'))
    event.preventDefault()
    if (event.type === 'cut') arranger.remove()
  })

  const put = useEffectEvent((event: ClipboardEvent) => {
    if (!isMeant() || !copied || copied.deckId !== deckId) return
    if (event.clipboardData?.getData(copiedType) !== copied.key) return
    event.preventDefault()
    const { slide: from, elements } = copied
    const added = fitSlide(elements, from, slide)
    const away = from.id === slide.id ? aside : 0
    const by = { dx: away, dy: away }
    const paste = (one: Slide) => addElements(one, from, added, by)
    const { picked: now } = paste(slide)
    arranger.change((one) => paste(one).slide)
    pickElements(slide.id, now, 'hold')
  })

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    document.addEventListener('copy', (event) => take(event), { signal })
    document.addEventListener('cut', (event) => take(event), { signal })
    // Before whoever takes pictures that are pasted anywhere.
    document.addEventListener('paste', (event) => put(event), { signal, capture: true })
    return () => left.abort()
  }, [])
}

/** On a slide of another size they are as large beside it as they were. */
function fitSlide(
  elements: readonly PlacedElement[],
  from: Slide,
  to: Slide,
): readonly PlacedElement[] {
  if (!from.placed || !to.placed) return elements
  const scale = Math.min(
    to.placed.size.width / from.placed.size.width,
    to.placed.size.height / from.placed.size.height,
  )
  return scale === 1
    ? elements
    : elements.map((element) => scaleElement(element, { scale, x: 0, y: 0 }))
}
