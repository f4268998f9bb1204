/** Lines whose letters take another width than they were laid out in; runs in the page. */
export function findStretched(figures: Element[]): string[] {
  // In px of the stage; the last letter may be drawn nearer to the space that follows it.
  const hair = 4
  return figures.flatMap((figure) => {
    const stage = figure.querySelector('article')
    const scale = (stage?.getBoundingClientRect().width ?? 0) / 1280
    return [...figure.querySelectorAll<HTMLElement>('span[dir]')].flatMap((line) => {
      const last = line.lastChild
      if (!line.firstChild || !last) return []
      const letters = document.createRange()
      letters.setStartBefore(line.firstChild)
      if (last.textContent === ' ') letters.setEndBefore(last)
      else letters.setEndAfter(last)
      const width = letters.getBoundingClientRect().width / scale
      const laidOut = Number.parseFloat(line.style.width)
      return Math.abs(width - laidOut) > hair
        ? [`${figure.getAttribute('aria-label')}: ${line.textContent}: ${width}, not ${laidOut} px`]
        : []
    })
  })
}
