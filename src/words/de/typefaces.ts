import type {
  describeTypeface as describeEnglishTypeface,
  describeTypefaceFailure as describeEnglishFailure,
  typefaceWords as englishWords,
} from '../typefaces.ts'
import { fontStyles } from '#core/deck/typeface-files.ts'
import { officeNames } from '#core/layout/office-names.ts'
import type { TypefaceFailure } from '#ports/typeface-intake.ts'

import { listAll } from '../formats.ts'
import type { Translation } from '../language-pack.ts'

export const typefaceWords: Translation<typeof englishWords> = {
  label: 'Schriften',
  fonts: { title: 'Schrift der Titel', content: 'Schrift des Textes' },
  themes: 'Wie im Design',
  choose: 'Hochladen',
  upload: {
    title: 'Schrift für Titel hochladen',
    content: 'Schrift für Text hochladen',
  },
  hint: 'TTF, OTF oder WOFF, je bis 12\u00a0MB; wähle die normale, die fette und die kursive zusammen. Lade nur Schriften hoch, deren Lizenz es dir erlaubt: Sie gehen in deine Dateien und geteilten Kopien ein.',
  missing: (name, standIn) =>
    `Die Dateien von ${name} sind nicht mehr in diesem Browser. Ihr Text ist in ${standIn} gesetzt. Lade sie noch einmal hoch, um sie zurückzuholen.`,
}

const styles: Record<(typeof fontStyles)[number], string> = {
  regular: 'normal',
  bold: 'fett',
  italic: 'kursiv',
  boldItalic: 'fett kursiv',
}

export const describeTypeface: typeof describeEnglishTypeface = (typeface) => {
  const { name, bold, forbids, standIn } = typeface
  const there = fontStyles.filter((style) => typeface[style] !== undefined)
  return [
    `${name}: ${listAll(there.map((style) => styles[style]))}.`,
    bold === undefined && 'Ohne eine fette Datei sehen fette Wörter aus wie die anderen.',
    forbids === 'editing' &&
      `Ihr Hersteller erlaubt sie in Dokumenten, die nur angesehen werden: PowerPoint-Dateien sind in ${officeNames[standIn]} gesetzt.`,
    forbids === 'embedding' &&
      `Ihr Hersteller verbietet, sie in Dokumente zu legen: PowerPoint, PDF, Webseiten und geteilte Kopien sind in ${officeNames[standIn]} gesetzt.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const failures: Record<TypefaceFailure['code'], (named: string) => string> = {
  'not-a-font': (named) => `${named} ist keine Schrift. Wähle eine TTF-, OTF- oder WOFF-Datei.`,
  collection: (named) => `${named} enthält mehrere Schriften. Wähle eine Datei mit einer Schrift.`,
  unsupported: (named) =>
    `${named} ist von einer Art, die sich hier nicht verwenden lässt. Wähle ihre TTF-Datei.`,
  'too-large': (named) => `${named} ist größer als 12\u00a0MB, die Grenze für Schriften.`,
  'too-many': () => 'Das sind mehr als 20 Dateien. Wähle die normale und die fette.',
  damaged: (named) => `${named} ist beschädigt: Darin lässt sich kein Text setzen.`,
  'several-families': (named) =>
    `Diese Dateien sind von mehreren Schriften: ${named}. Wähle die von einer.`,
  unreadable: (named) => `${named} konnte nicht gelesen werden. Wähle sie noch einmal.`,
  'not-loaded': () =>
    'Was Schriften liest, konnte nicht geladen werden. Versuche es noch einmal, wenn du online bist.',
}

export const describeTypefaceFailure: typeof describeEnglishFailure = ({ code, named = '' }) =>
  failures[code](named)
