export type Control = {
  role: 'button' | 'link' | 'menuitem' | 'option' | 'radio' | 'tab' | 'textbox'
  name: string
}

/** The middle of a control that is seen and can be used, or null; runs in the page, and sees nothing else. */
export function findControl({ role, name }: Control): { x: number; y: number } | null {
  const kinds = {
    button: 'button, [role=button]',
    link: 'a[href]',
    menuitem: '[role=menuitem]',
    option: '[role=option]',
    radio: 'input[type=radio], [role=radio]',
    tab: '[role=tab]',
    textbox: 'input, textarea, [role=textbox]',
  }
  const nameOf = (control: Element): string => {
    const labels = (control as Partial<HTMLInputElement>).labels ?? []
    const texts = [
      control.getAttribute('aria-label'),
      ...(control.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.querySelector(`[id="${id}"]`)?.textContent),
      ...Array.from(labels, (label) => label.textContent),
      // An item of a menu tells its shortcut at the end, which is no part of its name.
      Array.from(control.childNodes, (part) =>
        part.nodeName === 'KBD' ? '' : part.textContent,
      ).join(''),
    ]
    return texts.find((text) => text?.trim())?.trim() ?? ''
  }
  const found = [...document.querySelectorAll(kinds[role])].find(
    (control) =>
      nameOf(control) === name &&
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.matches(':disabled, [aria-disabled=true]') &&
      !control.closest('[inert], [aria-hidden=true]'),
  )
  if (!found) return null
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  // What still moves, or lies below something else, would not be what is pressed.
  const hit = document.elementFromPoint(x, y)
  return hit && (found.contains(hit) || hit.contains(found)) ? { x, y } : null
}
