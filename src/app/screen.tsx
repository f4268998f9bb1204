import { type ReactNode, useEffect } from 'react'

import { appWords } from '#words/app.ts'

import { useArrival } from './use-arrival.ts'

type ScreenProps = {
  title: string
  /** The title stands alone, without the name of the app after it. */
  whole?: boolean
  children: ReactNode
}

/** What every screen does when it is reached: names the page, and takes its place in it. */
export function Screen({ title, whole = false, children }: ScreenProps) {
  useEffect(() => {
    document.title = whole ? title : appWords.pageTitle(title)
  }, [title, whole])
  // Routes are alike to React, which would keep one screen's surroundings for the next.
  return <Arrival key={title}>{children}</Arrival>
}

function Arrival({ children }: { children: ReactNode }) {
  useArrival()
  return children
}
