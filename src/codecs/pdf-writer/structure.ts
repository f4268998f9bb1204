import type { Content } from './content.ts'
import { type PdfFile, type Ref, toRef } from './pdf-file.ts'
import { writeText } from './write-text.ts'

/** What a part of a page is to those who have it read to them. */
export type Role =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Figure'
  | 'Link'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'

type ElementDetails = {
  /** Said in place of a picture. */
  alt?: string
  /** Its box on the page, in points. */
  box?: string
  /** Before what is there already: a title is heard first, wherever it was painted. */
  isFirst?: boolean
}

export type StructureElement = {
  /** A part of it, after those it has unless it says otherwise. */
  add(role: Role, details?: ElementDetails): StructureElement
  /** Draws what belongs to it. */
  draw(page: TaggedPage, paint: () => void): void
  /** A place on a page that can be pressed; gives the number by which it leads back here. */
  addPlace(page: TaggedPage, place: Ref): number
}

/** A page of the file, with what is drawn on it. */
export type TaggedPage = { ref: Ref; content: Content; key: number; owners: Ref[] }

export type Structure = {
  root: StructureElement
  startPage(ref: Ref, content: Content): TaggedPage
  /** Writes all of it; gives the number of its root. */
  finish(): Ref
}

type Element = {
  ref: Ref
  role: Role
  parent: Ref
  details: ElementDetails
  page: Ref | null
  kids: (Element | { page: Ref; mark: number } | { page: Ref; place: Ref })[]
}

/** Drawn for the eye alone. */
export function drawArtifact({ content }: TaggedPage, paint: () => void): void {
  content.add('/Artifact BMC')
  paint()
  content.add('EMC')
}

export function createStructure(file: PdfFile): Structure {
  const rootRef = file.reserve()
  /** By key: a page's elements in the order of its marks, or the one element of a place. */
  const parents = new Map<number, Ref | readonly Ref[]>()
  let nextKey = 0

  const make = (role: Role, parent: Ref, details: ElementDetails = {}): Element => ({
    ref: file.reserve(),
    role,
    parent,
    details,
    page: null,
    kids: [],
  })

  const wrap = (element: Element): StructureElement => ({
    add(role, details) {
      const kid = make(role, element.ref, details)
      if (details?.isFirst) element.kids.unshift(kid)
      else element.kids.push(kid)
      return wrap(kid)
    },
    draw(page, paint) {
      const mark = page.owners.length
      page.owners.push(element.ref)
      element.page ??= page.ref
      element.kids.push({ page: page.ref, mark })
      page.content.add(`/${element.role}<</MCID ${mark}>>BDC`)
      paint()
      page.content.add('EMC')
    },
    addPlace(page, place) {
      const key = nextKey++
      parents.set(key, element.ref)
      element.kids.push({ page: page.ref, place })
      return key
    },
  })

  const top = make('Document', rootRef)

  return {
    root: wrap(top),
    startPage(ref, content) {
      const page = { ref, content, key: nextKey++, owners: [] }
      parents.set(page.key, page.owners)
      return page
    },
    finish() {
      writeElement(file, top)
      const tree = file.add(`<</Nums[${[...parents].map(writeParents).join(' ')}]>>`)
      file.add(
        `<</Type/StructTreeRoot/K ${toRef(top.ref)}/ParentTree ${toRef(tree)}/ParentTreeNextKey ${nextKey}>>`,
        rootRef,
      )
      return rootRef
    },
  }
}

const writeParents = ([key, owner]: readonly [number, Ref | readonly Ref[]]): string =>
  `${key} ${typeof owner === 'number' ? toRef(owner) : `[${owner.map(toRef).join(' ')}]`}`

function writeElement(file: PdfFile, { ref, role, parent, details, page, kids }: Element): void {
  const written = kids.map((kid) => {
    if ('role' in kid) {
      writeElement(file, kid)
      return toRef(kid.ref)
    }
    if ('place' in kid) return `<</Type/OBJR/Obj ${toRef(kid.place)}/Pg ${toRef(kid.page)}>>`
    if (kid.page === page) return String(kid.mark)
    return `<</Type/MCR/Pg ${toRef(kid.page)}/MCID ${kid.mark}>>`
  })
  const { alt, box } = details
  file.add(
    [
      `<</Type/StructElem/S/${role}/P ${toRef(parent)}`,
      page === null ? '' : `/Pg ${toRef(page)}`,
      alt === undefined ? '' : `/Alt${writeText(alt)}`,
      box === undefined ? '' : `/A<</O/Layout/Placement/Block/BBox[${box}]>>`,
      role === 'TH' ? '/A<</O/Table/Scope/Column>>' : '',
      `/K[${written.join(' ')}]>>`,
    ].join(''),
    ref,
  )
}
