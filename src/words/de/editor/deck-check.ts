import type { FindingCode } from '#core/outline/check/finding.ts'
import type { FindingGroup } from '#core/outline/check/group-findings.ts'
import { bulletsPerSlide, slideLengths } from '#core/outline/slide-lengths.ts'

import type { deckCheckWords as English } from '../../editor/deck-check.ts'
import { choosePlural, counted, formatNumber, listAll } from '../../formats.ts'
import { joinRuns } from '../../join-runs.ts'
import type { Translation } from '../../language-pack.ts'

type Sentence = (group: FindingGroup) => string

/** What was found, where that is one number or one text. */
const count = ([{ found }]: FindingGroup): number => Number(found)

const slides = (amount: number): string => counted(amount, { one: 'Folie', other: 'Folien' })
const things = (amount: number): string => counted(amount, { one: 'Stelle', other: 'Stellen' })

const stretch = (first: number, last: number): string => `${first} bis ${last}`

const points = (group: FindingGroup, one: string, other: string): string => {
  const places = group.flatMap(({ bullet }) => (bullet === undefined ? [] : [bullet + 1]))
  const subject = choosePlural(places.length, { one: 'Punkt', other: 'Punkte' })
  const verb = choosePlural(places.length, { one, other })
  return `${subject} ${listAll(joinRuns(places, stretch))} ${verb}`
}

function wordCount(group: FindingGroup): string {
  const counts = group.map(({ found }) => Number(found))
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return least === most
    ? counted(most, { one: 'Wort', other: 'Wörter' })
    : `${stretch(least, most)} Wörter`
}

const quote = (group: FindingGroup): string => listAll(group.map(({ found }) => `„${found}“`))

function adviseCount([{ wanted = bulletsPerSlide }]: FindingGroup): string {
  const { min, max } = wanted
  if (max === bulletsPerSlide.max) return 'Drei oder vier geben einer Folie Halt.'
  return min === max
    ? `Ihr Layout ist für ${formatNumber(max)} gemacht.`
    : `Ihr Layout ist für ${stretch(min, max)} gemacht.`
}

const adviseLength = ([{ wanted = slideLengths.bullet }]: FindingGroup): string =>
  wanted.max === slideLengths.bullet.max
    ? 'Vier bis sechzehn liest man leicht mit.'
    : `In diesem Layout liest man bis zu ${formatNumber(wanted.max)} leicht mit.`

