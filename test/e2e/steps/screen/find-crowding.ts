import type { Page } from '@playwright/test'

/**
 * What of the page is cut off or stands on something else: words and controls, as they are seen now.
 * What can be scrolled to is not cut. Painted slides are left out, they have tests of their own.
 */
export const findCrowding = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector) ?? document.body
    type Item = { name: string; element: Element; box: DOMRect; layer: Element }
    const controls = 'button, a[href], input:not([type=file]), textarea, [role=separator]'
    const slack = 1.5
    const found: string[] = []

    const ancestorsOf = (element: Element): Element[] => {
      const above: Element[] = []
      for (let one = element.parentElement; one; one = one.parentElement) above.push(one)
      return above
    }
    const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

    const isShown = (element: Element): boolean =>
      element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
      !element.closest('[inert], article, [data-ruler], ol[data-sonner-toaster]') &&
      // Only read out.
      ![element, ...ancestorsOf(element)].some(
        (one) => getComputedStyle(one).clipPath === 'inset(50%)',
      )

    /** What stays where it is lies over the rest on purpose. */
    const layerOf = (element: Element): Element =>
      [element, ...ancestorsOf(element)].find((one) => {
        const { position } = getComputedStyle(one)
        return position === 'fixed' || position === 'sticky' || one.matches('aside')
      }) ?? document.body

    /** The part that is seen of what lies in these, and whether more could not be scrolled to. */
    const clip = (above: Element[], whole: DOMRect): { seen: DOMRect; isCut: boolean } => {
      let { left, top, right, bottom } = whole
      let isCut = false
      const fixed = above.find((one) => getComputedStyle(one).position === 'fixed')
      for (const one of fixed ? above.slice(0, above.indexOf(fixed)) : above) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(one)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const room = one.getBoundingClientRect()
        const isOver = left < room.left - slack || right > room.right + slack
        if (isOver && !isScrolled(overflowX) && textOverflow !== 'ellipsis') isCut = true
        const isLower = top < room.top - slack || bottom > room.bottom + slack
        // What goes on below a sharp edge is meant to: a sheet that is laid into a page.
        if (isLower && !isScrolled(overflowY) && overflowY !== 'clip') isCut = true
        left = Math.max(left, room.left)
        right = Math.min(right, room.right)
        top = Math.max(top, room.top)
        bottom = Math.min(bottom, room.bottom)
      }
      if (left < -slack || right > document.documentElement.clientWidth + slack) isCut = true
      return { seen: new DOMRect(left, top, right - left, bottom - top), isCut }
    }

    const items: Item[] = []
    const add = (element: Element, above: Element[], whole: DOMRect, name: string) => {
      const { seen, isCut } = clip(above, whole)
      if (isCut && whole.width > 0 && whole.height > 0) found.push(`cut: ${name}`)
      if (seen.width > slack && seen.height > slack)
        items.push({ name, element, box: seen, layer: layerOf(element) })
    }

    for (const element of root.querySelectorAll(controls)) {
      if (!isShown(element)) continue
      const name = element.getAttribute('aria-label') ?? element.textContent ?? element.tagName
      // A link within a text may begin at the end of a line and go on below it.
      for (const part of element.getClientRects())
        add(element, ancestorsOf(element), part, `[${name.trim()}]`)
    }
    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.nodeValue?.trim() || parent.matches('textarea, script, style')) continue
      if (!isShown(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // Line by line: what stands at the end of the last one stands on none.
      for (const line of range.getClientRects())
        add(parent, [parent, ...ancestorsOf(parent)], line, `"${node.nodeValue.trim()}"`)
    }

    /** A button at the end of a field, as the one that shows a password. */
    const isInField = (field: Item, { box }: Item): boolean =>
      field.element.matches('input') &&
      box.left >= field.box.left - slack &&
      box.right <= field.box.right + slack &&
      box.top >= field.box.top - slack &&
      box.bottom <= field.box.bottom + slack

    const standsOn = (one: Item, other: Item): boolean => {
      if (one.layer !== other.layer) return false
      if (one.element.contains(other.element) || other.element.contains(one.element)) return false
      if ([one, other].some(({ element }) => element.matches('[role=separator]'))) return false
      if (isInField(one, other) || isInField(other, one)) return false
      // Lines of large type are set closer than their letters are high.
      const heading = one.element.closest('h1')
      if (heading && heading === other.element.closest('h1')) return false
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      return across > slack && down > slack * 2
    }
    items.forEach((one, index) => {
      for (const other of items.slice(index + 1))
        if (standsOn(one, other)) found.push(`${one.name} stands on ${other.name}`)
    })
    return found
  }, within)
