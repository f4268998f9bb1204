import { type ComponentType, type ReactNode, useState } from 'react'
import { Link } from 'wouter'

import { Button, LinkButton } from '#ui/button.tsx'
import { lazyComponent } from '#ui/lazy/lazy-component.tsx'
import { PageNotice } from '#ui/notices/page-notice.tsx'
import { PlainDialog } from '#ui/dialogs/plain-dialog.tsx'
import type { MissingPart } from '#ui/lazy/use-lazy.ts'
import { appWords } from '#words/app.ts'

import { paths } from './paths.ts'
import { useViewing } from './workspace-context.ts'

const words = appWords.missingPart

/** In place of a screen that could not be loaded. */
export function MissingPage(missing: MissingPart) {
  const { title, text, actions } = useMissingPart(missing)
  return (
    <PageNotice
      title={title}
      alert
      actions={
        <>
          <Link href={paths.landing} asChild>
            <LinkButton>{words.home}</LinkButton>
          </Link>
          {actions}
        </>
      }
    >
      {text}
    </PageNotice>
  )
}

type MissingDialogProps = { missing: MissingPart; onClose: () => void }

/** Over what somebody is at, when what they asked for could not be loaded. */
export function MissingDialog({ missing, onClose }: MissingDialogProps) {
  const { title, text, actions } = useMissingPart(missing)
  return (
    <PlainDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{appWords.close}</Button>
          {actions}
        </>
      }
    >
      {text}
    </PlainDialog>
  )
}

type Closable = { onClose?: () => void }

/** A dialog, or anything else that somebody has asked for, that is loaded when it is first opened. */
export const lazyDialog = <Name extends string, Props extends Closable>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  meanwhile: ReactNode = null,
): ComponentType<Props> => lazyComponent(load, name, { meanwhile, Missing })

/** What lies over every screen is closed as an overlay, the dialogs of one screen by that. */
function Missing({ wanted, ...missing }: MissingPart & { wanted: Closable }) {
  const { overlays } = useViewing()
  return <MissingDialog missing={missing} onClose={wanted.onClose ?? overlays.close} />
}

/** What to say of a part that could not be loaded, and what can be done about it. */
function useMissingPart({ tries, isTrying, onRetry }: MissingPart) {
  const { reload, wouldLoseWork } = useCarefulReload()
  const isStillMissing = tries > 1
  return {
    title: words.title,
    text: (
      <>
        <p>{words.text}</p>
        {isStillMissing && !wouldLoseWork && <p>{words.stillMissing}</p>}
        {wouldLoseWork && <p role="alert">{words.unsaved}</p>}
      </>
    ),
    actions: (
      <>
        {isStillMissing && <Button onClick={reload}>{words.reload}</Button>}
        <Button variant="primary" busy={isTrying} onClick={onRetry}>
          {words.retry}
        </Button>
      </>
    ),
  }
}

/** Loads the page anew, unless that would lose work. */
function useCarefulReload(): { reload: () => void; wouldLoseWork: boolean } {
  const { updates } = useViewing()
  const [wouldLoseWork, setWouldLoseWork] = useState(false)
  async function reload() {
    setWouldLoseWork(false)
    setWouldLoseWork(!(await updates.reload()))
  }
  return { reload: () => void reload(), wouldLoseWork }
}
