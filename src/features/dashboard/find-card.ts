/** The link of one presentation's card, where the keyboard stands on it. */
export const findCardLink = (id: string): HTMLElement | null =>
  document.querySelector(`[data-presentation="${CSS.escape(id)}"] a`)

/** Where the keyboard goes on when a card is gone: the next one, the one before, or the page. */
export function findNeighbourLink(id: string): HTMLElement | null {
  const card = findCardLink(id)?.closest('[data-presentation]')
  const beside = card?.nextElementSibling ?? card?.previousElementSibling
  return beside?.querySelector('a') ?? document.querySelector<HTMLElement>('main a')
}
