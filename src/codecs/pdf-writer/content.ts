import { encodeBytes, type PdfFile, type Ref, toRef } from './pdf-file.ts'

/** What a page draws with, by the letter that its names begin with. */
const kinds = { F: 'Font', X: 'XObject', G: 'ExtGState', S: 'Shading' } as const

export type ResourceKind = keyof typeof kinds

/** What is drawn on a page, or in a drawing that pages show. */
export type Content = {
  add(...operators: readonly string[]): void
  /** Draws with it; gives its name. */
  use(kind: ResourceKind, ref: Ref): string
  /** Whatever is drawn meanwhile leaves the state as it was. */
  within(draw: () => void): void
  resources(): string
  bytes(): Uint8Array
}

export function createContent(): Content {
  const operators: string[] = []
  const used = new Map<ResourceKind, Set<Ref>>()
  const add = (...more: readonly string[]) => void operators.push(...more)
  return {
    add,
    use(kind, ref) {
      const refs = used.get(kind) ?? new Set()
      used.set(kind, refs.add(ref))
      return `/${kind}${ref}`
    },
    within(draw) {
      add('q')
      draw()
      add('Q')
    },
    resources: () =>
      `<<${[...used].map(([kind, refs]) => `/${kinds[kind]}<<${listRefs(kind, refs)}>>`).join('')}>>`,
    bytes: () => encodeBytes(operators.join('\n')),
  }
}

const listRefs = (kind: ResourceKind, refs: ReadonlySet<Ref>): string =>
  [...refs].map((ref) => `/${kind}${ref} ${toRef(ref)}`).join('')

/** A drawing of its own, as large as `box`, that is blended as a whole. */
export const addGroup = (
  file: PdfFile,
  content: Content,
  box: string,
  colours: 'DeviceRGB' | 'DeviceGray' = 'DeviceRGB',
): Ref =>
  file.addStream(
    `/Type/XObject/Subtype/Form/BBox[${box}]/Group<</S/Transparency/CS/${colours}/I true>>/Resources${content.resources()}`,
    content.bytes(),
  )
