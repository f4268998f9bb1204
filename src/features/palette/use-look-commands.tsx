import { Languages, LayoutTemplate, Palette, SunMoon } from 'lucide-react'

import { type SlideLayoutName, slideLayouts } from '#core/deck/slide-layout.ts'
import { setLayout } from '#core/edit/style/set-layout.ts'
import { themes } from '#core/theme/themes.ts'
import { appWords } from '#words/app.ts'
import { editorWords } from '#words/editor/editor.ts'
import { paletteWords } from '#words/palette.ts'
import { pickerWords } from '#words/editor/pickers.ts'
import { themeWords } from '#words/editor/themes.ts'
import { appearances } from '#workspace/appearance.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { chooseTheme } from '../deck/choose-theme.ts'
import { useLanguageChoice } from '../language-switch.tsx'
import { useWorkspace } from '../workspace-context.ts'
import type { Command } from './use-commands.tsx'

/** Every look there is to choose, of the app and of the deck in sight: too many to list unasked. */
export function useLookCommands(isDeckCovered: boolean): Command[] {
  const { appearance, currentDeck } = useWorkspace()
  const openDeck = currentDeck()
  const language = useLanguageChoice()
  return [
    ...(openDeck && !openDeck.isWatched && !isDeckCovered ? listDeckLooks(openDeck) : []),
    ...appearances.map((name) => ({
      id: `appearance-${name}`,
      label: paletteWords.appearance(appWords.appearance[name]),
      group: appWords.actions.group,
      icon: <SunMoon />,
      onlyFound: true,
      run: () => appearance.choose(name),
    })),
    ...language.options.map(({ value, label }) => ({
      id: `language-${value}`,
      label: paletteWords.language(label),
      group: appWords.actions.group,
      icon: <Languages />,
      onlyFound: true,
      run: () => language.choose(value),
    })),
  ]
}

function listDeckLooks(openDeck: OpenDeck): Command[] {
  const { theme, layout } = pickerWords
  const layOut = (name: SlideLayoutName | null) =>
    openDeck.edit((view) => setLayout(view, view.deck.slides[view.current]?.id ?? '', name))
  return [
    ...themes.map(({ id }) => ({
      id: `theme-${id}`,
      label: theme.current(themeWords.names[id] ?? id),
      group: editorWords.actions.group,
      icon: <Palette />,
      onlyFound: true,
      run: () => chooseTheme(openDeck, id),
    })),
    ...[null, ...slideLayouts].map((name) => ({
      id: `layout-${name ?? 'automatic'}`,
      label: layout.current(name === null ? layout.automatic : themeWords.layouts[name]),
      group: editorWords.inspector.operations,
      icon: <LayoutTemplate />,
      onlyFound: true,
      run: () => layOut(name),
    })),
  ]
}
