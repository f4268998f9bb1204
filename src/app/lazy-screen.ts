import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/** A component that is loaded when first shown, from a module with named exports. */
export function lazyScreen<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }))
}
