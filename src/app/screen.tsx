import { type ReactNode, useLayoutEffect } from 'react'

import { appWords } from '#words/app.ts'

import { useArrival } from './use-arrival.ts'

export type ScreenTitle = {
  /** By its name in the words. */
  title: keyof typeof appWords.titles
  /** The title stands alone, without the name of the app after it. */
  whole?: boolean
}

/** What every screen does when it is reached: names the page, and takes its place in it. */
export function Screen({ title, whole = false, children }: ScreenTitle & { children: ReactNode }) {
  // Before what is in it names the page better, as a presentation that is there at once does.
  useLayoutEffect(() => {
    const words = appWords.titles[title]
    document.title = whole ? words : appWords.pageTitle(words)
  }, [title, whole])
  // Routes are alike to React, which would keep one screen's surroundings for the next.
  return <Arrival key={title}>{children}</Arrival>
}

function Arrival({ children }: { children: ReactNode }) {
  useArrival()
  return children
}
