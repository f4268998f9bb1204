/** One spelling for all the ways of typing the same username or email. */
export const foldLogin = (login: string): string => login.normalize('NFC').toLowerCase()
