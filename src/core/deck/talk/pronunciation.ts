import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))

/** How a name or an acronym is said: written, and spelled the way it sounds ("Nguyen" as "win"). */
export const pronunciationSchema = v.object({ written: text, said: text })

export type Pronunciation = v.InferOutput<typeof pronunciationSchema>
