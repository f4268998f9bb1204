/** A line, picture or frame as it is painted, in px of the stage. */
export type PaintedBox = { what: string; left: number; top: number; right: number; bottom: number }

export type PaintedSlide = { name: string; scale: number; boxes: PaintedBox[] }

/** What stands where on each painted slide; runs in the page, and sees nothing else. */
export function listPaintedBoxes(): PaintedSlide[] {
  return [...document.querySelectorAll('figure')].map((figure) => {
    const stage = figure.querySelector('article')
    const frame = stage?.parentElement
    if (!stage || !frame) throw new Error('There is no slide')
    const whole = stage.getBoundingClientRect()
    const scale = whole.width / 1280
    const parts = stage.querySelectorAll('h2, h3, ul, li, span[dir], img, tr, th, td')
    return {
      name: figure.getAttribute('aria-label') ?? '',
      scale: whole.width / frame.getBoundingClientRect().width,
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
