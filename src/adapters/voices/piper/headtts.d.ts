declare module '@met4citizen/headtts/modules/language-en-us.mjs' {
  /** Only what is used: the letter rules, which need no dictionary. */
  export class Language {
    phonemizeWord(upperCaseWord: string): string[]
  }
}
