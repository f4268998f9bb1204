/** What others have written is looked at field by field; nothing in it is believed to be there. */
export type Fields = Record<string, unknown>

export const readFields = (value: unknown): Fields => (isFields(value) ? value : {})

export const readString = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The objects of a list; an empty list when it is none. */
export const readList = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : []

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
