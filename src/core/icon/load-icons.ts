import { createLazy } from '../lazy.ts'
import { findIconSource } from './icon-source.ts'
import { openIcons } from './opened-icons.ts'

const icons = createLazy(async () => {
  const read = findIconSource()
  if (!read) throw new Error('Nobody said where the icons are.')
  const [text, { openIconLibrary }, { chooseIcons }] = await Promise.all([
    read(),
    import('./icon-library.ts'),
    import('./choose-icons.ts'),
  ])
  openIconLibrary(text)
  openIcons(chooseIcons)
})

/** Fetches the icons; whether they are there. */
export const loadIcons = async (): Promise<boolean> => (await icons.load()).ok
