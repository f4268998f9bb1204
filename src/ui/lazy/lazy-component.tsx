import { createLazy } from '#core/lazy.ts'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react'

import { bringFailedStyles } from './failed-styles.ts'
import { type MissingPart, useLazy } from './use-lazy.ts'

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>

export type LazyOptions<Props> = {
  /** Stands in its place until it is there. */
  meanwhile?: ReactNode
  /**
   * Says that it could not be loaded, given what it was to be shown with. For what nobody has asked
   * for there is no need: nothing is said, and it is tried again when somebody does something.
   */
  Missing?: ComponentType<MissingPart & { wanted: Props }>
}

/**
 * A component that is loaded when first shown, from a module with named exports. Not React's own: that
 * keeps what has arrived from the screen for another 300 ms, and never asks twice.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  { meanwhile = null, Missing = QuietlyMissing }: LazyOptions<Props> = {},
): ComponentType<Props> {
  const lazy = createLazy<ComponentType<Props>>(async () => {
    await bringFailedStyles()
    return (await load())[name]
  })

  return function Lazy(props: Props) {
    const { arrived: Component, missing } = useLazy(lazy)
    if (Component) return <Component {...props} />
    return missing ? <Missing {...missing} wanted={props} /> : meanwhile
  }
}

/** Signs that somebody is there again, or the network. */
const signs = ['pointerdown', 'keydown', 'dragenter', 'online']

/** In place of what nobody has asked for. */
export function QuietlyMissing({ isTrying, onRetry }: MissingPart) {
  const tryAgain = useEffectEvent(onRetry)
  useEffect(() => {
    if (isTrying) return undefined
    const heard = new AbortController()
    const { signal } = heard
    for (const sign of signs) addEventListener(sign, () => tryAgain(), { signal, capture: true })
    return () => heard.abort()
  }, [isTrying])
  return null
}
