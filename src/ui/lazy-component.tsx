import { createLazy } from '#core/lazy.ts'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>

/**
 * A component that is loaded when first shown, from a module with named exports; `meanwhile` stands
 * in its place. Not React's own: that keeps what has arrived from the screen for another 300 ms.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const lazy = createLazy<ComponentType<Props>>(async () => (await load())[name])

  return function Lazy(props: Props) {
    const [Component, setComponent] = useState(lazy.arrived)

    useEffect(() => {
      let gone = false
      async function arrive() {
        const loaded = await lazy.load()
        if (gone) return
        // What cannot be loaded belongs to whoever catches crashes.
        setComponent(() => {
          if (!loaded.ok) throw loaded.error
          return loaded.value
        })
      }
      void arrive()
      return () => {
        gone = true
      }
    }, [])

    return Component ? <Component {...props} /> : meanwhile
  }
}
