import { clsx } from 'clsx'
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

import styles from './whole-window.module.css'

export type WholeWindowProps = {
  label: string
  className?: string | undefined
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** Takes the place of the page: nothing behind it can be reached, and focus returns there afterwards. */
export function WholeWindow({ label, className, ref, children }: WholeWindowProps) {
  const window = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => window.current, [])

  useLayoutEffect(() => {
    const opener = document.activeElement
    const behind = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== window.current && !element.inert,
    )
    behind.forEach((element) => (element.inert = true))
    window.current?.focus()
    return () => {
      behind.forEach((element) => (element.inert = false))
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return createPortal(
    <main ref={window} tabIndex={-1} aria-label={label} className={clsx(styles.window, className)}>
      {children}
    </main>,
    document.body,
  )
}
