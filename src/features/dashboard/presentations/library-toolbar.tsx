import { LayoutGrid, List, Search } from 'lucide-react'
import type { RefObject } from 'react'

import { presentationStatuses } from '#core/deck/record.ts'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { dashboardWords as words } from '#words/library/dashboard.ts'
import type { RecordFilter, StatusFilter } from '#workspace/library/filter-records.ts'

import styles from './library-toolbar.module.css'
import type { LibraryView } from './use-library-view.ts'

const statusFilters: readonly StatusFilter[] = ['all', ...presentationStatuses]

const nameOfStatus = (status: StatusFilter): string =>
  status === 'all' ? words.allStatuses : words.statuses[status]

type LibraryToolbarProps = {
  filter: RecordFilter
  onFilter: (filter: RecordFilter) => void
  view: LibraryView
  onView: (view: LibraryView) => void
  searchBox: RefObject<HTMLInputElement | null>
  /** What came of the search, read out as it changes. */
  news: string
}

export function LibraryToolbar({
  filter,
  onFilter,
  view,
  onView,
  searchBox,
  news,
}: LibraryToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <h2 id="library-heading" className={styles.heading}>
        {words.library}
      </h2>
      <search className={styles.search}>
        <TextField
          ref={searchBox}
          type="search"
          label={words.search}
          labelHidden
          placeholder={words.searchHint}
          icon={<Search aria-hidden />}
          value={filter.query}
          onChange={(event) => onFilter({ ...filter, query: event.target.value })}
        />
        <SelectField
          label={words.status}
          labelHidden
          value={filter.status}
          onChange={(event) => {
            const status = statusFilters.find((value) => value === event.target.value)
            if (status) onFilter({ ...filter, status })
          }}
        >
          {statusFilters.map((status) => (
            <option key={status} value={status}>
              {nameOfStatus(status)}
            </option>
          ))}
        </SelectField>
        <output className={styles.news}>
          <HiddenText>{news}</HiddenText>
        </output>
      </search>
      <Segmented
        label={words.view}
        value={view}
        iconsOnly
        options={[
          { value: 'grid', label: words.grid, icon: <LayoutGrid /> },
          { value: 'list', label: words.list, icon: <List /> },
        ]}
        onChange={onView}
      />
    </div>
  )
}
