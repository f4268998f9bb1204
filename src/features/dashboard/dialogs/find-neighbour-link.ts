/** Where the keyboard goes on when a card is gone: the next one, the one before, or the page. */
export function findNeighbourLink(id: string): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-presentation]')]
  const at = cards.findIndex((card) => card.dataset['presentation'] === id)
  const beside = at < 0 ? undefined : (cards[at + 1] ?? cards[at - 1])
  return beside?.querySelector('a') ?? document.querySelector<HTMLElement>('main a')
}
