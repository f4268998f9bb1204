import { describe, expect, test } from 'vitest'

import { composeDeck } from './compose-deck.ts'
import { english } from './languages/english.ts'
import { splitSentences } from './reading/split-sentences.ts'
import { dutch } from './languages/dutch.ts'
import { spanish } from './languages/spanish.ts'
import { sayWhole, shortenSafely } from './writing/make-units.ts'
import { listPoints } from './clauses/list-points.ts'
import { shortenHeading } from './titles/shorten-heading.ts'

function compose(source: string) {
  let count = 0
  const deck = composeDeck({ source, newId: () => `slide-${++count}` })
  if (!deck) throw new Error('no deck')
  return deck.slides
}

const filler =
  'The harbour has four cranes and two docks. Ships from nine countries load grain and timber there. A railway joins the docks with the station of the town. Workers live in small houses behind the church. '

const section = (text: string, heading = 'The matter') =>
  compose(`# Harbour\n\n${filler}\n\n## ${heading}\n\n${text}\n\n## The rest\n\n${filler}`)
const linesOf = (slides: ReturnType<typeof compose>) => slides.flatMap(({ content }) => content)

test('CM21 what leans stands below its sentence only with all that lies between them', () => {
  const lines = linesOf(
    section(
      'The council bought the crane in 1931. Does it still turn? It cost 40,000 marks and weighed 18 tons. The cranes of the other dock came from a yard in the north. A keeper looks after the lamps of the whole harbour by day and by night.',
    ),
  )
  expect(lines.join('\n')).toContain('The council bought the crane in 1931')
  expect(lines.join('\n')).not.toContain('40,000 marks')
})

test('CM21 a figure below its sentence brings along what it goes on from', () => {
  const lines = linesOf(
    section(
      'The council of the town bought the large crane of the northern dock from a yard in the north that was closed for good in 1931. It had been used for less than a year. It cost 40,000 marks and weighed 18 tons. A keeper looks after the lamps of the whole harbour by day and by night.',
    ),
  )
  const at = lines.findIndex((line) => line.includes('40,000 marks'))
  expect(at).toBeGreaterThan(0)
  expect(lines[at - 1]).toContain('less than a year')
})

test('CM28 sentences that all need what is said elsewhere are told, and no slide', () => {
  const shown = ['The docks', 'The cranes', 'The lamps'].map((name) => `## ${name}\n\n${filler}`)
  const pictures =
    '## The pictures\n\nThe left picture shows the old dock. It was drawn in 1903 by a pupil of the school.'
  const slides = compose(['# Harbour', filler, ...shown, pictures].join('\n\n'))
  expect(slides.map(({ title }) => title)).not.toContain('The pictures')
  expect(slides.map(({ notes }) => notes).join(' ')).toContain('drawn in 1903')
})

test('CM21 nothing that belongs to a formula, and no second subject, is dropped with its bracket', () => {
  const lines = linesOf(
    section(
      'The colour of the lamp is B = log (F/G) of two filters. The docks (and cranes) are open by night. Lamps of the old kind (those that smell) need oil. A keeper fills each of the lamps.',
    ),
  ).join('\n')
  expect(lines).toContain('log (F/G)')
  expect(lines).toContain('docks (and cranes) are')
  expect(lines).not.toContain('smell')
})

test('CM21 an example keeps its words, and so does a short name that a bracket explains', () => {
  const lines = linesOf(
    section(
      'A dock in the north takes very large ships, for example, one of 300 metres. It was built by S and P (Spencer and Peter) in 1931. Lamps stand at both of its ends.',
    ),
  ).join('\n')
  expect(lines).toContain('large ships, for example, one')
  expect(lines).toContain('(Spencer and Peter)')
})

test('CM39 what a text opens with is told on a slide of its own where the cover has no room for it', () => {
  const lead =
    'Rosa Ibarra Montalvo, born in Valparaíso in 1889, was the first woman of her country who led an observatory, and the catalogue of 1,204 stars that she wrote there bears her name until today.'
  const slides = compose(
    `Rosa Ibarra\n\n${lead}\n\n${filler}${filler}\n\n${filler}Nets dry slowly in winter.`,
  )
  expect(slides[0]?.content.join()).not.toContain('observatory')
  expect(
    slides
      .slice(1)
      .flatMap(({ content }) => content)
      .join(),
  ).toContain('observatory')
})

