import type { TextRun } from '#core/layout/boxes.ts'

import { element } from '../element.ts'
import type { Relation } from '../package-parts.ts'

/** Names the relation of a slide that leads to an address. */
export type LinkTo = (address: string) => string

/** @param firstId the number of the first relation that is free on a slide */
export function createLinks(relations: Relation[], firstId: number): LinkTo {
  return (address) => {
    const known = relations.find(({ target, isExternal }) => isExternal && target === address)
    if (known) return known.id
    const id = `rId${relations.length + firstId}`
    relations.push({ id, type: 'hyperlink', target: address, isExternal: true })
    return id
  }
}

const hyperlinkColour = 'http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor'

/** Where a run leads. It keeps its own colour, which programs would give up for that of all links. */
export const writeLink = (run: TextRun | null, linkTo: LinkTo): string =>
  leadTo(run?.look?.link, linkTo)

export const leadTo = (address: string | undefined, linkTo: LinkTo): string =>
  address === undefined
    ? ''
    : element(
        'a:hlinkClick',
        { 'r:id': linkTo(address) },
        element(
          'a:extLst',
          {},
          element(
            'a:ext',
            { uri: '{A12FA001-AC4F-418D-AE19-62706E023703}' },
            element('ahyp:hlinkClr', { 'xmlns:ahyp': hyperlinkColour, val: 'tx' }),
          ),
        ),
      )
