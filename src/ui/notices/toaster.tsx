import { useEffect } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'

import { serveToasts } from './show-toast.ts'
import './toaster.css'
import { useCatchFocus } from '../focus/use-catch-focus.ts'

/** A region that comes together with its first words is not read out by every screen reader. */
const settleMs = 100

/** At the bottom of a phone's screen stand the tools of a deck, or the buttons of a dialog. */
const aboveTools = '6.5rem'

const goBack = (_: HTMLElement, cameFrom: Element | null) => cameFrom

/** Mount once. Short news in the corner; anything that needs an answer is a banner or a dialog. */
export function Toaster({ label }: { label: string }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      serveToasts({
        show({ message, action, duration }) {
          const id = sonner(message, {
            duration,
            ...(action && { action: { label: action.label, onClick: action.run } }),
          })
          return () => sonner.dismiss(id)
        },
        clear: () => void sonner.dismiss(),
      })
    }, settleMs)
    return () => clearTimeout(timer)
  }, [])

  const focus = useCatchFocus(goBack)
  return (
    <div
      {...focus}
      onFocusCapture={(event) => {
        focus.onFocusCapture(event)
        // Sonner takes a focus it knows of back to where it came from whenever it leaves: Tab would
        // never get past a toast.
        event.stopPropagation()
      }}
    >
      <Sonner
        position="bottom-center"
        // Unless told, it asks the browser for the page's styles whenever it is drawn.
        dir="ltr"
        containerAriaLabel={label}
        mobileOffset={{ bottom: aboveTools }}
        toastOptions={{ unstyled: true, className: 'toast' }}
        gap={8}
      />
    </div>
  )
}
