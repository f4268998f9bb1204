/** As a ref: what the user pressed is gone, and the keyboard goes on from what took its place. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus()
}
