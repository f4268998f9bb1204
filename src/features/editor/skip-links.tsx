import type { MouseEvent } from 'react'

import { SkipLink } from '#ui/skip-link.tsx'
import { editorWords } from '#words/en/editor.ts'

/** Where each leads: the place with that id, and in it what takes the focus. */
const targets = {
  slide: '#slide',
  play: '#play [data-next-focus]',
  notes: '#notes :is(textarea, [tabindex="0"])',
} as const

type Target = keyof typeof targets

/** The address stays as it is: it names the slide. */
const skipTo = (target: Target) => (event: MouseEvent) => {
  event.preventDefault()
  document.querySelector<HTMLElement>(targets[target])?.focus()
}

export function SkipLinks() {
  return (Object.keys(targets) as Target[]).map((target) => (
    <SkipLink key={target} href={`#${target}`} onClick={skipTo(target)}>
      {editorWords.skip[target]}
    </SkipLink>
  ))
}
