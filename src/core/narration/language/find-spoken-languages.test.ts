import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import type { Slide } from '../../deck/slide.ts'
import { findSentences } from '../script/find-sentences.ts'
import { findSpokenLanguages } from './find-spoken-languages.ts'
import { listTurns } from '../talk/plan-slide.ts'
import { writeScript } from '../script/script.ts'

type Said = { language: string; text: string }

const slidesOf = (notes: readonly string[]) =>
  notes.map((text, index) => ({ id: String(index), title: '', content: [], notes: text }))

const languagesOf = (...notes: string[]) =>
  [...findSpokenLanguages({ slides: slidesOf(notes) }).values()].map(({ language }) => language)

/** Who says what of a note that stands alone in its deck. */
function listSaid(notes: string): Said[] {
  const [found] = findSpokenLanguages({ slides: slidesOf([notes]) }).values()
  if (!found) return []
  return listTurns(writeScript(notes, found), found.language).map(({ language, from, until }) => ({
    language,
    text: notes.slice(from, until),
  }))
}

const english = 'Hello and welcome to this talk. We will look at what a voice is.'
const german = 'Guten Tag und willkommen. Wir sehen uns heute an, was eine Stimme ist.'
const japanese = '今日は声がどのように作られるかを見ていきましょう。'

test('LG4 each slide has its own language, and short notes that of their neighbours', () => {
  expect(languagesOf(english, german, japanese, english)).toEqual(['en', 'de', 'ja', 'en'])
  const amongGermans = languagesOf(german, 'Berlin, Hamburg, Köln.', german, english)
  expect(amongGermans).toEqual(['de', 'de', 'de', 'en'])
  expect(languagesOf(english, german, 'Kubernetes, Docker.', german, english)[2]).toBe('de')
  // Kanji alone could be Chinese.
  expect(languagesOf(japanese, '東京大学研究室', japanese)[1]).toBe('ja')
  expect(languagesOf('东京大学研究室', '今天我们来看一看声音是什么。')[0]).toBe('zh')
})

test('LG8 with each key that is typed, only the notes that changed are judged again', () => {
  let reads = 0
  const slides: Slide[] = Array.from({ length: 100 }, (_, index) => ({
    id: String(index),
    title: '',
    content: [],
    get notes() {
      reads += 1
      return index % 3 === 0 ? german : english
    },
  }))
  findSpokenLanguages({ slides }, 'en')
  const atFirst = reads
  const typed = slides.with(40, { id: '40', title: '', content: [], notes: japanese })
  expect(findSpokenLanguages({ slides: typed }, 'en').get('40')?.language).toBe('ja')
  expect(atFirst).toBeGreaterThanOrEqual(100)
  expect(reads).toBe(atFirst)
})

test('LG5 a quotation, a sentence and words in other letters go over into their language', () => {
  expect(
    listSaid(`${english} “Wir sehen uns an, was das ist”, he said. And then he smiled.`),
  ).toEqual([
    { language: 'en', text: english },
    { language: 'de', text: '“Wir sehen uns an, was das ist”' },
    { language: 'en', text: ', he said. And then he smiled.' },
  ])
  expect(listSaid(`${english} ${german}`).map(({ language }) => language)).toEqual(['en', 'de'])
  expect(
    listSaid('We call it 木漏れ日 in Japanese, the light that falls through the leaves.'),
  ).toEqual([
    { language: 'en', text: 'We call it' },
    { language: 'ja', text: '木漏れ日' },
    { language: 'en', text: 'in Japanese, the light that falls through the leaves.' },
  ])
})

test('LG5 names, titles, formulas and terms leave a text in its language', () => {
  for (const text of [
    'He wrote for Die Zeit and Le Monde, and for the Frankfurter Allgemeine, too.',
    'The angle α is half of β, and π is what it always was in this book.',
    'We met José, Zoë and François in São Paulo and Zürich, and they liked it.',
    'The “Sachertorte” and the “pain au chocolat” are what people come for.',
    'Kubernetes pods, ReplicaSets, Deployments and StatefulSets are all that is there.',
  ])
    expect(listSaid(text)).toEqual([{ language: 'en', text }])
  const term = '今日はReactとTypeScriptを使って、新しいアプリを作ります。'
  expect(listSaid(term)).toEqual([{ language: 'ja', text: term }])
})

test('LG6 what was set is believed, as far as its letters allow it', () => {
  const [slide] = slidesOf([german])
  if (!slide) throw new Error('There is a slide')
  const read = (language: string | undefined, deck?: string) =>
    findSpokenLanguages({
      slides: [language ? { ...slide, language } : slide],
      ...(deck && { talk: { language: deck } }),
    }).get(slide.id)
  expect(read(undefined)?.language).toBe('de')
  expect(read('nl')).toEqual({ language: 'nl', foreign: [] })
  expect(read(undefined, 'en')).toEqual({ language: 'en', foreign: [] })
  expect(read('nl', 'en')?.language).toBe('nl')
  const mixed = { ...slide, notes: `Look at this: ${japanese}`, language: 'en' }
  expect(findSpokenLanguages({ slides: [mixed] }).get(slide.id)?.foreign).toMatchObject([
    { language: 'ja', to: mixed.notes.length - 1 },
  ])
})

const articles: Readonly<Record<string, string>> = {
  en: 'octopus.txt',
  de: 'stadtbaeume.txt',
  fr: 'le-sel.txt',
  es: 'aceite-de-oliva.txt',
  it: 'carta-di-fabriano.txt',
  pt: 'azulejo.txt',
  nl: 'zeespiegel.txt',
}

/** Sentences of a text that nobody had in mind who wrote the rules; headings are not said in a talk. */
const sentencesOf = (language: string): string[] => {
  const path = `test/fixtures/articles/${articles[language] ?? ''}`
  const text = readFileSync(path, 'utf8')
  return findSentences(text, language)
    .map(({ from, to }) => text.slice(from, to).trim().replaceAll('\n', ' '))
    .filter((sentence) => sentence.split(' ').length > 5 && /[.!?]$/u.test(sentence))
}

test('LG5 of 200 notes in two languages, no sentence is given to a voice of the other', () => {
  const languages = Object.keys(articles)
  const all = new Map(languages.map((language) => [language, sentencesOf(language)]))
  const take = (language: string, at: number, count: number) => {
    const sentences = all.get(language) ?? []
    return Array.from(
      { length: count },
      (_, index) => sentences[(at + index) % sentences.length] ?? '',
    )
  }
  const wrong: string[] = []
  for (let note = 0; note < 200; note++) {
    const first = languages[note % languages.length] ?? 'en'
    const second = languages[(note + 1 + (Math.floor(note / 7) % 6)) % languages.length] ?? 'de'
    const parts = [
      { language: first, sentences: take(first, note, 2 + (note % 2)) },
      { language: second, sentences: take(second, note * 3, 1 + (note % 3)) },
      { language: first, sentences: take(first, note + 9, note % 3) },
    ]
    const text = parts.flatMap(({ sentences }) => sentences).join(' ')
    const said = listSaid(text)
    for (const { language, sentences } of parts)
      for (const sentence of sentences) {
        const voice = said.find((one) => one.text.includes(sentence.slice(0, 30)))?.language
        if (voice !== language) wrong.push(`${note} ${language} as ${voice}: ${sentence}`)
      }
  }
  expect(wrong).toEqual([])
})
