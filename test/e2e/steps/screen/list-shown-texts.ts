import type { Page } from '@playwright/test'

/** What is seen on the page or read out: words and names of controls, but what people have written. */
export const listShownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>()
    const add = (text: string | null | undefined) => texts.add((text ?? '').trim())
    const isShown = (element: Element) =>
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      // Slides and keys; what measures text is seen by nobody.
      !element.closest('article, kbd, script, style, [data-ruler]')

    for (const element of document.querySelectorAll('body *')) {
      if (!isShown(element)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        add(element.getAttribute(name))
      // What people have written reads from whichever side it does.
      if (element.matches('textarea') || element.closest('[dir=auto]')) continue
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) add(node.nodeValue)
    }
    add(document.title)
    texts.delete('')
    return [...texts]
  })
