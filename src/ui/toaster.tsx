import { useEffect } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'

import { serveToasts } from './show-toast.ts'
import './toaster.css'

/** A region that comes together with its first words is not read out by every screen reader. */
const settleMs = 100

/** Mount once. Short news in the corner; anything that needs an answer is a banner or a dialog. */
export function Toaster({ label }: { label: string }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      serveToasts(({ message, action, duration }) => {
        const id = sonner(message, {
          duration,
          ...(action && { action: { label: action.label, onClick: action.run } }),
        })
        return () => sonner.dismiss(id)
      })
    }, settleMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Sonner
      position="bottom-center"
      containerAriaLabel={label}
      toastOptions={{ unstyled: true, className: 'toast' }}
      gap={8}
    />
  )
}
