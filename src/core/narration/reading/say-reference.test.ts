import { expect, test } from 'vitest'

import { sayText } from './say-text.ts'

const say = (text: string) =>
  sayText(text)
    .flatMap(({ said }) => said)
    .join(' ')

test.each([
  ['Listing 12-3 and pages 12-18', 'listing twelve three and pages twelve to eighteen'],
  ['Section 3(b) says so', 'section three B says so'],
  ['RFC 959 and RFC-4180', 'R F C nine fifty nine and R F C forty one eighty'],
  ['the IEEE-754 standard', 'the I triple E seven fifty four standard'],
  ['a 0x00 and -0x1F', 'a zero X zero zero and minus zero X one F'],
  ['ls -l and --dry-run', 'L S dash L and dash dash dry run'],
  ['run --level-9 now', 'run dash dash level nine now'],
  ['SQLITE_OK and INT64_MIN', 'sqlite O K and int sixty four min'],
  ["by Q4'24 then", 'by Q four twenty four then'],
  ['a 1:50,000 map', 'a one to fifty thousand map'],
  ['open at 17.30 today', 'open at seventeen thirty today'],
  ['sold at 17.30 euros', 'sold at seventeen point three zero euros'],
  ['ext. 4471', 'extension four four seven one'],
  ['up 230 bps in 30 d. here', 'up two hundred thirty basis points in thirty days here'],
  ['€2 per mo. or €20 p.a. here', 'two euros per month or twenty euros per annum here'],
  ['in Rm. 310', 'in room three hundred ten'],
  ['the 2008–09 seasons', 'the two thousand eight to nine seasons'],
  ['the <body> of a <b>page</b>', 'the body of a page'],
  ['in src/main.rs now', 'in source slash main dot R S now'],
  ['a NaN check', 'a nan check'],
  ['on the host (like a.example.com).', 'on the host like a dot example dot com'],
  ['in postgresql.conf and tx.send now', 'in post gress dot conf and T X dot send now'],
  ['a MyBox<T> type', 'a my box of T type'],
  ['version 20.04 of it', 'version twenty point oh four of it'],
  ['PPPoE and TEXT', 'P P P O E and text'],
  ['floor 2, Bldg. C', 'floor two building C'],
  ['scp/ftp or pnpm', 'S C P F T P or P N P M'],
  ['hmm, so it goes to the nth degree', 'hmm so it goes to the nth degree'],
  ['GNU tools', 'guh noo tools'],
  ['ﬀᎠ', 'F F Ꭰ'],
  ['std::io::Write is used', 'standard io write is used'],
  ['the MATCH word', 'the match word'],
  ['section F.4.1 on', 'section F point four point one on'],
  ['(p. 409) As such, it is', 'page four hundred nine as such it is'],
  ['at 46°N, 8°E today', 'at forty six degrees north eight degrees east today'],
  ['He ran the 10k in 41:07 then', 'he ran the ten K in forty one oh seven then'],
  ["the RFC in '08 was", 'the R F C in oh eight was'],
  ['the MS Harmonia left at 0900 hrs.', 'the M S harmonia left at oh nine hundred hours'],
  ['Add 2 x 250 g of butter', 'add two times two hundred fifty grams of butter'],
  ['every 7½ min. until noon', 'every seven and a half minutes until noon'],
  ['Boulder, CO 80302 is', 'boulder colorado eight zero three zero two is'],
  ['Figure 4b shows it', 'figure four B shows it'],
  ['the 737 MAX was', 'the seven thirty seven max was'],
  ['our 5-yr. plan', 'our five year plan'],
  ['Apr.–Oct. is peak', 'april to october is peak'],
  ['10 A at 230 V.', 'ten amps at two hundred thirty volts'],
  ['In Rev. 3:16 it is', 'in revelation three sixteen it is'],
  ['read it, esp. the end', 'read it especially the end'],
  ['in Rm B12 now', 'in room B twelve now'],
])('SY1 %s', (written, said) => {
  expect(say(written)).toBe(said)
})
