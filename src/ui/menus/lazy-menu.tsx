import { createLazy } from '#core/lazy.ts'
import { cloneElement, type ComponentType, useState } from 'react'

import { bringFailedStyles } from '../lazy/failed-styles.ts'
import type { MenuProps } from './menu.tsx'
import type { MissingPart } from '../lazy/use-lazy.ts'

type RealMenu = ComponentType<MenuProps & { startsOpen?: boolean }>

const realMenu = createLazy<RealMenu>(async () => {
  await bringFailedStyles()
  return (await import('./menu.tsx')).Menu
})

type LazyMenuProps = Omit<MenuProps, 'items'> & {
  /** Asked for once there is a menu to show them: some take their time to be worded. */
  items: MenuProps['items'] | (() => MenuProps['items'])
  /** Says that it could not be fetched. */
  Missing: ComponentType<{ missing: MissingPart; onClose: () => void }>
}

/** Whether it came in time is seen when the menu is opened. */
const fetchAhead = () => void realMenu.load()

/**
 * As `Menu`, which is fetched when somebody is about to open one: with all that places, focuses and
 * closes it, it weighs more than a page that has menus on it.
 */
export function LazyMenu({ Missing, items, ...props }: LazyMenuProps) {
  const [Menu, setMenu] = useState(realMenu.arrived)
  const [startsOpen, setStartsOpen] = useState(false)
  const [tries, setTries] = useState(0)
  const [isTrying, setIsTrying] = useState(false)

  // The button stays the same one until it is pressed: another would not have the focus.
  if (Menu)
    return (
      <Menu
        {...props}
        items={typeof items === 'function' ? items() : items}
        startsOpen={startsOpen}
      />
    )

  async function open() {
    setIsTrying(true)
    const loaded = await realMenu.load()
    setIsTrying(false)
    if (!loaded.ok) return setTries((before) => before + 1)
    setStartsOpen(true)
    return setMenu(() => loaded.value)
  }

  const onRetry = () => void open()
  return (
    <>
      {cloneElement(props.trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onPointerEnter: fetchAhead,
        onFocus: fetchAhead,
        onClick: onRetry,
      })}
      {tries > 0 && <Missing missing={{ tries, isTrying, onRetry }} onClose={() => setTries(0)} />}
    </>
  )
}
