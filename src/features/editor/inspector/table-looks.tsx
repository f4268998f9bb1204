import {
  ChartArea,
  ChartBar,
  ChartColumn,
  ChartColumnStacked,
  ChartLine,
  ChartPie,
  ChartScatter,
  Donut,
  Table2,
} from 'lucide-react'
import type { ReactNode } from 'react'

import { type TableLook, tableLooks } from '#core/deck/slide-table.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { editorWords } from '#words/editor/editor.ts'

const icons: Readonly<Record<TableLook, ReactNode>> = {
  table: <Table2 />,
  columns: <ChartColumn />,
  bars: <ChartBar />,
  stacked: <ChartColumnStacked />,
  line: <ChartLine />,
  area: <ChartArea />,
  pie: <ChartPie />,
  doughnut: <Donut />,
  scatter: <ChartScatter />,
}

const listOptions = () =>
  tableLooks.map((value) => ({
    value,
    label: editorWords.table.looks[value],
    icon: icons[value],
  }))

type TableLooksProps = { look: TableLook; onChange: (look: TableLook) => void }

/** What the cells are shown as: a table, or one of the charts. */
export const TableLooks = ({ look, onChange }: TableLooksProps) => (
  <Segmented
    label={editorWords.table.show}
    value={look}
    options={listOptions()}
    onChange={onChange}
  />
)
