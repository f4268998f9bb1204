import * as v from 'valibot'
import type * as Y from 'yjs'

import { isSame } from '#core/rebase/is-same.ts'

/** A value that is replaced whole: `imageStyle.shape`, so that two fields of one style merge. */
export type PlainField = { key: string; path: readonly string[]; schema: v.GenericSchema }

/** Every leaf of an object schema, below these of its fields. */
export function listPlainFields(
  { entries }: Pick<v.ObjectSchema<v.ObjectEntries, undefined>, 'entries'>,
  names: readonly string[] = Object.keys(entries),
): PlainField[] {
  const listUnder = (fields: v.ObjectEntries, path: readonly string[]): PlainField[] =>
    Object.entries(fields).flatMap(([name, field]) => {
      const inner = unwrap(field)
      const innerPath = [...path, name]
      return hasEntries(inner)
        ? listUnder(inner.entries, innerPath)
        : [{ key: innerPath.join('.'), path: innerPath, schema: inner }]
    })
  const named = Object.entries(entries).filter(([name]) => names.includes(name))
  return listUnder(Object.fromEntries(named), [])
}

/** Fields that this version does not know, or whose value it cannot accept, are left where they are. */
export function readPlainFields(
  map: Y.Map<unknown>,
  fields: readonly PlainField[],
): Record<string, unknown> {
  const object: Record<string, unknown> = {}
  for (const { key, path, schema } of fields) {
    const value = map.get(key)
    if (value !== undefined && v.is(schema, value)) setAt(object, path, value)
  }
  return object
}

export function writePlainFields(
  map: Y.Map<unknown>,
  fields: readonly PlainField[],
  before: object,
  after: object,
): void {
  for (const { key, path } of fields) {
    // Most slides have none of these, and there are dozens.
    const [group = ''] = path
    if (Reflect.get(before, group) === Reflect.get(after, group)) continue
    const value = getAt(after, path)
    if (isSame(getAt(before, path), value)) continue
    if (value === undefined) map.delete(key)
    else map.set(key, value)
  }
}

const unwrap = (schema: v.GenericSchema): v.GenericSchema =>
  hasWrapped(schema) ? unwrap(schema.wrapped) : schema

const hasWrapped = (schema: object): schema is { wrapped: v.GenericSchema } => 'wrapped' in schema
const hasEntries = (schema: object): schema is { entries: v.ObjectEntries } => 'entries' in schema

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const getAt = (object: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), object)

function setAt(object: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name, ...rest] = path
  if (name === undefined) return
  if (rest.length === 0) {
    object[name] = value
    return
  }
  const inner = object[name]
  const next = isObject(inner) ? inner : {}
  object[name] = next
  setAt(next, rest, value)
}
