import { Eraser, Shapes } from 'lucide-react'
import { useEffect, useState } from 'react'

import type { FormEngine } from '#core/compose/form-engine.ts'
import { noIcon } from '#core/deck/bullet.ts'
import { setIcons } from '#core/edit/set-icon.ts'
import { type FormPoint, listFormPoints } from '#core/form/form-point.ts'
import { showsPlainIcons } from '#core/icon/opened-icons.ts'
import { createLazy } from '#core/lazy.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/show-toast.ts'
import { pickerWords } from '#words/pickers.ts'

import type { SectionProps } from './section.ts'

const words = pickerWords.icons

const finding = createLazy(() => import('#core/icon/find-point-icons.ts'))

const nameAll = (points: readonly FormPoint[], icon: string | null) =>
  new Map(points.map(({ index }) => [index, icon]))

type PlainIconsProps = Pick<SectionProps, 'openDeck' | 'slide'> & {
  icons: NonNullable<FormEngine['icons']>
}

/** Icons for all points of a slide at once in place of their numbers, and back. */
export function PlainIcons({ openDeck, slide, icons }: PlainIconsProps) {
  const [areThere, setAreThere] = useState(icons.areThere())
  const points = listFormPoints(slide.content)
  const isShown = areThere && showsPlainIcons(slide)

  useEffect(() => {
    if (!areThere && icons.areNeeded('points', slide.content)) void icons.load().then(setAreThere)
  }, [areThere, icons, slide.content])

  async function show() {
    const [found, hasLoaded] = await Promise.all([finding.load(), icons.load()])
    if (!found.ok || !hasLoaded) {
      showToast(words.missing)
      return
    }
    setAreThere(true)
    const chosen = found.value.findPointIcons(slide, points)
    openDeck.edit((view) => setIcons(view, slide.id, chosen))
  }

  const remove = () =>
    openDeck.edit((view) => {
      const cleared = setIcons(view, slide.id, nameAll(points, null))
      const left = cleared.deck.slides.find(({ id }) => id === slide.id)
      // What would come back by itself is told to stay away.
      return left && showsPlainIcons(left)
        ? setIcons(view, slide.id, nameAll(points, noIcon))
        : cleared
    })

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
