import { useStore } from 'zustand'

import { type Action, useActionRegistry } from '../actions.ts'

/** One of the actions the app offers on every screen, under the name it has in the palette. */
export const useAppAction = (
  id: 'settings' | 'palette' | 'shortcuts' | 'install',
): Action | undefined =>
  useStore(useActionRegistry(), ({ groups }) =>
    groups.flatMap(({ actions }) => actions).find((action) => action.id === id),
  )