test('CM39 several sentences that count stand below the first heading, not in the notes of the cover', () => {
  const opening =
    'Rosa Ibarra led an observatory. Her catalogue of 1939 names 1,204 stars of the southern sky in three volumes. It took her 22 years and was paid for by 14 schools of her province.'
  const slides = compose(
    `# Rosa Ibarra\n\n${opening}\n\n## Youth\n\n${filler}\n\n## Old age\n\n${filler}`,
  )
  expect(slides[0]?.content).toEqual(['Rosa Ibarra led an observatory'])
  expect(slides[1]?.content.join()).toContain('1,204 stars')
  expect(slides[1]?.content.join()).toContain('14 schools')
})

test('CM39 a section that is longer than a slide has two', () => {
  const paragraphs = ['Ropes', 'Nets', 'Sails', 'Masts', 'Oars', 'Lamps'].map(
    (name, at) =>
      `${name} of the yard were counted in ${1901 + at}, and ${at + 3} of them were too old to be used at sea. Women of ${at + 4} families made new ones from hemp and oak for ${at + 9} marks each.`,
  )
  const slides = compose(
    `# Boats\n\nBoats lie in the yard.\n\n## What was made\n\n${paragraphs.join('\n\n')}\n\n## Who made it\n\n${filler}`,
  )
  expect(slides.map(({ title }) => title)).toContain('What was made (2)')
  const shown = slides.flatMap(({ content }) => content).join('\n')
  for (const name of ['Ropes', 'Nets', 'Sails', 'Masts', 'Oars', 'Lamps'])
    expect(shown).toContain(name)
})

test('CM39 what goes on with a point may be a line longer than a point that shares its line', () => {
  const goesOn =
    'They were sold in 1903 to the harbour of another town, 40 miles to the south, for 300 marks and two barrels of tar, which nobody in the yard has forgotten'
  const slides = compose(
    `# Boats\n\nBoats lie in the yard.\n\n## Ropes\n\nRopes were made in a long shed behind the church by 12 women who had learned it from their mothers. ${goesOn}.\n\n## Nets\n\n${filler}`,
  )
  expect(slides.flatMap(({ content }) => content)).toContain(`\t${goesOn}`)
})

test('CM39 what goes on with a point stands below it while half of the slide is empty', () => {
  const goesOn =
    'They smell of tar in summer and of wet wood in winter, when the doors stay shut for weeks on end'
  const slides = compose(
    `Boats\n\nBoats of oak lie in the yard.\n\n${['Ropes', 'Nets', 'Sails', 'Masts']
      .map(
        (name) =>
          `${name} are made in a long shed behind the church by women who have learned it from their mothers. ${goesOn}.`,
      )
      .join('\n\n')}`,
  )
  expect(slides.flatMap(({ content }) => content)).toContain(`\t${goesOn}`)
})

test('CM23 a takeaway on a day is not of a year that only its section names', () => {
  const closing = (flood: string) =>
    compose(
      `# Life at the coast\n\nTides rise twice a day along this shore. Boats land at high tide.\n\n## ${flood}\n\nOn 31 January water broke through 100 metres of the wall and 40 farms were lost. Cattle drowned.\n\n## The wall\n\nIn 1978 the province decided to build 12 kilometres of wall. Farmers paid a third of it.\n\n## The towns\n\nNine towns of the coast decided in 1990 to share a fleet of 14 boats. Boats save lives.`,
    ).at(-1)?.content ?? []
  expect(closing('The flood of 1953').join()).not.toContain('31 January')
  expect(closing('The flood').join()).toContain('31 January')
})

test('CM23 a takeaway is of nothing that only its paragraph names', () => {
  const last = section(
    `${filler}\n\nEvery captain pays a bill in spring. The bill of 110 dollars was decided in 1931 by 12 members. In the same year the gate was closed.`,
  ).at(-1)
  expect(last?.content.join(' ')).not.toMatch(/The bill|the same year/u)
})

