import type { Page } from '@playwright/test'

/**
 * What the app says outside of the pseudo-language, where it is seen or read out. `known` is what
 * people have written themselves, or what has one name in every language.
 */
export const findForgottenWords = (page: Page, known: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (own) => {
      const isWord = /\p{Script=Latin}{2,}/u
      const found = new Set<string>()
      const judge = (text: string | null | undefined) => {
        // What is marked, and colours as they are typed.
        let rest = (text ?? '').replaceAll(/\[[^\]]*\]|#[\dA-F]{6}/g, ' ')
        for (const one of own) rest = rest.replaceAll(one, ' ')
        if (isWord.test(rest)) found.add(rest.trim())
      }
      const isShown = (element: Element) =>
        element.checkVisibility({ checkVisibilityCSS: true }) &&
        // Slides and keys; what measures text is seen by nobody.
        !element.closest('article, kbd, script, style, [data-ruler]')

      for (const element of document.querySelectorAll('body *')) {
        if (!isShown(element)) continue
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
          judge(element.getAttribute(name))
        // What people have written reads from whichever side it does.
        if (element.matches('textarea') || element.closest('[dir=auto]')) continue
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE) judge(node.nodeValue)
      }
      judge(document.title)
      return [...found]
    },
    [...known].toSorted((one, other) => other.length - one.length),
  )
