import { toast as sonner, Toaster as Sonner } from 'sonner'

import './toaster.css'

/** Mount once. Short news in the corner; anything that needs an answer is a banner or a dialog. */
export function Toaster({ label }: { label: string }) {
  return (
    <Sonner
      position="bottom-center"
      containerAriaLabel={label}
      toastOptions={{ unstyled: true, className: 'toast' }}
      gap={8}
    />
  )
}

type ToastOptions = {
  /** One thing that can be done about it, such as Undo. */
  action?: { label: string; run: () => void }
  /** Milliseconds on screen, not counting while it is pointed at or the tab is hidden. */
  duration?: number
}

/** Answers how to take it away before its time. */
export function showToast(
  message: string,
  { action, duration = 5000 }: ToastOptions = {},
): () => void {
  const id = sonner(message, {
    duration,
    ...(action && { action: { label: action.label, onClick: action.run } }),
  })
  return () => sonner.dismiss(id)
}
