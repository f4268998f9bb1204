export const shareDayCounts = [1, 7, 30] as const

/** How many days a share lasts; null: until it is taken back. */
export type ShareExpiry = (typeof shareDayCounts)[number] | null

export const shareExpiries: readonly ShareExpiry[] = [...shareDayCounts, null]
export const usualExpiry: ShareExpiry = 30

/** What a server is sent, packed and encrypted. */
export const maxShareBytes = 10 * 1024 * 1024

/** 128 random bits, written so that an address can hold them. */
export const shareIdBytes = 16

/**
 * Of a whole link that brings the presentation with it. Slack breaks messages after 3,992 letters
 * (elastic/kibana#158262) and Telegram after 4,096: a link in two halves opens nothing.
 */
export const maxLinkLetters = 3900

/** Some take less: Discord 2,000 letters in a message. */
export const safeLinkLetters = 2000

/** A link that is longer was never made here; what it unfolds to must stay within bounds. */
export const maxReadLetters = 32_768

/** 256 random bits, which stand in the link after its `#` and never reach a server. */
export const linkKeyBytes = 32
