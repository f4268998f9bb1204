/** Where the keyboard goes on when a card is gone: the next one, the one before, or the page. */
export function findNeighbourLink(id: string): HTMLElement | null {
  const card = document.querySelector(`[data-presentation="${CSS.escape(id)}"]`)
  const beside = card?.nextElementSibling ?? card?.previousElementSibling
  return beside?.querySelector('a') ?? document.querySelector<HTMLElement>('main a')
}
