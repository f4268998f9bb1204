const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/gu

/** How much room a text takes, in letters: those of East Asia are as wide as two. */
export const measureLetters = (text: string): number =>
  text.length + (text.match(wide)?.length ?? 0)
