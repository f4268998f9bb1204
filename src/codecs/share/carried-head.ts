/** The first byte of a carried share. Whoever changes what follows takes the next of `judgeVersion`. */
export const carryVersion = 1

/** Its end is a part of what it is bound to: nobody can put it off. */
export const nameCarried = (expiry: Uint8Array): string => `carried ${expiry.join('.')}`
