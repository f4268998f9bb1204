import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo } from 'react'

import { maxCopiedCharacters } from '#core/deck/copied-slides.ts'
import { pickSlides } from '#core/edit/slides/pick-slides.ts'
import type { Slide } from '#core/deck/slide.ts'
import { showToast } from '#ui/notices/show-toast.ts'
import { overviewWords } from '#words/editor/overview.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { pasteSlides } from '#workspace/deck/paste-slides.ts'

import { describeShortcut } from '../../actions.ts'
import { useDeckTools } from '../../deck-tools-context.ts'
import { useUser } from '../../workspace-context.ts'
import { findLastCopied, readClipboard, writeClipboard } from './slide-clipboard.ts'
import type { SlideOperations } from './slide-operations.ts'
import type { SlideSelection } from './slide-selection.ts'

type Needs = {
  openDeck: OpenDeck
  selection: SlideSelection
  operations: SlideOperations
  tell: (news: string) => void
  overview: RefObject<HTMLElement | null>
  enabled: boolean
}

/** For menus; the focus must be in the overview. */
export type SlideClipboard = {
  copy(): void
  cut(): void
  paste(): void
  canPaste(): boolean
}

/** Copies, cuts and pastes slides with the browser's own keys and menus. */
export function useSlideClipboard(needs: Needs): SlideClipboard {
  const { openDeck, selection, operations, tell, overview, enabled } = needs
  const { readCopied } = useDeckTools()
  const userId = useUser()?.id ?? ''

  const bring = useCallback(
    async (slides: readonly Slide[]) => {
      const { slideIds, missingPictures } = await pasteSlides(openDeck, slides)
      selection.select(slideIds)
      tell(overviewWords.news.pasted(slideIds.length))
      if (missingPictures > 0) showToast(overviewWords.missingPictures(missingPictures))
    },
    [openDeck, selection, tell],
  )

  const take = useEffectEvent((event: ClipboardEvent) => {
    // The event goes to where text is selected, which may be anywhere; the focus tells who is meant.
    if (!event.clipboardData || !overview.current?.contains(document.activeElement)) return
    const slides = pickSlides(openDeck.state.getState(), selection.list())
    writeClipboard(event.clipboardData, slides, userId)
    event.preventDefault()
    const isCut = event.type === 'cut' && operations.canDelete()
    if (isCut) operations.remove()
    tell(overviewWords.news[isCut ? 'cut' : 'copied'](slides.length))
  })

  async function bringText(text: string) {
    if (text.length > maxCopiedCharacters) return void showToast(overviewWords.tooMuch)
    const copied = await readCopied(text)
    if (!copied) return void showToast(overviewWords.cannotPaste)
    if (copied.isCutShort) showToast(overviewWords.cutShort)
    return bring(copied.slides)
  }

  const put = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || !event.clipboardData || isElsewhere()) return
    const text = readClipboard(event.clipboardData)
    if (text === '') return
    event.preventDefault()
    void bringText(text)
  })

  useEffect(() => {
    if (!enabled) return undefined
    const left = new AbortController()
    const { signal } = left
    document.addEventListener('copy', (event) => take(event), { signal })
    document.addEventListener('cut', (event) => take(event), { signal })
    document.addEventListener('paste', (event) => put(event), { signal })
    return () => left.abort()
  }, [enabled])

  return useMemo(() => {
    const copy = () => {
      if (copyByCommand()) return true
      showToast(overviewWords.cannotCopy(describeShortcut('$mod+c')))
      return false
    }
    return {
      copy,
      cut() {
        const count = selection.list().length
        if (!copy()) return
        operations.remove()
        tell(overviewWords.news.cut(count))
      },
      paste() {
        const slides = findLastCopied(userId)
        if (slides) void bring(slides)
      },
      canPaste: () => findLastCopied(userId) !== null,
    }
  }, [selection, operations, tell, bring, userId])
}

/** What is typed in goes into the field, and a dialog has the page to itself. */
const isElsewhere = (): boolean =>
  Boolean(
    document.activeElement?.closest(
      'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]',
    ),
  )

/**
 * Deprecated, and the only way to put a type of one's own on the clipboard without a key pressed:
 * it makes the same `copy` event. Where nothing is selected, `beforecopy` says that there is
 * something to copy all the same.
 */
function copyByCommand(): boolean {
  document.addEventListener('beforecopy', allow)
  // oxlint-disable-next-line typescript/no-deprecated
  const copied = document.execCommand('copy')
  document.removeEventListener('beforecopy', allow)
  return copied
}

const allow = (event: Event): void => event.preventDefault()
