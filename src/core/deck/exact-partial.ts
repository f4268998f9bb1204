import * as v from 'valibot'

type ExactPartial<Entries extends v.ObjectEntries> = {
  [Key in keyof Entries]: v.ExactOptionalSchema<Entries[Key], undefined>
}

/** Every field may be missing, but none may be undefined: a stored `undefined` is no JSON value. */
export function exactPartial<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
): v.ObjectSchema<ExactPartial<Entries>, undefined>
export function exactPartial(schema: v.ObjectSchema<v.ObjectEntries, undefined>) {
  const fields = Object.entries(schema.entries)
  return v.object(Object.fromEntries(fields.map(([key, field]) => [key, v.exactOptional(field)])))
}
