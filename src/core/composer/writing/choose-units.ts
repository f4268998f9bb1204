import { foldText } from '../../fold-text.ts'
import { isSeen } from '../leaning/mentions.ts'
import type { Unit } from './make-units.ts'

type Room = { points: number; letters: number }

type Choosing = {
  room: Room
  /** What of a unit stands below it. */
  listBelow: (unit: Unit) => readonly string[]
  /** Whether it says something without the unit before it. */
  stands: (unit: Unit) => boolean
  /** Chosen already. */
  first?: readonly Unit[]
}

/**
 * The weightiest units that there is room for, of those which leave open nothing that the titles or
 * a unit above them do not name. One that does so takes along the unit before it that names it.
 */
export function chooseUnits(
  units: readonly Unit[],
  titles: string,
  { room, listBelow, stands, first = [] }: Choosing,
): Unit[] {
  const all = units.filter(({ text }) => text !== null)
  const chosen = new Set(first)
  const lengthOf = (unit: Unit) => [unit.text ?? '', ...listBelow(unit)].join('').length
  let letters = first.reduce((sum, unit) => sum + lengthOf(unit), 0)
  for (const unit of all.toSorted((a, b) => b.worth - a.worth)) {
    if (chosen.has(unit)) continue
    const needed = findNeeded(unit)
    if (needed === null) continue
    const length = needed.reduce((sum, one) => sum + lengthOf(one), 0)
    if (chosen.size + needed.length > room.points || letters + length > room.letters) continue
    for (const one of needed) chosen.add(one)
    letters += length
  }
  return all.filter((unit) => chosen.has(unit))

  /** The unit with those before it without which it would leave something open; null where nothing helps. */
  function findNeeded(unit: Unit): Unit[] | null {
    const before = units[units.indexOf(unit) - 1]
    if (!stands(unit) && !(before && chosen.has(before) && isNext(before, unit))) return null
    const open = listOpen(unit, readSeen(unit))
    const bearers = open.map((stems) => findBearer(unit, stems))
    const missing = bearers.flatMap((bearer) => (bearer && !chosen.has(bearer) ? bearer : []))
    return bearers.includes(null) ? null : [...new Set(missing), unit]
  }

  function findBearer(unit: Unit, stems: readonly string[]): Unit | null {
    const before = units.slice(0, units.indexOf(unit)).toReversed()
    const naming = before.filter((other) => says(other, stems))
    // What no sentence here names in these words, the one before names in others.
    const others =
      naming.length > 0 ? naming : before.slice(0, 1).filter((one) => isNext(one, unit))
    return (
      others.find(
        (other) => other.text !== null && isSaying(other, stems, naming) && isClear(other),
      ) ?? null
    )
  }

  function isClear(unit: Unit): boolean {
    return listOpen(unit, readSeen(unit)).length === 0
  }

  function readSeen(unit: Unit): string {
    const above = all.slice(0, all.indexOf(unit)).filter((other) => chosen.has(other))
    return foldText([titles, ...above.map(({ text }) => text ?? '')].join('\n'))
  }
}

export const listOpen = ({ asks }: Unit, seen: string): Unit['asks'] =>
  asks.filter((stems) => !isSeen(stems, seen))

/**
 * Units that need nothing but the titles and those among them that stand above.
 *
 * @param all where one after the other tells how it went, what other sections have named is known
 */
export function keepClear(units: readonly Unit[], titles: string, all?: readonly Unit[]): Unit[] {
  let seen = foldText(titles)
  return units.filter((unit) => {
    const open = listOpen(unit, seen).filter(
      (stems) => !all || all.some((other) => other !== unit && says(other, stems)),
    )
    if (open.length > 0) return false
    seen += `\n${foldText(unit.text ?? '')}`
    return true
  })
}

const says = ({ sentences }: Unit, stems: readonly string[]): boolean =>
  sentences.some(({ text }) => isSeen(stems, foldText(text)))

const isSaying = (unit: Unit, stems: readonly string[], naming: readonly Unit[]): boolean =>
  naming.length === 0 || isSeen(stems, foldText(unit.text ?? ''))

/** In the same paragraph. */
const isNext = (one: Unit, unit: Unit): boolean =>
  one.sentences[0]?.paragraph === unit.sentences[0]?.paragraph
