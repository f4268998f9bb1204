import type { ReadLoss } from '#codecs/loss.ts'

type Counted = Extract<ReadLoss, { count: number }>
type Plain = Exclude<ReadLoss, Counted>

/** What is lost on a slide, each kind once, with how often. */
export type LossTally = {
  add(loss: Plain): void
  count(loss: DistributiveOmit<Counted, 'count'>, times?: number): void
  list(): ReadLoss[]
}

type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never

export function tallyLosses(): LossTally {
  const plain = new Map<string, Plain>()
  const counted = new Map<string, Counted>()
  return {
    add: (loss) => void plain.set(JSON.stringify(loss), loss),
    count(loss, times = 1) {
      const key = JSON.stringify(loss)
      const known = counted.get(key)
      if (times > 0) counted.set(key, { ...loss, count: (known?.count ?? 0) + times })
    },
    list: () =>
      [...plain.values(), ...counted.values()].toSorted((a, b) => placeOf(a) - placeOf(b)),
  }
}

/** What concerns the whole file comes first. */
const placeOf = (loss: ReadLoss): number => ('slide' in loss ? loss.slide : 0)
