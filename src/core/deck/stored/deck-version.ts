/** The versions in which decks were stored. A new one needs its migration in `stored-deck.ts`. */
export type DeckVersion = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
