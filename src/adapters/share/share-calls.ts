/** How page and server speak of shares. The body of a share is its bytes, and nothing else. */
export const shareRoute = '/api/shares/:id'

export const sharePath = (id: string): string => shareRoute.replace(':id', id)

/** Answers where there is a server at all. */
export const healthPath = '/api/health'

/** With a new share: SHA-256, in hex, of the token that will be asked for to take it back. */
export const ownerHashHeader = 'lectern-owner-hash'

/** With a new share: how many days it lasts. Without it, it lasts until it is taken back. */
export const expiryHeader = 'lectern-expires-in-days'

export const shareMediaType = 'application/octet-stream'