test('CM13 the first of many entries is no heading of them all', () => {
  const entries = [1, 2, 3, 4, 5, 6, 7].map(
    (year) =>
      `Crane ${year} (193${year}): It was built by the yard of the town and lifts ${year} tons of grain.`,
  )
  const slides = compose(['# Cranes of the Harbour', 'Crane 0 (1929)', ...entries].join('\n\n'))
  expect(slides.map(({ title }) => title).join('\n')).not.toContain('Crane 0')
})

test('CM13 an address in brackets goes with both of them', () => {
  const lines = linesOf(
    section(`The page of the yard (http://www.yard.org/) was closed in 2012. ${filler}`),
  )
  expect(lines).toContain('The page of the yard was closed in 2012')
})

test('CM21 of two clauses the second keeps the condition of the first', () => {
  const lines = linesOf(
    section(
      'Any keeper of the town can bring a new lamp into the harbour provided that the lamp meets our old rules for light, and the lamp follows our rules of oil. Lamps stand at both ends of the dock. The docks are open by night.',
    ),
  )
  expect(lines).not.toContain('The lamp follows our rules of oil')
})

test('CM13 lines that nobody has wrapped are entries, the last of them after "and"', () => {
  const lines = linesOf(
    section(
      `The game has several stages:\n\n  The Quiet Phase of Boats\n  The Second Phase of Docks\n  The Production Phase\n  and The Last Phase\n\n${filler}`,
    ),
  )
  expect(lines.some((line) => line.includes('Boats The Second'))).toBe(false)
})

test('CM11 what only cites a book, or says where details are, is no point', () => {
  const lines = linesOf(
    section(
      `The concepts were presented in [ston86]. Version 1, described in [ston90a], was given to a few users. Details regarding the cranes are found in the separate book of cranes. ${filler}`,
    ),
  ).join('\n')
  expect(lines).not.toMatch(/ston|Details/u)
  expect(lines).toContain('Version 1 was given to a few users')
})

test('CM10 of a choice no half is a point, nor does a rule lose where it holds', () => {
  const choice =
    'Either the crates should be moved to another dock for the night, or you should use other boats to look into them'
  expect(listPoints(choice, english, 16)).toEqual([])
  const place =
    'On FreeBSD, drives can be queried using the control program and the caching of writes turned off using a line in the boot loader; other drives can be queried using the control program, and the cache both queried and changed using a second program when there is one.'
  for (const line of [shortenSafely(place, english, 240), shortenSafely(place, english, 110)])
    expect(line ?? 'On FreeBSD').toMatch(/^On FreeBSD/u)
})

test('CM11 of two words that tie a sentence to others both are left out', () => {
  expect(sayWhole('And, finally, most of the drives have caches.', english)).toBe(
    'Most of the drives have caches',
  )
  expect(sayWhole('There is not (yet) a tool for boats.', english)).toContain('(yet)')
})

test('CM13 what leads to what somebody says is no heading, and no slide of its own', () => {
  const slides = compose(
    `# Harbour\n\n${filler}\n\nAn early captain of the town, Bill Mitchell, remembers the harbour\n\n"... being a quiet place when we began. For a long time we could sail in less than 30 minutes."\n\n${filler}\n\n${filler}`,
  )
  for (const { content, table } of slides.slice(1)) expect(content.length > 0 || table).toBeTruthy()
})

test('CM21 out of the middle of a paragraph nothing is shown that neither counts nor decides', () => {
  const lines = linesOf(
    section(
      'The old dock was built by the town in 1840 and cost 12,000 marks. Boats that bring timber wait in the river until a keeper waves to them with a red flag from the old tower. He has done so for years. Masters of such boats often sing songs of the sea. A wall of stone keeps the river out since 1851.\n\nA railway was built in 1860 for 4,000 marks.\n\nThe new dock was dug in 1931 and cost 90,000 marks.\n\nThe school of the harbour was opened in 1950 for 300 pupils.',
    ),
  ).join('\n')
  expect(lines).not.toContain('often sing')
})

