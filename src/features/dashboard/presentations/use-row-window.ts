import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import {
  findNear,
  findSeen,
  growTowards,
  keepNear,
  listParts,
  type Part,
  type Rows,
  type Sight,
  type Span,
} from './row-window.ts'

/** About a screen of them comes at once, the others row by row. */
const firstCards = 12
/** Scrolling by less than this shows no other rows; those ahead of what is in sight cover it. */
const sightStepPx = 120

export type CardRows = {
  list: RefObject<HTMLUListElement | null>
  /** How many cards a row holds. */
  columns: number
  /** In px, of a row that was not on the page yet. */
  rowHeight: number
  parts: readonly Part[]
}

/**
 * Of a long list of cards, the rows that are in sight or nearly so: a thousand cards cost what
 * two screens of them do. The list's own layout says how many cards a row holds and how high it
 * is; each card carries its number as `aria-posinset`.
 */
export function useRowWindow(total: number, pinnedCard: number | undefined): CardRows {
  const list = useRef<HTMLUListElement>(null)
  const { layout, sight } = useListLayout(list)
  const { columns } = layout
  const rows = useMemo(
    () => ({ ...layout, count: Math.ceil(total / columns) }),
    [layout, columns, total],
  )
  const goal = useMemo(
    () => ({ near: findNear(rows, sight), seen: findSeen(rows, sight) }),
    [rows, sight],
  )
  const shown = useRowByRow(goal, Math.ceil(firstCards / columns))
  const pinned = pinnedCard === undefined ? undefined : Math.floor(pinnedCard / columns)
  const parts = useMemo(() => listParts(rows, shown, pinned), [rows, shown, pinned])
  return { list, columns, rowHeight: layout.guess, parts }
}

type Goal = { near: Span; seen: Span }

/** Follows what is near, a row in a frame. */
function useRowByRow({ near, seen }: Goal, atFirst: number): Span {
  const [last, setLast] = useState<Span>()
  const shown = useMemo(
    () => keepNear(last ?? { first: 0, last: atFirst - 1 }, near, seen),
    [last, atFirst, near, seen],
  )
  useEffect(() => {
    const next = growTowards(shown, near, seen)
    if (next === shown) return undefined
    const frame = requestAnimationFrame(() => setLast(next))
    return () => cancelAnimationFrame(frame)
  }, [shown, near, seen])
  return shown
}

type Layout = Omit<Rows, 'count'> & { width: number; columns: number }

const noLayout: Layout = { width: 0, columns: 1, gap: 0, measured: new Map(), guess: 0 }

function useListLayout(list: RefObject<HTMLUListElement | null>) {
  const [layout, setLayout] = useState(noLayout)
  const [sight, setSight] = useState<Sight>({ offset: 0, extent: 0 })

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const look = () => setSight((last) => readSight(element, last))
    const measure = () => {
      setLayout((last) => readLayout(element, last))
      look()
    }
    measure()
    // Whatever makes a row higher or lower makes the list so, too.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [list])

  return { layout, sight }
}

function readLayout(list: HTMLElement, last: Layout): Layout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  const width = list.clientWidth
  const columns = gridTemplateColumns.split(' ').length
  const gap = Number.parseFloat(rowGap) || 0
  // At another width no row is as high as it was.
  const isSame = width === last.width && columns === last.columns
  const measured = new Map(isSame ? last.measured : [])
  for (const card of list.querySelectorAll('[aria-posinset]')) {
    const row = Math.floor((Number(card.ariaPosInSet) - 1) / columns)
    measured.set(row, card.getBoundingClientRect().height)
  }
  const guess = isSame && last.guess > 0 ? last.guess : findMean([...measured.values()])
  return { width, columns, gap, measured, guess }
}

const findMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)

function readSight(list: HTMLElement, last: Sight): Sight {
  const scrolled = -list.getBoundingClientRect().top
  const offset = Math.floor(scrolled / sightStepPx) * sightStepPx
  const extent = innerHeight
  return offset === last.offset && extent === last.extent ? last : { offset, extent }
}
