/** What a page says with its tags alone, as Markdown would. Listings are left out, and what only names functions. */
export function openHtml(text: string): string {
  if (!/<[a-z]/iu.test(text)) return text
  return text
    .replaceAll(listing, '\n')
    .replaceAll(reference, (list) => (namesCode.test(list) ? '\n' : list))
    .replaceAll(heading, (_, level: string, name: string) => `\n${'#'.repeat(+level)} ${name}\n`)
    .replaceAll(summary, '\n- $1: $2\n')
    .replaceAll(bareLink, '')
}

const listing = /<pre\b[^>]*>[\s\S]*?<\/pre>/giu

const reference = /<dl\b[^>]*>[\s\S]*?<\/dl>/giu
const namesCode = /<(?:b|strong|dt)>\s*<code>/iu

const heading = /^[ \t]*<h([1-6])\b[^>]*>(.+?)<\/h\1>[ \t]*$/gimu

/** "<b>[lib/array]</b> Functions for arrays": what can be opened, and what it is. */
const summary =
  /^[ \t]*(?:<details\b[^>]*>)?[ \t]*<summary>\s*<(?:b|strong)>([^<]{2,60})<\/(?:b|strong)>[ \t]*([^<]{8,})<\/summary>[ \t]*$/gimu

/** A line of a page that only leads to another. */
const bareLink = /^[ \t]*<a\b[^>]*>[^<]{1,40}<\/a>(?:<br ?\/?>)?[ \t]*$/gimu
