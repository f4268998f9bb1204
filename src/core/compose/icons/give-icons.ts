import { readBullet } from '../../deck/texts/bullet.ts'
import type { Slide } from '../../deck/slide.ts'
import type { FormContent, LabelledItem, PointItem } from '../../form/form-content.ts'
import type { PointText } from '../../form/form-point.ts'
import type { ChosenIcon } from '../../icon/choose-icons.ts'
import type { ChooseIcons } from '../../icon/opened-icons.ts'
import type { Scene } from '../kit.ts'

/** What a form shows with its icons, if it has some. */
export function giveIcons(
  content: FormContent,
  slide: Pick<Slide, 'title' | 'content' | 'notes'>,
  choose: ChooseIcons | null,
): { content: FormContent; icons: Scene['icons'] } {
  if (!choose || !hasIconItems(content)) return { content, icons: null }
  const arePlain = isPlain(content)
  const said = [slide.title, ...slide.content.map((point) => readBullet(point).text), slide.notes]
  const chosen = choose(
    content.items.map((item) => ({ label: headOf(item)?.text ?? '', icon: item.icon })),
    said.join('\n'),
    { arePlain },
  )
  if (!chosen) return { content, icons: null }
  const icons = chosen.map(({ drawing }) => drawing)
  const give = <One extends Item>(items: readonly One[]): One[] =>
    items.map((item, at) => hideHead(item, chosen[at]))
  return {
    content: isPlain(content)
      ? { ...content, items: give(content.items) }
      : { ...content, items: give(content.items) },
    icons,
  }
}

type Plain = Extract<FormContent, { form: 'points' | 'two-columns' }>
type WithItems = Plain | Extract<FormContent, { form: 'cards' | 'steps' | 'cycle' | 'matrix' }>
type Item = PointItem & Partial<Pick<LabelledItem, 'label'>>

const isPlain = (content: FormContent): content is Plain =>
  content.form === 'points' || content.form === 'two-columns'

const hasIconItems = (content: FormContent): content is WithItems =>
  isPlain(content) ||
  content.form === 'cards' ||
  content.form === 'steps' ||
  content.form === 'cycle' ||
  content.form === 'matrix'

const headOf = ({ label, texts: [first] }: Item): PointText | undefined => label ?? first

/** The icon stands for the emoji that a text begins with. */
function hideHead<One extends Item>(item: One, icon: ChosenIcon | undefined): One {
  if (!icon?.hidden) return item
  const { label, texts } = item
  return label
    ? { ...item, label: cutStart(label, icon.hidden) }
    : { ...item, texts: texts.map((text, at) => (at === 0 ? cutStart(text, icon.hidden) : text)) }
}

function cutStart(shown: PointText, by: number): PointText {
  const { part, text } = shown
  if (part.field === 'title') return shown
  const [start, end] = part.range ?? [0, text.length]
  return {
    ...shown,
    text: text.slice(by),
    part: { ...part, slot: part.slot ?? 'text', range: [start + by, end] },
  }
}
