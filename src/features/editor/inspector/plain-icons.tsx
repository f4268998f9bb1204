import { Eraser, Shapes } from 'lucide-react'

import type { FormEngine } from '#core/compose/form-engine.ts'
import { setIcons } from '#core/edit/points/set-icon.ts'
import { listFormPoints } from '#core/form/form-point.ts'
import { createLazy } from '#core/lazy.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/notices/show-toast.ts'
import { pickerWords } from '#words/editor/pickers.ts'

import type { SectionProps } from './section.ts'

const words = pickerWords.icons

const finding = createLazy(() => import('#core/icon/find-point-icons.ts'))

type PlainIconsProps = Pick<SectionProps, 'openDeck' | 'slide'> & {
  icons: NonNullable<FormEngine['icons']>
}

/** Icons for all points of a slide at once in place of their numbers, and back. */
export function PlainIcons({ openDeck, slide, icons }: PlainIconsProps) {
  const points = listFormPoints(slide.content)
  const isShown = icons.areNeeded('points', slide.content)

  async function show() {
    const [found, hasLoaded] = await Promise.all([finding.load(), icons.load()])
    if (!found.ok || !hasLoaded) {
      showToast(words.missing)
      return
    }
    const chosen = found.value.findPointIcons(slide, points)
    openDeck.edit((view) => setIcons(view, slide.id, chosen))
  }

  const remove = () =>
    openDeck.edit((view) =>
      setIcons(view, slide.id, new Map(points.map(({ index }) => [index, null]))),
    )

  return isShown ? (
    <Button size="s" variant="ghost" icon={<Eraser />} onClick={remove}>
      {words.remove}
    </Button>
  ) : (
    <Button size="s" variant="ghost" icon={<Shapes />} onClick={() => void show()}>
      {words.show}
    </Button>
  )
}
