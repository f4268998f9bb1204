import type { ComponentType, ReactNode } from 'react'

import { lazyComponent } from '#ui/lazy-component.tsx'
import type { MissingPart } from '#ui/use-lazy.ts'

import { MissingDialog } from './missing-dialog.tsx'
import { useWorkspace } from './workspace-context.ts'

type Closable = { onClose?: () => void }

/** A dialog, or anything else that somebody has asked for, that is loaded when it is first opened. */
export const lazyDialog = <Name extends string, Props extends Closable>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  meanwhile: ReactNode = null,
): ComponentType<Props> => lazyComponent(load, name, { meanwhile, Missing })

/** What lies over every screen is closed as an overlay, the dialogs of one screen by that. */
function Missing({ wanted, ...missing }: MissingPart & { wanted: Closable }) {
  const { overlays } = useWorkspace()
  return <MissingDialog missing={missing} onClose={wanted.onClose ?? overlays.close} />
}
