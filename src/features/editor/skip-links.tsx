import type { MouseEvent } from 'react'

import { SkipLink } from '#ui/focus/skip-link.tsx'
import { editorWords } from '#words/editor/editor.ts'

/** Each leads to the place with its id; the selector says what there takes the focus. */
const targets = [
  { id: 'slide', selector: '#slide' },
  { id: 'play', selector: '#play :is([data-first-stop], [data-next-focus]):enabled' },
  { id: 'notes', selector: '#notes [data-notes]' },
] as const

/** The address stays as it is: it names the slide. */
const skipTo = (selector: string) => (event: MouseEvent) => {
  event.preventDefault()
  document.querySelector<HTMLElement>(selector)?.focus()
}

export function SkipLinks() {
  return targets.map(({ id, selector }) => (
    <SkipLink key={id} href={`#${id}`} onClick={skipTo(selector)}>
      {editorWords.skip[id]}
    </SkipLink>
  ))
}
