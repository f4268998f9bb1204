import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { framedLayouts } from '#core/deck/slide-layout.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { TextStyle } from '#core/deck/texts/text-style.ts'
import { textStyleSchema } from '#core/deck/texts/text-style-schema.ts'

import { contentLengths, createSampleSlide } from '../fixtures/decks/sample-slides.ts'

export type Script = 'latin' | 'cjk' | 'korean' | 'arabic'

/** A slide that others set too, and the script that it is written in throughout. */
export type JudgedSlide = { script: Script; slide: Slide }

const imageUrl = 'asset:picture'

const articles = [
  'coffee.md',
  'stadtbaeume.txt',
  'le-sel.txt',
  'aceite-de-oliva.txt',
  'carta-di-fabriano.txt',
  'azulejo.txt',
  'zeespiegel.txt',
  'quarterly-report.md',
]

const japanese =
  'サンゴ礁には世界の海にすむ魚の四分の一が集まり、人々の暮らしを支えています。嵐の波は外側の壁で砕け、村まで届くころには穏やかになります。水が熱くなると、サンゴは色を失い、やがて弱っていきます。網を入れない場所を決めた島では、魚が早く戻ってきました。子どもたちは毎月、自分たちの手で魚を数えています。「静かな海は、静かな村をつくる」と漁師は語りました。'
const chinese =
  '珊瑚礁里生活着四分之一的海洋鱼类，养活了沿岸的许多村庄。风暴的巨浪在外侧的礁壁上碎裂，到达岸边时已经平静。海水变热以后，珊瑚会失去颜色，慢慢变得虚弱。在禁止撒网的地方，鱼群回来得更快。孩子们每个月都亲手数一数这里的鱼。“大海安静，村庄也就安静”，一位渔民这样说。'
const arabic =
  'تعيش في الشعاب المرجانية ربع أسماك البحار، وتطعم قرى كثيرة على الساحل. تتكسر أمواج العواصف على الجدار الخارجي قبل أن تصل إلى الشاطئ. حين يسخن الماء تفقد الشعاب ألوانها وتضعف شيئا فشيئا. عادت الأسماك أسرع حيث منعت الشباك. يعد الأطفال الأسماك كل شهر بأيديهم. قال صياد عجوز إن البحر الهادئ يصنع قرية هادئة.'

const korean =
  '산호초에는 바닷물고기의 사분의 일이 모여 살며 많은 마을을 먹여 살립니다. 폭풍의 파도는 바깥 벽에서 부서져 마을에 닿을 때는 잔잔해집니다. 물이 뜨거워지면 산호는 빛깔을 잃고 차츰 약해집니다. 그물을 치지 않기로 한 섬에는 물고기가 더 빨리 돌아왔습니다. 아이들은 달마다 제 손으로 물고기를 셉니다. 바다가 고요하면 마을도 고요하다고 어부는 말했습니다.'

/** Natural text in every layout; `isFull` takes all of the articles and all lengths. */
export function listJudgedSlides(isFull: boolean): JudgedSlide[] {
  const lengths = isFull ? contentLengths : (['typical'] as const)
  const samples = framedLayouts.flatMap((layout) =>
    lengths.flatMap((length) =>
      (isFull ? [undefined, imageUrl] : [layout === 'picture-side' ? imageUrl : undefined]).map(
        (url) => judge('latin', createSampleSlide(layout, length, url)),
      ),
    ),
  )
  const sentences = (isFull ? articles : articles.slice(0, 3)).map(readSentences)
  const most = isFull ? 6 : 2
  return [
    ...samples,
    ...sentences.flatMap((list) => deal(list, most).map((slide) => judge('latin', slide))),
    ...deal(cut(japanese, '。'), most).map((slide) => judge('cjk', slide)),
    ...deal(cut(chinese, '。'), most).map((slide) => judge('cjk', slide)),
    ...deal(cut(arabic, '. '), most).map((slide) => judge('arabic', slide)),
    ...(isFull ? listMore(sentences[0] ?? []) : []),
  ].map(({ script, slide }, index) => ({ script, slide: { ...slide, id: `slide-${index}` } }))
}

/** Every script in every layout, and Latin text in every style. */
function listMore(english: readonly string[]): JudgedSlide[] {
  const scripts: [Script, readonly string[]][] = [
    ['cjk', cut(japanese, '。')],
    ['cjk', cut(chinese, '。')],
    ['korean', cut(korean, '. ')],
    ['arabic', cut(arabic, '. ')],
  ]
  const arranged = scripts.flatMap(([script, sentences]) =>
    framedLayouts.flatMap((layout, index) =>
      deal([...sentences.slice(index % 3), ...sentences], 4).map((slide) =>
        judge(script, { ...slide, layout }),
      ),
    ),
  )
  const styled = listStyles().flatMap((style, index) =>
    deal(english.slice(index), 2).map((slide) =>
      judge('latin', { ...slide, textStyles: { title: style, content: style } }),
    ),
  )
  return [...arranged, ...styled]
}

const listStyles = (): Partial<TextStyle>[] => [
  ...textStyleSchema.entries.fontSize.options.map((fontSize) => ({ fontSize })),
  ...textStyleSchema.entries.textAlign.options.map((textAlign) => ({ textAlign })),
  { fontWeight: 'bold' },
  { fontStyle: 'italic' },
  { fontWeight: 'bold', fontStyle: 'italic', textDecoration: 'underline' },
  { backgroundColor: '#203040', textColor: '#FFFFFF' },
]

const judge = (script: Script, slide: Slide): JudgedSlide => ({ script, slide })

const readSentences = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, '../fixtures/articles', name), 'utf8')
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.replaceAll(/[#*_`>|]/gu, '').trim())
    .filter(({ length }) => length > 20 && length < 170)

const cut = (text: string, stop: string): string[] =>
  text
    .split(stop)
    .filter(Boolean)
    .map((sentence) => (sentence.endsWith(stop.trim()) ? sentence : sentence + stop.trim()))

/** Slides of different fullness: the shortest sentence is the title. */
function deal(sentences: readonly string[], most: number): Slide[] {
  return Array.from({ length: most }, (_, index) => {
    const start = (index * 4) % Math.max(1, sentences.length - 3)
    const taken = sentences.slice(start, start + 3 + (index % 3))
    const [title = '', ...content] = taken.toSorted((a, b) => a.length - b.length)
    const levels = index % 2 === 1 ? ['', '\t', '\t\t', '', '\t'] : []
    return {
      id: '',
      title,
      content: content.map((text, at) => (levels[at] ?? '') + text),
      notes: '',
      ...(index % 4 === 3 && { imageUrl }),
    }
  })
}
