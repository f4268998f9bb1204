/** What of the painted slides lies where it should not; runs in the page. */
export function findMisplaced(figures: Element[]): string[] {
  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
  // Rects are rounded, and ends of letters may hang over by a hair.
  const hair = 1.5
  const isWithin = (inner: Box, outer: Box) =>
    inner.left >= outer.left - hair &&
    inner.top >= outer.top - hair &&
    inner.right <= outer.right + hair &&
    inner.bottom <= outer.bottom + hair
  const meet = (one: Box, other: Box) =>
    one.left + hair < other.right &&
    other.left + hair < one.right &&
    one.top + hair < other.bottom &&
    other.top + hair < one.bottom

  // Without the space that follows the last word.
  const measureLetters = (line: Element) => {
    const range = document.createRange()
    range.selectNodeContents(line.firstChild ?? line)
    const { left, right } = range.getBoundingClientRect()
    const { top, bottom } = line.getBoundingClientRect()
    return { left, right, top, bottom }
  }

  return figures.flatMap((figure) => {
    const name = figure.getAttribute('aria-label') ?? ''
    const stage = figure.querySelector('article')
    if (!stage) return [`${name}: no slide`]
    const whole = stage.getBoundingClientRect()
    const texts = [...stage.querySelectorAll('h3, ul, th, td')]
    const lines = texts.flatMap((text) =>
      [...text.querySelectorAll('span[dir]')].map((line) => ({
        text: line.textContent,
        box: measureLetters(line),
        within: text.getBoundingClientRect(),
      })),
    )
    const pictures = [...stage.querySelectorAll('img')].map((one) => one.getBoundingClientRect())
    const isFull = stage.getAttribute('data-layout') === 'picture-full'
    const problems: string[] = []
    if (lines.length === 0) problems.push('no text')
    for (const { text, box, within } of lines) {
      if (!isWithin(box, whole)) problems.push(`leaves the stage: ${text}`)
      // A column may be 2 % wider than its frame.
      const spare = (within.right - within.left) * 0.02
      const room = {
        left: within.left - spare,
        right: within.right + spare,
        top: within.top,
        bottom: within.bottom,
      }
      if (!isWithin(box, room)) problems.push(`leaves its box: ${text}`)
      if (!isFull && pictures.some((picture) => meet(box, picture)))
        problems.push(`on the picture: ${text}`)
    }
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1))
        if (meet(one.box, other.box)) problems.push(`on another line: ${one.text} / ${other.text}`)
    return problems.map((problem) => `${name}: ${problem}`)
  })
}
