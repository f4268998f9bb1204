import { cloneElement, type ComponentType, useState } from 'react'

import type { MenuProps } from './menu.tsx'

type RealMenu = ComponentType<MenuProps & { startsOpen?: boolean }>

let arrived: RealMenu | null = null

async function fetchMenu(): Promise<RealMenu> {
  const { Menu } = await import('./menu.tsx')
  arrived = Menu
  return Menu
}

/** Whether it came in time is seen when the menu is opened. */
const fetchAhead = () => void fetchMenu().catch(() => undefined)

/**
 * As `Menu`, which is fetched when somebody is about to open one: with all that places, focuses and
 * closes it, it weighs more than a page that has menus on it.
 */
export function LazyMenu(props: MenuProps) {
  const [Menu, setMenu] = useState(() => arrived)
  const [startsOpen, setStartsOpen] = useState(false)

  // The button stays the same one until it is pressed: another would not have the focus.
  if (Menu) return <Menu {...props} startsOpen={startsOpen} />

  async function open() {
    try {
      const menu = await fetchMenu()
      setStartsOpen(true)
      setMenu(() => menu)
    } catch (error) {
      // What cannot be loaded belongs to whoever catches crashes.
      setMenu(() => {
        throw error
      })
    }
  }

  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: () => void open(),
  })
}
