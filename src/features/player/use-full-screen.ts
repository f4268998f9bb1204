import { useEffect, useMemo, useState } from 'react'

import type { WatchedTalk } from '#workspace/playback/watched-talk.ts'

export type FullScreen = { isOn: boolean; canBe: boolean; toggle: () => void }

export function useFullScreen(screen: WatchedTalk['screen']): FullScreen {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => screen.onChange(setIsOn), [screen])
  return useMemo(
    () => ({
      isOn,
      // Phones with iOS have none for pages.
      canBe: document.fullscreenEnabled,
      toggle: () => (isOn ? screen.release() : void screen.fill()),
    }),
    [isOn, screen],
  )
}
