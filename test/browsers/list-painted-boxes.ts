/** A line, picture, shape or frame as it is painted, in px of the stage. */
export type PaintedBox = { what: string; left: number; top: number; right: number; bottom: number }

export type PaintedSlide = { name: string; scale: number; boxes: PaintedBox[] }

/** What stands where on each slide that is painted; runs in the page, and sees nothing else. */
export function listPaintedBoxes(): PaintedSlide[] {
  const stages = [...document.querySelectorAll('article[data-layout], .stage')]
  return stages
    .filter((stage) => stage.getBoundingClientRect().width > 0)
    .map((stage, place) => {
      const whole = stage.getBoundingClientRect()
      const frame = stage.parentElement?.getBoundingClientRect() ?? whole
      const scale = whole.width / 1280
      const parts = stage.querySelectorAll(
        'h2, h3, ul, li, span[dir], img, tr, th, td, [class*=shape]',
      )
      return {
        name:
          stage.closest('figure')?.getAttribute('aria-label') ?? `slide ${place + 1} of the page`,
        scale: whole.width / frame.width,
        boxes: [...parts].map((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect()
          const text = part.matches('span[dir]') ? ` ${part.textContent}` : ''
          return {
            what: part.localName + text,
            left: (left - whole.left) / scale,
            top: (top - whole.top) / scale,
            right: (right - whole.left) / scale,
            bottom: (bottom - whole.top) / scale,
          }
        }),
      }
    })
}
