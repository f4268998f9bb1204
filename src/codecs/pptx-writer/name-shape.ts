import { element } from './element.ts'
import { type Mark, writeMark } from './write-mark.ts'

export type ShapeName = {
  id: number
  name: string
  /** What it shows, for those who do not see it; empty for what says nothing. */
  alt?: string
  /** What happens when it is pressed. */
  press?: string
  mark?: Mark
}

/** Screen readers pass over what is marked so. */
const decorative = element(
  'a:ext',
  { uri: '{C183D7F6-B498-43B3-948B-1728B52AA6E4}' },
  element('adec:decorative', {
    'xmlns:adec': 'http://schemas.microsoft.com/office/drawing/2017/decorative',
    val: 1,
  }),
)

/** Text says what it is itself, so only other shapes have an `alt`. */
export function nameShape({ id, name, alt, press = '', mark }: ShapeName): string {
  const extensions = [...(alt === '' ? [decorative] : []), ...(mark ? [writeMark('a', mark)] : [])]
  return element(
    'p:cNvPr',
    { id, name, descr: alt || undefined },
    press,
    extensions.length > 0 ? element('a:extLst', {}, ...extensions) : '',
  )
}
