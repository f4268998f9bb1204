import { createLazy } from '#core/lazy.ts'
import { cloneElement, type ComponentType, useState } from 'react'

import type { MenuProps } from './menu.tsx'

type RealMenu = ComponentType<MenuProps & { startsOpen?: boolean }>

const realMenu = createLazy<RealMenu>(async () => (await import('./menu.tsx')).Menu)

/** Whether it came in time is seen when the menu is opened. */
const fetchAhead = () => void realMenu.load()

/**
 * As `Menu`, which is fetched when somebody is about to open one: with all that places, focuses and
 * closes it, it weighs more than a page that has menus on it.
 */
export function LazyMenu(props: MenuProps) {
  const [Menu, setMenu] = useState(realMenu.arrived)
  const [startsOpen, setStartsOpen] = useState(false)

  // The button stays the same one until it is pressed: another would not have the focus.
  if (Menu) return <Menu {...props} startsOpen={startsOpen} />

  async function open() {
    const loaded = await realMenu.load()
    if (loaded.ok) setStartsOpen(true)
    // What cannot be loaded belongs to whoever catches crashes.
    setMenu(() => {
      if (!loaded.ok) throw loaded.error
      return loaded.value
    })
  }

  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: () => void open(),
  })
}
