import * as v from 'valibot'

export const hexColourSchema = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/))
