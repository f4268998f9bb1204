/** What follows the `?` of an address that other pages show in a frame of theirs. */
const mark = 'embed'
const watched = '/demo-share/'

/** Behind it is a player and nothing else: whoever frames it can make nobody press anything of theirs. */
export const isEmbedAddress = ({
  pathname,
  search,
}: {
  pathname: string
  search: string
}): boolean => pathname.startsWith(watched) && /[?&]embed(?:[=&]|$)/.test(search)

/** Of a link to watch a presentation. */
export const toEmbedAddress = (link: string): string => link.replace('#', `?${mark}#`)