const sentences: Record<FindingCode, Sentence> = {
  'too-few-slides': (group) =>
    `${slides(count(group))}: vielleicht zu wenig für das Thema. Fünf bis acht sind ein gutes Maß.`,
  'too-many-slides': (group) =>
    `${slides(count(group))}: viel zum Zuhören. Fünf bis acht sind ein gutes Maß.`,
  'no-welcome': () => 'Die erste Folie begrüßt das Publikum nicht.',
  'no-conclusion': () => 'Die letzte Folie schließt nicht ab und verabschiedet sich nicht.',
  'title-length': (group) => `Der Titel hat ${wordCount(group)}. Zwei bis neun liest man leicht.`,
  'title-repeated': () => 'Eine andere Folie hat fast denselben Titel.',
  'bullet-count': (group) =>
    `${counted(count(group), { one: 'Punkt', other: 'Punkte' })}. ${adviseCount(group)}`,
  'bullet-length': (group) =>
    `${points(group, 'hat', 'haben')} ${wordCount(group)}. ${adviseLength(group)}`,
  'bullet-empty': (group) => `${points(group, 'ist', 'sind')} leer.`,
  'bullet-repeated': (group) => `${points(group, 'sagt', 'sagen')}, was schon gesagt ist.`,
  'icon-unknown': (group) =>
    `${points(group, 'verlangt', 'verlangen')} ein Symbol, das niemand kennt: ${quote(group)}.`,
  placeholder: (group) =>
    `${quote(group)} ${choosePlural(group.length, { one: 'hält', other: 'halten' })} nur den Platz für etwas frei, das noch kommt.`,
  'notes-missing': () => 'Es gibt keine Notizen zum Sprechen.',
  'notes-length': (group) =>
    `Die Notizen haben ${wordCount(group)}. Mit 50–80 passt die Zeit am besten.`,
  'notes-read-slide': () => 'Die Notizen lesen nur die Punkte vor.',
  'ungrounded-number': (group) =>
    `${choosePlural(group.length, { one: 'Die Zahl', other: 'Die Zahlen' })} ${listAll(group.map(({ found }) => String(found)))} ${choosePlural(group.length, { one: 'steht', other: 'stehen' })} nicht in deiner Quelle.`,
  'fact-missing': (group) =>
    `Dein Text sagt außerdem: ${listAll(group.map(({ found }) => `„${String(found).replace(/\.$/u, '')}“`))}.`,
  'statement-changed': (group) =>
    `Bei ${quote(group)} fehlt eine Bedingung oder eine Einheit, die in deinem Text steht.`,
  overflow: () => 'Hier steht mehr Text, als Platz hat.',
  'same-form': (group) =>
    `${slides(count(group))} hintereinander sehen gleich aus. Ein anderes Layout hält die Augen wach.`,
  'nothing-to-see': (group) =>
    `${slides(count(group))} hintereinander bestehen nur aus Text. Ein Bild, eine Zahl oder ein anderes Layout gibt etwas zu sehen.`,
  'lower-half-empty': () => 'Die untere Hälfte der Folie ist leer.',
  'chart-title': () =>
    'Der Titel nennt, wovon das Diagramm handelt. Sag lieber, was darin zu sehen ist.',
  'words-covered': (group) =>
    `${quote(group)} ${choosePlural(group.length, { one: 'ist', other: 'sind' })} nicht zu lesen, weil etwas darüber liegt.`,
}

export const deckCheckWords: Translation<typeof English> = {
  title: 'Durchsicht',
  description: 'Worüber jemand stolpern würde, der genau zuhört. Was du änderst, entscheidest du.',
  summary: (findings) =>
    `${things(findings)} ${choosePlural(findings, { one: 'verdient', other: 'verdienen' })} einen zweiten Blick`,
  factsMissing: (facts, findings) =>
    `${counted(facts, { one: 'Aussage deines Textes steht', other: 'Aussagen deines Textes stehen' })} weder auf den Folien noch in den Notizen. Insgesamt ${choosePlural(findings, { one: 'verdient', other: 'verdienen' })} ${things(findings)} einen zweiten Blick.`,
  addFacts: 'In die Notizen aufnehmen',
  factsAdded: 'Was dein Text außerdem sagt, steht jetzt in den Notizen.',
  clean: 'Nichts auszusetzen',
  cleanText: 'Länge, Titel, Punkte, Notizen und Layout sind, wie sie sein sollen.',
  whole: 'Die ganze Präsentation',
  slide: (number) => `Folie ${number}`,
  untitled: 'Noch kein Titel',
  major: 'Zuerst',
  describe: (group) => sentences[group[0].code](group),
  fixes: {
    'bullet-empty': 'Leere Punkte streichen',
    'bullet-repeated': 'Doppelte Punkte streichen',
    'set-notes': 'In die Notizen aufnehmen',
    'icon-unknown': 'Symbole nach den Wörtern finden',
    'split-slide': 'Auf zwei Folien verteilen',
    'rewrite-slide': 'Mit KI neu schreiben',
    'write-notes': 'Notizen mit KI schreiben',
  },
  show: 'Folie zeigen',
  needsModel: 'Manches davon kann ein Modell richten. Noch ist keines eingerichtet.',
  settings: 'Einstellungen öffnen',
  done: 'Fertig',
  fixed: (number) => `Folie ${number} ist in Ordnung gebracht.`,
  improved: (number) => `Folie ${number} ist jetzt besser.`,
  undo: 'Rückgängig',
  failures: {
    'no-better':
      'Die neuen Worte wären nicht besser gewesen, deshalb ist die Folie, wie sie war. Versuche es noch einmal, oder ändere sie selbst.',
    gone: 'Diese Folie gibt es nicht mehr.',
  },
}
