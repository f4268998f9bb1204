import { Search, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { IconButton } from '../button.tsx'
import { HiddenText } from '../hidden-text.tsx'
import styles from './palette-dialog.module.css'
import { type PaletteGroup, PaletteList, type PaletteOption } from './palette-list.tsx'
import { useReturnFocus } from '../focus/use-return-focus.ts'

export type PaletteDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the dialog and the search box for assistive technology. */
  title: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  groups: readonly PaletteGroup[]
  /** Said when nothing matches. */
  empty: string
  /** Read out as the list changes. */
  countLabel: (count: number) => string
  closeLabel: string
}

/** Type to find, arrows to move, Enter to do: a combobox in a dialog. */
export function PaletteDialog({
  open,
  onOpenChange,
  title,
  placeholder,
  query,
  onQuery,
  groups,
  empty,
  countLabel,
  closeLabel,
}: PaletteDialogProps) {
  const id = useId()
  const options = groups.flatMap((group) => group.options)
  const [marked, setMarked] = useState(0)
  const current = options[Math.min(marked, options.length - 1)]
  const optionId = (option: PaletteOption) => `${id}-${option.id}`
  const currentId = current && optionId(current)

  // What was chosen acts once the dialog has gone and given the focus back, so that what it
  // focuses, or the dialog it opens, is not robbed of the focus again.
  const chosen = useRef<PaletteOption | null>(null)
  const returnFocus = useReturnFocus(open)
  const choose = (option: PaletteOption) => {
    chosen.current = option
    onOpenChange(false)
  }

  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  const move = (event: KeyboardEvent) => {
    // While an input method is open its keys are its own.
    if (event.nativeEvent.isComposing || options.length === 0) return
    const index = current ? options.indexOf(current) : 0
    if (event.key === 'ArrowDown') setMarked((index + 1) % options.length)
    else if (event.key === 'ArrowUp') setMarked((index - 1 + options.length) % options.length)
    else if (event.key === 'Enter' && current) choose(current)
    else return
    event.preventDefault()
  }

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content
            className={styles.palette}
            aria-describedby={undefined}
            onCloseAutoFocus={(event) => {
              returnFocus.onCloseAutoFocus(event)
              chosen.current?.run()
              chosen.current = null
            }}
          >
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <div className={styles.search}>
              <Search aria-hidden />
              <input
                className={styles.input}
                role="combobox"
                aria-label={title}
                aria-expanded={options.length > 0}
                aria-controls={options.length > 0 ? `${id}-list` : undefined}
                aria-activedescendant={currentId}
                aria-autocomplete="list"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="go"
                placeholder={placeholder}
                value={query}
                onKeyDown={move}
                onChange={(event) => {
                  onQuery(event.target.value)
                  setMarked(0)
                }}
              />
              <Radix.Close asChild>
                <IconButton label={closeLabel} icon={<X />} />
              </Radix.Close>
            </div>
            {options.length > 0 ? (
              <PaletteList
                id={`${id}-list`}
                label={title}
                groups={groups}
                current={current}
                optionId={optionId}
                onMark={(option) => setMarked(options.indexOf(option))}
                onChoose={choose}
              />
            ) : (
              <p className={styles.empty}>{empty}</p>
            )}
            <output>
              <HiddenText>
                {query && (options.length > 0 ? countLabel(options.length) : empty)}
              </HiddenText>
            </output>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
