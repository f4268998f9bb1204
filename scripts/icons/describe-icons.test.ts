import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { findEmojiIcon, listEmoji } from '#core/icon/emoji-icons.ts'
import { iconLanguages, listWritten } from '#core/icon/icon-language.ts'
import { readWords } from '#core/icon/icon-library.ts'
import { iconNames } from '#core/icon/icon-names.ts'
import { allIcons } from '#core/icon/words/all-icons.ts'

import { inProject } from '../project-root.mjs'
import { describeIcons } from './describe-icons.ts'
import { flattenPath } from './flatten-path.ts'

test('IC6 the file of icons is what the words and the package make', () => {
  const file = readFileSync(inProject('src/adapters/icons/icons.bin'))
  // Not toBe: a difference of 400 kB would take minutes to be told.
  expect(inflateSync(file).toString('utf8') === describeIcons(allIcons), 'run npm run icons').toBe(
    true,
  )
  expect([...iconNames]).toEqual(Object.keys(allIcons).toSorted())
})

test('IC6 every icon has words in seven languages, and no word calls for two', () => {
  const users = new Map<string, string>()
  const doubled: string[] = []
  for (const [name, text] of Object.entries(allIcons)) {
    const words = readWords(text)
    for (const language of iconLanguages)
      for (const phrase of words[language]) {
        const key = `${language}: ${listWritten(phrase).join(' ')}`
        const other = users.get(key)
        if (other && other !== name) doubled.push(`${key} is ${other} and ${name}`)
        users.set(key, name)
        expect(listWritten(phrase), `${name} in ${language}`).not.toEqual([])
      }
  }
  expect(doubled).toEqual([])
})

test('IC2 every emoji leads to an icon there is', () => {
  for (const emoji of listEmoji()) {
    const found = findEmojiIcon(`${emoji} Words`)
    expect(found && iconNames.has(found.name), emoji).toBe(true)
  }
})

test('IC6 a path is flattened to moves, lines and curves', () => {
  const ends = (data: string) =>
    flattenPath(data).map(({ op, points }) =>
      `${op} ${(points.at(-1) ?? []).map(Math.round).join(',')}`.trim(),
    )
  expect(ends('M10,20h5v-5H1l2,3Z')).toEqual([
    'm 10,20',
    'l 15,20',
    'l 15,15',
    'l 1,15',
    'l 3,18',
    'z',
  ])
  // A circle of two half arcs is four quarters.
  expect(ends('M152,56a24,24,0,1,1-48,0a24,24,0,01,48,0Z').map(([op]) => op)).toEqual([
    'm',
    'c',
    'c',
    'c',
    'c',
    'z',
  ])
  expect(ends('M152,56a24,24,0,1,1-48,0')).toEqual(['m 152,56', 'c 128,80', 'c 104,56'])
})
