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
  let arrived: ComponentType<Props> | null = null

  async function fetchOnce(): Promise<ComponentType<Props>> {
    arrived ??= (await load())[name]
    return arrived
  }

  return function Lazy(props: Props) {
    const [Component, setComponent] = useState(() => arrived)

    useEffect(() => {
      let gone = false
      async function arrive() {
        const component = await fetchOnce()
        if (!gone) setComponent(() => component)
      }
      // What cannot be loaded belongs to whoever catches crashes.
      arrive().catch((error: unknown) =>
        setComponent(() => {
          throw error
        }),
      )
      return () => {
        gone = true
      }
    }, [])

    return Component ? <Component {...props} /> : meanwhile
  }
}
