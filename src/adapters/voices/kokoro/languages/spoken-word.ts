/** A word on its way to the ear, in lower case, and whether a pause follows it. */
export type SpokenWord = { word: string; endsClause: boolean }
