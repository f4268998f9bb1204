import { ChevronDown, Ellipsis } from 'lucide-react'

import { isNarrating as isNarratingNow } from '#core/narration/talk/presenter-machine.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Menu, type MenuItem } from '#ui/menus/menu.tsx'
import { Toolbar } from '#ui/menus/toolbar.tsx'
import { useCatchFocus } from '#ui/focus/use-catch-focus.ts'
import { editorWords } from '#words/editor/editor.ts'
import { narrationWords } from '#words/talk/narration.ts'

import { toMenuItem } from '../../actions.ts'
import { usePresenter } from '../../deck/use-presenter.ts'
import type { SidePanel } from '../use-side-panel.ts'
import { ToolButton } from '../viewer/tool-button.tsx'
import type { ViewerActions } from '../viewer/use-viewer-actions.tsx'
import styles from './talk-controls.module.css'
import type { PresenterActions } from './use-presenter-actions.tsx'

type TalkControlsProps = {
  viewing: ViewerActions
  presenting: PresenterActions | undefined
  auto: boolean
  isWatched: boolean
  isPhone: boolean
  more: SidePanel | undefined
}

/** From slide to slide, and the talk between: start it, hold it, end it. */
export function TalkControls({
  viewing,
  presenting,
  auto,
  isWatched,
  isPhone,
  more,
}: TalkControlsProps) {
  // There is no room for both on a phone, and while it speaks those of the talk lead on.
  const hasTurns = !usePresenter(isNarratingNow) || !isPhone
  const whyNot = auto ? { title: editorWords.navigationDisabled } : {}
  return (
    <Toolbar label={editorWords.controls} className={styles.controls}>
      {hasTurns && <ToolButton action={viewing.previous} {...whyNot} />}
      {presenting && <Talk viewing={viewing} presenting={presenting} isShort={isPhone} />}
      {hasTurns && <ToolButton action={viewing.next} {...whyNot} />}
      {presenting && !isPhone && (
        <span className={styles.voice}>
          <ToolButton action={presenting.voice} iconOnly />
          {!isWatched && <ToolButton action={presenting.settings} iconOnly />}
        </span>
      )}
      {/* Whoever only watches has all the rest in a menu. */}
      {presenting && isPhone && !more && (
        <Menu
          trigger={<IconButton size="s" label={narrationWords.actions.more} icon={<Ellipsis />} />}
          items={[...listWays(presenting, viewing), toMenuItem(presenting.voice)]}
        />
      )}
      {more && (
        <IconButton
          size="s"
          label={editorWords.actions.more}
          icon={<Ellipsis />}
          aria-expanded={more.isOpen}
          onClick={more.toggle}
        />
      )}
    </Toolbar>
  )
}

/** Pressed, the actions make way for others. */
const findNextAction = (talk: HTMLElement) => talk.querySelector('[data-next-focus]')

type TalkProps = {
  viewing: ViewerActions
  presenting: PresenterActions
  /** On a phone the rest is behind a button. */
  isShort: boolean
}

function Talk({ viewing, presenting, isShort }: TalkProps) {
  const mode = usePresenter((view) => view.mode)
  const isNarrating = usePresenter(isNarratingNow)
  const focus = useCatchFocus(findNextAction)
  const { presentAll, pause, stop, back, forward, slideBack, slideForward } = presenting
  const isNext = (asked: typeof mode) => isShort || mode === asked || undefined
  return (
    <div {...focus} id="play" className={styles.talk}>
      {isNarrating ? (
        <>
          <ToolButton action={slideBack} iconOnly />
          {!isShort && <ToolButton action={back} iconOnly />}
          <Button size="s" variant="speak" icon={pause.icon} data-next-focus onClick={pause.run}>
            {pause.label}
          </Button>
          {!isShort && <ToolButton action={forward} iconOnly />}
          <ToolButton action={slideForward} iconOnly />
          <Button size="s" icon={stop.icon} onClick={stop.run}>
            {stop.label}
          </Button>
        </>
      ) : (
        <>
          <Button
            size="s"
            icon={presentAll.icon}
            disabled={!presentAll.enabled}
            data-first-stop
            data-next-focus={isNext('auto')}
            onClick={presentAll.run}
          >
            {presentAll.label}
          </Button>
          {!isShort && (
            <WaysToPresent
              viewing={viewing}
              presenting={presenting}
              isNext={isNext('single') === true}
            />
          )}
        </>
      )}
    </div>
  )
}

type WaysToPresentProps = {
  viewing: ViewerActions
  presenting: PresenterActions
  /** Has the focus when the talk of this slide is over. */
  isNext: boolean
}

function WaysToPresent({ viewing, presenting, isNext }: WaysToPresentProps) {
  const { presentSlide } = presenting
  return (
    <span className={styles.split}>
      <Button
        size="s"
        icon={presentSlide.icon}
        disabled={!presentSlide.enabled}
        data-next-focus={isNext || undefined}
        onClick={presentSlide.run}
      >
        {presentSlide.label}
      </Button>
      <Menu
        trigger={
          <IconButton
            size="s"
            variant="secondary"
            label={narrationWords.actions.more}
            icon={<ChevronDown />}
          />
        }
        items={[...listWays(presenting, viewing), ...listPreparations(presenting)]}
      />
    </span>
  )
}

const listWays = (
  { present, presentAll, presentFromHere, replay }: PresenterActions,
  { presenterView }: ViewerActions,
): MenuItem[] => [
  ...[present, presentAll, presentFromHere, replay].map(toMenuItem),
  ...(presenterView
    ? [{ id: 'before-presenter-view', separator: true } as const, toMenuItem(presenterView)]
    : []),
]

const listPreparations = ({ preparations }: PresenterActions): MenuItem[] =>
  preparations.length === 0
    ? []
    : [{ id: 'before-preparations', separator: true }, ...preparations.map(toMenuItem)]
