/** Inline Markdown, footnote marks and addresses are nothing to be read aloud. */
export const tidyText = (text: string): string =>
  text
    .replace(footnote, '')
    // Tags within code are what is spoken of.
    .replaceAll(/`[^`]+`/g, (code) =>
      code.replaceAll('<', '\uE000').replaceAll('://', '\uE001').replaceAll('](', '\uE002'),
    )
    .replaceAll(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replaceAll(/\[((?:[^[\]]|\[[^\]]*\])*)\](?:\([^)]*\)|\[[^\]]+\])/g, '$1')
    .replaceAll(
      /\[(?:\^[\w-]{1,4}|\d{1,4}|[a-z]{1,2}|[a-z]\d|note \d+|citation needed|edit)\]/g,
      '',
    )
    .replaceAll(citation, '')
    // "2<sup>53</sup>" must not become 253.
    .replaceAll(/<sup>([\d+-]+)<\/sup>/gi, (_, power: string) => raise(power))
    .replaceAll(tag, '')
    .replaceAll(/(?<=^|\s):([a-z][a-z0-9_+]+|x):(?=\s|$)/g, (_, name: string) => signs[name] ?? '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replaceAll(neededHost, '$1$2')
    .replaceAll(neededAddress, '$1\uE001')
    .replaceAll(/\(\s*<?https?:\/\/[^\s)]+>?\s*\)/g, '')
    .replaceAll(/<?\bhttps?:\/\/[^\s)>]+?>?(?=[.,;:!?]*(?:[\s)>]|$))/g, '')
    .replaceAll(/(\*\*|__)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\w*])[*_](?!\s)([^*_\n]+?)[*_](?!\w)/g, '$1')
    .replaceAll(/`([^`]+)`/g, '$1')
    .replaceAll(/\*\*(?=\s|$)/g, '')
    .replaceAll('\uE000', '<')
    .replaceAll('\uE001', '://')
    .replaceAll('\uE002', '](')
    .replaceAll(/\\(?=[\\*_`#[\](){}+.!|<>~-])/g, '')
    .replace(/^\[!\w+\]\s*/, '')
    .replaceAll(/\s+([,.])(?=\s|$)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    // French has room before these, where no line ends.
    .replaceAll(/(?<=\p{L}) ([;!?»])(?=[\s,.]|$)/gu, '\u00A0$1')
    .trim()
    .replace(/^(?:, |>+ +)/u, '')

/** "\\[3]: It requires …", "(3) — While …", "_\\* Some …": what a note is called is not what it says. */
const footnote =
  /^(?:[¹²³⁴⁵⁶⁷⁸⁹]+(?=\p{Lu})|(?:\\?\[\^?\w{1,4}\]:|\(\d{1,2}\) ?[—–-]|[—–]|_?\\?[*†‡](?![*_]))\s+)/u

/** Of HTML; `<name>` is what a manual wants to be filled in. */
const tag =
  /<\/?(?:a|abbr|article|b|blockquote|br|caption|center|cite|code|col|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|hr|i|iframe|img|ins|kbd|li|main|mark|nav|ol|p|picture|pre|q|s|samp|section|small|source|span|strike|strong|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var|video)(?:\s[^>]*)?\/?>|<\/?[a-z][\w-]*\s[^>]*=[^>]*>/gi

/** "[Nationalism and Culture, p. 200 and p. 201]": where it is written is not what is said. */
const citation = /\s*\\?\[[^[\]]{0,160}\bpp?\. ?\d[^[\]]{0,60}\]/gu

/** Within brackets an address is an aside; behind such a word it is what the sentence is about. */
const neededAddress =
  /((?<![([<]|\b(?:see|siehe|voir|vedi|zie) )\b(?:accessing|opening|visiting|requesting|is|are|like|be) <?https?):\/\/(?=[^\s<>]+)/giu

/** "The history can be seen at https://example.org/x": of where it is, the name is said, and its way in a network of one's own. */
const neededHost =
  /((?:^|\s)(?:at|from|via|in|to|on|under|see|visit|use|using|by|with|read|siehe|auf|unter|von|bei|mit|über|voir|sur|à|avec|dans|de|en|con|com|desde|ver|vea|utilice|usa|su|da|em|no|vedi|veja|zie|op|met|van|naar) )<?https?:\/\/(?:www\.)?((?:[a-z\d-]+\.)+[a-z]{2,}|[a-z\d-]+(?:\/[\w-]+)*)[^\s<>)]*?>?(?=[.,;:!?]*(?:[\s)]|$))/giu

const raise = (power: string): string =>
  power.replaceAll(/./gu, (sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'.charAt('0123456789+-'.indexOf(sign)))

/** Of the names that stand for little pictures, those that say something. */
const signs: Readonly<Record<string, string>> = {
  white_check_mark: '✓',
  heavy_check_mark: '✓',
  ballot_box_with_check: '✓',
  x: '✗',
  negative_squared_cross_mark: '✗',
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
