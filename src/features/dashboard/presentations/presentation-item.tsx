import { Play } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'wouter'

import type { PresentationRecord, PresentationStatus } from '#core/deck/record.ts'
import { findSeed } from '#core/form/slide-pose.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import { dashboardWords } from '#words/library/dashboard.ts'
import { listNames } from '#words/formats.ts'
import { describeExactTime, describeWhen } from '#words/when.ts'

import type { FillQueue } from '#ui/lazy/fill-queue.ts'
import { paths } from '../../paths.ts'
import { useFilled } from '#ui/lazy/use-filled.ts'
import { listPresentationActions } from './list-presentation-actions.ts'
import { PresentationCover } from './presentation-cover.tsx'
import styles from './presentation-item.module.css'
import { PresentationMenu } from './presentation-menu.tsx'
import type { LibraryCommands } from './use-library-commands.ts'
import type { LibraryView } from './use-library-view.ts'

const words = dashboardWords.card

const statusTones: Record<PresentationStatus, NonNullable<BadgeProps['tone']>> = {
  published: 'good',
  draft: 'straw',
  archived: 'slate',
}

const shownTags = 2

export type PresentationItemProps = {
  record: PresentationRecord
  /** Of `total`, counted from 1: not all of them are on the page. */
  place: number
  total: number
  view: LibraryView
  now: number
  commands: LibraryCommands
  queue: FillQueue
  /** In px, until it is filled. */
  unfilledHeight: number
}

/** One presentation: a card in the grid, a row in the list. The same markup, laid out twice. */
export const PresentationItem = memo(function PresentationItem({
  record,
  place,
  total,
  view,
  now,
  commands,
  queue,
  unfilledHeight,
}: PresentationItemProps) {
  const title = record.title.trim() || words.untitled
  const actions = listPresentationActions(record, commands, view)
  const isFilled = useFilled(queue, { atOnceWhenCalm: true })
  return (
    <li
      className={styles.item}
      data-view={view}
      data-presentation={record.id}
      {...(!isFilled && { 'data-unfilled': '', style: { minBlockSize: unfilledHeight } })}
      aria-posinset={place}
      aria-setsize={total}
    >
      {isFilled && (
        <PresentationCover
          deckId={record.id}
          cover={record.cover}
          theme={findDeckTheme({ theme: record.theme, ...record.look })}
          seed={findSeed(record.title)}
          look={record.look}
        />
      )}
      {/* The same element in either state: it may have the focus. */}
      <div className={styles.about}>
        <h3 className={styles.title}>
          <Link href={paths.deck(record.id)} dir="auto">
            {title}
          </Link>
        </h3>
        {isFilled && record.description && (
          <p className={styles.description} dir="auto">
            {record.description}
          </p>
        )}
      </div>
      {isFilled && (
        <>
          <button
            type="button"
            className={styles.play}
            aria-label={words.playDeck(title)}
            onClick={() => commands.play(record)}
          >
            <Play aria-hidden />
          </button>
          <div className={styles.marks}>
            <Badge tone={statusTones[record.status]}>
              {dashboardWords.statuses[record.status]}
            </Badge>
            {record.is_public && (
              <span title={words.publicHint}>
                <Badge tone="blue">{words.public}</Badge>
              </span>
            )}
            <Tags tags={record.tags} />
          </div>
          <p className={styles.facts}>
            <span>{words.slides(record.total_slides)}</span>
            {record.estimated_duration !== undefined && (
              <span>{words.minutes(record.estimated_duration)}</span>
            )}
            <span>{words.views(record.view_count)}</span>
          </p>
          <p className={styles.dates}>
            <When label={words.updated} iso={record.updated_at} now={now} />
            {record.last_presented_at && (
              <When label={words.presented} iso={record.last_presented_at} now={now} />
            )}
          </p>
          <div className={styles.menu}>
            <PresentationMenu title={title} actions={actions} />
          </div>
        </>
      )}
    </li>
  )
})

function Tags({ tags }: { tags: readonly string[] }) {
  const hidden = tags.slice(shownTags)
  return (
    <>
      {tags.slice(0, shownTags).map((tag) => (
        <span key={tag} className={styles.tag} dir="auto">
          {tag}
        </span>
      ))}
      {hidden.length > 0 && (
        <span className={styles.moreTags} title={listNames(hidden)}>
          <span aria-hidden="true">{words.moreTags(hidden.length)}</span>
          <HiddenText>{words.moreTagsSpoken(hidden.length)}</HiddenText>
        </span>
      )}
    </>
  )
}

type WhenProps = { label: string; iso: string; now: number }

function When({ label, iso, now }: WhenProps) {
  return (
    <span>
      {label}{' '}
      <time dateTime={iso} title={describeExactTime(iso)}>
        {describeWhen(iso, now)}
      </time>
    </span>
  )
}
