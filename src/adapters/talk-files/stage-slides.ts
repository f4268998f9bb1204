import type { ShownPictures } from '#adapters/slide-images/decoded-pictures.ts'
import { createEasel, type Easel } from '#adapters/slide-images/easel.ts'
import { makeInk } from '#adapters/slide-images/make-ink.ts'
import { paintSlide } from '#adapters/slide-images/paint-slide.ts'
import type { SlideInTheme } from '#core/layout/arrange-slide.ts'
import type { SlideLayout } from '#core/layout/boxes.ts'
import { layoutCached } from '#core/layout/cached-layout.ts'
import { stage } from '#core/layout/stage.ts'
import type { TextMetrics } from '#core/layout/text-metrics.ts'
import { type FilmShape, filmStages, findTallRoom } from '#core/tall/film-stages.ts'
import { layOutTall } from '#core/tall/lay-out-tall.ts'

/** A slide as a film shows it. */
export type StagedSlide = {
  layout: SlideLayout
  /** It could not be laid out for the film's stage, and is seen there as it is elsewhere. */
  isWhole: boolean
}

export type FilmStage = {
  easel: Easel
  layOut(onStage: SlideInTheme): StagedSlide
  /** On the easel, so many seconds after it came. */
  paint(staged: StagedSlide, pictures: ShownPictures, seconds: number): void
}

type Film = {
  shape: FilmShape
  /** In px of the film. */
  width: number
  metrics: TextMetrics
  /** In the picture. */
  hasCaptions: boolean
}

/** Null without a canvas. */
export function createFilmStage({ shape, width, metrics, hasCaptions }: Film): FilmStage | null {
  const easel = createEasel(width, metrics, filmStages[shape])
  if (!easel) return null
  const room = shape === 'wide' ? null : findTallRoom(shape, { hasCaptions })
  let whole: Easel | null = null

  /** From edge to edge, in the middle of what the captions leave. */
  function paintWhole(
    layout: SlideLayout,
    pictures: ShownPictures,
    seconds: number,
    at: Easel,
  ): void {
    whole ??= createEasel(width, metrics)
    if (!whole || !room) return
    paintSlide(whole, layout, pictures, seconds)
    at.wipe()
    at.brush.fillStyle = makeInk(at.brush, layout.background, { x: 0, y: 0, ...at.size })
    at.brush.fillRect(0, 0, at.size.width, at.size.height)
    const height = (room.width * stage.height) / stage.width
    const y = (room.bottom - height) / 2
    at.brush.drawImage(whole.brush.canvas, 0, y, room.width, height)
  }

  return {
    easel,
    layOut(onStage) {
      const tall = room && layOutTall(onStage, room, metrics)
      return tall
        ? { layout: tall, isWhole: false }
        : { layout: layoutCached(onStage, metrics), isWhole: room !== null }
    },
    paint({ layout, isWhole }, pictures, seconds) {
      if (isWhole) paintWhole(layout, pictures, seconds, easel)
      else paintSlide(easel, layout, pictures, seconds)
    },
  }
}
