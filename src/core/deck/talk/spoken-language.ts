import * as v from 'valibot'

/** A BCP 47 code, as `de` or `pt-BR`. */
export const languageSchema = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/iu))