test('CM13 neither the name of a figure nor a remark in brackets is a heading', () => {
  const slides = compose(
    `# Harbour\n\n${filler}\n\n## Figure A.2. The crane by night\n\n${filler}\n\n(This part was added in 2018)\n\n${filler}`,
  )
  expect(slides.map(({ title }) => title).join('\n')).not.toMatch(/Figure|added/u)
})

test('CM10 a semicolon within brackets divides nothing, and no point ends before what it announces', () => {
  const lines = linesOf(
    section(
      'There are 365 days in a year of the harbour, but it turns out that a true year (a full orbit of the Earth around the Sun; also called a tropical year) is a little bit longer than 365 days. The docks are open by night.',
    ),
  )
  expect(lines.some((line) => line.startsWith('Also called'))).toBe(false)
  const concept =
    'The central concept of logging is that changes to files must be written only after those changes have been logged, that is, after records of the changes have been flushed to the disk'
  for (const line of listPoints(concept, english, 30)) expect(line).not.toMatch(/that is$/u)
})

test('CM13 who wrote a text is no text, also with initials', () => {
  const slides = compose(
    `# Harbour\n\nWritten by Ian A. Murdock, revised on the sixth of January\n\n${filler}\n\n${filler}`,
  )
  expect(linesOf(slides).join('\n')).not.toContain('Murdock')
})

test('CM10 the first of three qualities is not said alone', () => {
  const line =
    'The habits of captains are high patience, consuming curiosity, and facility with maps'
  expect(listPoints(line, english, 10)).toEqual([])
})

test('CM13 two spaces after a full stop set no columns', () => {
  const slides = section(
    'I have a large boat.  We have a small one that some\nsailors are painting.  They say it is ready.  We lift it\nto the large boat.  It breaks a beam so we put it back.\nThey mend the small one.  They bring it to us again now',
  )
  expect(slides.some(({ table }) => table)).toBe(false)
})

test('CM11 what a talk has no figure or section for is no point', () => {
  const lines = linesOf(
    section(
      'All docks are open by night. The height of the tide is plotted in Figure 3 for every month. Kapitel 4 of the law sets the toll. Section 16.2 has the answers to all that is left.',
    ),
  ).join('\n')
  expect(lines).not.toMatch(/Figure 3|Section 16\.2/u)
  expect(lines).toContain('docks are open')
})

describe('CM13 what only stands around a text is no point', () => {
  test('what headings come below', () => {
    const slides = compose(
      `# Harbour\n\nContents\n\n1.1. The docks\n\n1.2. The cranes\n\n1.3. The railway\n\n## 1.1. The docks\n\n${filler}\n\n## 1.2. The cranes\n\n${filler}\n\n## 1.3. The railway\n\n${filler}`,
    )
    expect(linesOf(slides)).not.toContain('Contents')
    expect(slides.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['The docks', 'The cranes', 'The railway']),
    )
    expect(linesOf(slides).some((line) => /^(?:1\.|The (?:docks|cranes)$)/u.test(line))).toBe(false)
  })

  test('the ways of a page that are set as a table, and a frame around a remark', () => {
    const slides = section(
      `| [ << The docks ] | Top | [ The railway >> ] |\n|---|---|---|\n| [ < Cranes ] | [ Up : Harbour ] | [ Lamps > ] |\n\n${filler}\n\n| Note: The lamps of this town were brought from Norway in 1950. |\n|---|\n\n${filler}`,
    )
    expect(slides.some(({ table }) => table)).toBe(false)
    expect(linesOf(slides).some((line) => line.startsWith('|'))).toBe(false)
  })

  test('a line that only leads to a formula', () => {
    const slides = section(
      `${filler}\n\nThe index for red lamps is\n\nB = log (F/G) = 0.18\n\n${filler}`,
    )
    expect(linesOf(slides).some((line) => line.endsWith(' is'))).toBe(false)
    expect(slides.some(({ title }) => title.endsWith(' is'))).toBe(false)
  })

  test('what a picture is called', () => {
    const lines = linesOf(section(`${filler}\n\nFigure 2.1. Cranes of the harbour\n\n${filler}`))
    expect(lines.join('\n')).not.toContain('Cranes of the harbour')
  })

  test('lines of the head of a message', () => {
    const lines = linesOf(
      compose(
        `From: A Person <a@example.org>\nSubject: Harbour\nContent-type: text/plain\n\n${filler}\n\n${filler}`,
      ),
    )
    expect(lines.join('\n')).not.toContain('Content-type')
  })
})

