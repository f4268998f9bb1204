import { Check } from 'lucide-react'
import { DropdownMenu as Radix, Slot } from 'radix-ui'
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react'

import styles from './menu.module.css'

export type MenuItem =
  | {
      id: string
      label: string
      icon?: ReactNode
      /** Shown at the end, as the keyboard would do it. */
      shortcut?: string
      /** A word at the end that is not a shortcut, such as why it is disabled. */
      note?: string
      danger?: boolean
      disabled?: boolean
      run: () => void
    }
  | { id: string; separator: true }
  /** One of a few; choosing leaves the menu open, so that the effect can be seen. */
  | MenuChoice

export type MenuChoice = {
  id: string
  label: string
  value: string
  options: readonly { value: string; label: string; icon?: ReactNode }[]
  choose: (value: string) => void
}

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement<MenuTriggerProps>
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

/** What a menu needs of the button that opens it. */
type MenuTriggerProps = Pick<
  ComponentProps<'button'>,
  'aria-haspopup' | 'aria-expanded' | 'onPointerEnter' | 'onFocus' | 'onClick'
>

type StartProps = {
  /** The press that had it fetched opens it, too. */
  startsOpen?: boolean
}

export function Menu({
  trigger,
  items,
  align = 'end',
  startsOpen = false,
}: MenuProps & StartProps) {
  return (
    <Radix.Root defaultOpen={startsOpen}>
      <Radix.Trigger asChild>
        <BareKeys>{trigger}</BareKeys>
      </Radix.Trigger>
      <MenuItems items={items} align={align} />
    </Radix.Root>
  )
}

/** Radix opens a menu by Enter and Space whatever is held with them; together they are shortcuts. */
function BareKeys({ onKeyDown, ...rest }: ComponentProps<typeof Slot.Root>) {
  return (
    <Slot.Root
      {...rest}
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey) onKeyDown?.(event)
      }}
    />
  )
}

export type PointMenuProps = {
  /** Where it unfolds, in px of the window; null while it is closed. */
  at: { x: number; y: number } | null
  items: readonly MenuItem[]
  onClose: () => void
  /** Takes the focus back, before the chosen item acts. */
  onReturnFocus: () => void
}

/**
 * A menu that is opened where somebody pointed. It is there before it opens: only so does Radix see
 * the key that opens it, and leads to the first item.
 */
export function PointMenu({ at, items, onClose, onReturnFocus }: PointMenuProps) {
  return (
    <Radix.Root open={at !== null} onOpenChange={onClose}>
      {at && (
        <Radix.Trigger asChild>
          <span className={styles.point} style={{ left: at.x, top: at.y }} />
        </Radix.Trigger>
      )}
      <MenuItems items={items} align="start" onReturnFocus={onReturnFocus} />
    </Radix.Root>
  )
}

type MenuItemsProps = {
  items: readonly MenuItem[]
  align: 'start' | 'end'
  onReturnFocus?: () => void
}

function MenuItems({ items, align, onReturnFocus }: MenuItemsProps) {
  // An item acts once focus is back on the button, so that a dialog it opens can return it there.
  const chosen = useRef<(() => void) | null>(null)
  const onCloseAutoFocus = (event: Event) => {
    if (onReturnFocus) {
      event.preventDefault()
      onReturnFocus()
    }
    const run = chosen.current
    chosen.current = null
    if (run) queueMicrotask(run)
  }
  return (
    <Radix.Portal>
      <Radix.Content
        className={styles.menu}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        loop
        // Where it scrolls, and no item is chosen yet, its keys are heard by the menu itself.
        tabIndex={0}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {items.map((item) => (
          <Entry key={item.id} item={item} onChoose={(run) => (chosen.current = run)} />
        ))}
      </Radix.Content>
    </Radix.Portal>
  )
}

type EntryProps = { item: MenuItem; onChoose: (run: () => void) => void }

function Entry({ item, onChoose }: EntryProps) {
  if ('separator' in item) return <Radix.Separator className={styles.separator} />
  if ('options' in item) return <Choice {...item} />
  return (
    <Radix.Item
      className={styles.item}
      disabled={item.disabled ?? false}
      data-danger={item.danger || undefined}
      onSelect={() => onChoose(item.run)}
    >
      {item.icon}
      <span className={styles.label}>{item.label}</span>
      {item.note && <span className={styles.note}>{item.note}</span>}
      {item.shortcut && <kbd className={styles.shortcut}>{item.shortcut}</kbd>}
    </Radix.Item>
  )
}

function Choice({ label, value, options, choose }: MenuChoice) {
  return (
    <Radix.RadioGroup value={value} onValueChange={choose} aria-label={label}>
      <Radix.Label className={styles.caption}>{label}</Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          className={styles.item}
          onSelect={(event) => event.preventDefault()}
        >
          {option.icon}
          <span className={styles.label}>{option.label}</span>
          <Radix.ItemIndicator className={styles.tick}>
            <Check />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
