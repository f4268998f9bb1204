import { Ellipsis } from 'lucide-react'
import { useState } from 'react'

import { createLazy } from '#core/lazy.ts'
import { IconButton } from '#ui/button.tsx'
import { LazyMenu } from '#ui/menus/lazy-menu.tsx'
import type { MenuItem } from '#ui/menus/menu.tsx'
import { dashboardWords } from '#words/library/dashboard.ts'

import { type Action, toMenuItem } from '../../actions.ts'
import { MissingDialog } from '../../missing-part.tsx'

const words = dashboardWords.card

/** Lines stand before these: what changes it, what takes it elsewhere, what destroys it. */
const groupStarts = new Set(['share', 'delete'])

const lazyIcons = createLazy(
  async () => (await import('./presentation-icons.tsx')).presentationIcons,
)

type PresentationMenuProps = { title: string; actions: readonly Action[] }

export function PresentationMenu({ title, actions }: PresentationMenuProps) {
  const [icons, setIcons] = useState(lazyIcons.arrived)
  async function fetchIcons() {
    const loaded = await lazyIcons.load()
    if (loaded.ok) setIcons(loaded.value)
  }
  const items = actions.flatMap((action): MenuItem[] => {
    const item = toMenuItem({ ...action, icon: icons?.[action.id] })
    return groupStarts.has(action.id)
      ? [{ id: `before-${action.id}`, separator: true }, item]
      : [item]
  })
  return (
    <span onPointerEnter={() => void fetchIcons()} onFocus={() => void fetchIcons()}>
      <LazyMenu
        Missing={MissingDialog}
        trigger={<IconButton size="s" label={words.menu(title)} icon={<Ellipsis />} />}
        items={items}
      />
    </span>
  )
}