test('CM10 a sentence that somebody has wrapped before "(b)" is no list', () => {
  const lines = linesOf(
    section(
      'Captains of small ships are far more likely than others to (a) be left waiting or\n(b) pay for a place at the dock that nobody else would take in the winter.',
    ),
  )
  expect(lines.some((line) => /\bor$/u.test(line))).toBe(false)
})

test('CM14 what a bracket holds stays in one sentence', () => {
  const text = 'Chess is played. (The game was new. It no longer is.) Logic puzzles are liked.'
  expect(splitSentences(text, english)).toEqual([
    'Chess is played.',
    '(The game was new. It no longer is.)',
    'Logic puzzles are liked.',
  ])
  expect(splitSentences('Food is Oriental, esp. Chinese. Some is not.', english)).toHaveLength(2)
})

describe('CM19 what announces a list', () => {
  const kinds = '1. The quick kind\n2. The cheap kind\n3. The safe kind\n4. The quiet kind'

  test('says whether its numbers are steps', () => {
    const reasons = section(`There are four reasons why ships come here:\n\n${kinds}`)
    expect(reasons.find(({ content }) => content.length === 4)?.layout).not.toBe('steps')
    const way = section(`The gate is opened in this order:\n\n${kinds}`)
    expect(way.find(({ content }) => content.length === 4)?.layout).toBe('steps')
  })

  test('is its title without "here is a list of"', () => {
    const slides = compose(
      `# Harbour\n\n${filler}\n\n${filler}\n\nHere is a list of all the cranes and lifts:\n\n- The old crane of the east dock, which lifts 3 tons\n- The new crane of the west dock, which lifts 12 tons\n- The lift of the warehouse at the station\n`,
    )
    expect(slides.map(({ title }) => title)).toContain('All the Cranes and Lifts')
  })
})

test('CM10 no title ends within a clause or between the parts of a verb', () => {
  const reading =
    'El consumidor puede reconocer un buen aceite si lee con atención toda la etiqueta de la botella'
  expect(shortenHeading(reading, spanish)).not.toBe(
    'El consumidor puede reconocer un buen aceite si lee',
  )
  expect(shortenHeading('Well, now I know what it is. What is it for?', english)).toBe(
    'What is it for?',
  )
  const light =
    'De lichtkracht hangt zowel van de temperatuur af als van de grootte van het hele oppervlak'
  expect(shortenHeading(light, dutch)).not.toMatch(/temperatuur af$/u)
  const speeds =
    'De astronomen hebben de baansnelheden van sterren in de buitengebieden van veel stelsels gemeten, en geen volgt de wet van Kepler'
  expect(shortenHeading(speeds, dutch)).not.toBe(
    'De astronomen hebben de baansnelheden van sterren',
  )
})

test('CM28 no slide says only what its title has said', () => {
  const slides = compose(
    `${filler}\n\n${filler}\n\nConsumable and disposable items are obviously not involved. Even so, those lose much of what they were worth.\n\n${filler}`,
  )
  for (const { title, content } of slides.slice(1))
    expect(content.map((line) => line.toLowerCase())).not.toEqual([title.toLowerCase()])
})

test('CM27 where a sentence says that something is seen at an address, the address is not cut out of it', () => {
  const lines = linesOf(
    section(
      `The edit history can be seen at <https://example.org/x/y> (click on any two of its nodes). ${filler}`,
    ),
  )
  expect(lines.some((line) => /\bat(?: \(|$)/u.test(line))).toBe(false)
})
