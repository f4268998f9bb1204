import { clsx } from 'clsx'
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type ReactNode,
  type Ref,
  useState,
} from 'react'

import styles from './button.module.css'
import { Spinner } from './notices/spinner.tsx'

type Look = {
  /** `speak` is amber and only for what makes the deck speak. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'speak'
  size?: 's' | 'm' | 'l'
  /** Stands before the label; decorative. */
  icon?: ReactNode
  /** Takes the whole width of its container. */
  wide?: boolean
}

const lookClass = ({ variant = 'secondary', size = 'm', wide }: Look, className?: string) =>
  clsx(styles.button, styles[variant], styles[size], wide && styles.wide, className)

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a spinner, says busy to assistive technology and ignores presses. */
    busy?: boolean
    ref?: Ref<HTMLButtonElement>
  }

export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  className,
  children,
  type = 'button',
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: ButtonProps) {
  // The last press may leave a button nothing to do. Disabled at once, it would drop the keyboard
  // to the start of the page.
  const [hasFocus, setHasFocus] = useState(false)
  const isIdle = busy || (disabled && hasFocus)
  return (
    <button
      {...rest}
      type={isIdle ? 'button' : type}
      disabled={disabled && !hasFocus}
      className={lookClass(
        { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) },
        className,
      )}
      aria-busy={busy || undefined}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? (event) => event.preventDefault() : onClick}
      onFocus={(event) => {
        setHasFocus(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        setHasFocus(false)
        onBlur?.(event)
      }}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

export type LinkButtonProps = Look & AnchorHTMLAttributes<HTMLAnchorElement>

/** Goes somewhere, and looks like a button. */
export function LinkButton({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      {...rest}
      className={lookClass(
        { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) },
        className,
      )}
    >
      {icon}
      {children}
    </a>
  )
}

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'children' | 'wide' | 'aria-label'> & {
  /** Names the button: an icon alone says nothing to a screen reader. */
  label: string
  icon: ReactNode
}

export function IconButton({
  label,
  icon,
  className,
  variant = 'ghost',
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      aria-label={label}
      className={clsx(styles.iconOnly, className)}
      icon={icon}
    />
  )
}
