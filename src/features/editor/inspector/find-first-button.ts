/** Which buttons a card has depends on the slide; the first is there for every one. */
export const findFirstButton = (card: HTMLElement): Element | null => card.querySelector('button')
