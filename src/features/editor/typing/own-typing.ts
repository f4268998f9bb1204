import type { Slide } from '#core/deck/slide.ts'
import { rebaseList } from '#core/rebase/rebase-list.ts'
import { rebaseText } from '#core/rebase/rebase-text.ts'

type SlideText = Pick<Slide, 'title' | 'content' | 'notes'>

/** Knows what was typed in one place, apart from what was typed elsewhere meanwhile. */
export type OwnTyping = {
  note(before: SlideText, after: SlideText): void
  /** The texts without what was typed here. */
  takeBack(now: SlideText): SlideText
}

export function createOwnTyping(start: SlideText): OwnTyping {
  const title = followField(start.title, rebaseText)
  const content = followField(start.content, rebaseList)
  const notes = followField(start.notes, rebaseText)
  return {
    note(before, after) {
      title.note(before.title, after.title)
      content.note(before.content, after.content)
      notes.note(before.notes, after.notes)
    },
    takeBack: (now) => ({
      title: title.takeBack(now.title),
      content: content.takeBack(now.content),
      notes: notes.takeBack(now.notes),
    }),
  }
}

function followField<T>(start: T, rebase: (base: T, mine: T, theirs: T) => T) {
  let original = start
  let last = start
  // What comes back to one of these was undone here, not typed elsewhere.
  const known = new Set([JSON.stringify(start)])

  function takeBack(now: T): T {
    if (!known.has(JSON.stringify(now))) original = rebase(last, original, now)
    last = now
    return original
  }

  return {
    takeBack,
    note(before: T, after: T) {
      takeBack(before)
      last = after
      known.add(JSON.stringify(before)).add(JSON.stringify(after))
    },
  }
}
