import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'

import { Button, IconButton } from '#ui/button.tsx'
import { Tooltip } from '#ui/menus/tooltip.tsx'
import { editorWords } from '#words/editor/editor.ts'
import { showWords } from '#words/talk/show.ts'

import { type Action, describeShortcut } from '../actions.ts'
import { useDeckTools } from '../deck-tools-context.ts'
import styles from './show-toolbar.module.css'
import type { ShowActions } from './use-show-actions.tsx'

type ShowToolbarProps = {
  isShown: boolean
  counter: string
  actions: ShowActions
  /** Slides go on by themselves, and nobody else may move them. */
  isBlocked: boolean
}

export function ShowToolbar({ isShown, counter, actions, isBlocked }: ShowToolbarProps) {
  const { show } = useDeckTools()
  const isFullscreen = useStore(show.state, (state) => state.isFullscreen)
  const toolbar = useRef<HTMLDivElement>(null)
  const whyNot = isBlocked ? { title: editorWords.navigationDisabled } : {}

  // A press leaves the focus where it is: Space after it goes on, and does not press again.
  useEffect(() => {
    const keepFocus = (event: Event) => event.preventDefault()
    const element = toolbar.current
    element?.addEventListener('mousedown', keepFocus)
    return () => element?.removeEventListener('mousedown', keepFocus)
  }, [])

  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={showWords.toolbar}
      className={styles.toolbar}
      data-fades
      data-hidden={!isShown || undefined}
    >
      <div className={styles.group}>
        <Tool action={actions.previous} {...whyNot} />
        <p className={styles.counter}>{counter}</p>
        <Tool action={actions.next} {...whyNot} />
      </div>
      <div className={styles.group}>
        {actions.voice.shown.map((action) => (
          <Tool key={action.id} action={action} />
        ))}
      </div>
      <div className={styles.group}>
        <Tool action={actions.overview} {...whyNot} />
        {actions.presenter.enabled && <Tool action={actions.presenter} />}
        {actions.otherScreen.enabled && <Tool action={actions.otherScreen} />}
        <Tool action={actions.keys} className={styles.keys} />
        {!isFullscreen && <Tool action={{ ...actions.toggle, label: showWords.fullscreen }} />}
      </div>
      <Button
        variant="secondary"
        size="s"
        icon={actions.exit.icon}
        className={styles.exit}
        onClick={actions.exit.run}
      >
        {actions.exit.label}
      </Button>
    </div>
  )
}

type ToolProps = { action: Action; className?: string | undefined; title?: string }

function Tool({ action, className, title }: ToolProps) {
  const { label, icon, shortcut, enabled, run } = action
  return (
    <Tooltip text={shortcut ? `${label} (${describeShortcut(shortcut)})` : label}>
      <IconButton
        label={label}
        icon={icon}
        size="s"
        disabled={enabled === false}
        className={className}
        title={title}
        onClick={run}
      />
    </Tooltip>
  )
}
