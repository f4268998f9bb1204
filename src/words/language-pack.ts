import type { Language } from './language.ts'

/** What programs read and people do not. */
type Kept = 'capability' | 'id' | 'providers'

/** Words of another language in the place of English ones: as many lists, sentences and names. */
export type Translation<Words> = Words extends string
  ? string
  : Words extends number
    ? number
    : Words extends (...given: infer Given) => infer Said
      ? (...given: Given) => Translation<Said>
      : Words extends readonly (infer Item)[]
        ? readonly Translation<Item>[]
        : {
            readonly [Name in keyof Words]: Name extends Kept
              ? Words[Name]
              : Translation<Words[Name]>
          }

type English = typeof import('./pages/account.ts') &
  typeof import('./editor/ai.ts') &
  typeof import('./app.ts') &
  typeof import('./editor/arrange.ts') &
  typeof import('./library/backup.ts') &
  typeof import('./library/clear-data.ts') &
  typeof import('./create/create.ts') &
  typeof import('./library/dashboard.ts') &
  typeof import('./editor/deck-check.ts') &
  typeof import('./library/details.ts') &
  typeof import('./library/empty-library.ts') &
  typeof import('./library/library-news.ts') &
  typeof import('./library/sample.ts') &
  typeof import('./editor/editor.ts') &
  typeof import('./files/export.ts') &
  typeof import('./editor/find.ts') &
  typeof import('./editor/fit-talk.ts') &
  typeof import('./create/generation.ts') &
  typeof import('./pages/help.ts') &
  typeof import('./files/html-file.ts') &
  typeof import('./files/import.ts') &
  typeof import('./files/import-losses.ts') &
  typeof import('./library/interrupted-restore.ts') &
  typeof import('./pages/landing.ts') &
  typeof import('./services/model-failure.ts') &
  typeof import('./talk/narration.ts') &
  typeof import('./editor/overview.ts') &
  typeof import('./talk/own-voice.ts') &
  typeof import('./palette.ts') &
  typeof import('./editor/photo-editor.ts') &
  typeof import('./editor/pickers.ts') &
  typeof import('./editor/picture.ts') &
  typeof import('./talk/player.ts') &
  typeof import('./files/print.ts') &
  typeof import('./pages/privacy.ts') &
  typeof import('./services/provider-names.ts') &
  typeof import('./talk/recording.ts') &
  typeof import('./talk/rehearsal.ts') &
  typeof import('./library/remove-deck.ts') &
  typeof import('./library/set-aside.ts') &
  typeof import('./services/service-names.ts') &
  typeof import('./pages/settings.ts') &
  typeof import('./shares/share.ts') &
  typeof import('./talk/show.ts') &
  typeof import('./create/source.ts') &
  typeof import('./storage.ts') &
  typeof import('./talk/studio-voice.ts') &
  typeof import('./files/talk-files.ts') &
  typeof import('./create/template.ts') &
  typeof import('./pages/terms.ts') &
  typeof import('./editor/text-editor.ts') &
  typeof import('./editor/themes.ts') &
  typeof import('./create/topic.ts') &
  typeof import('./editor/typefaces.ts') &
  typeof import('./pages/update.ts') &
  typeof import('./shares/watch.ts') &
  typeof import('./shares/watch-failure.ts') &
  typeof import('./when.ts')

/** They find the words, or have `Intl` say it, and are the same in every language; or only words call them. */
type OfEveryLanguage =
  | 'announceWaiting'
  | 'describeAskFailure'
  | 'describeDrawingFailure'
  | 'describeExactTime'
  | 'describeWait'
  | 'describeWaiting'
  | 'describeWhen'
  | 'formatDates'
  | 'formatDay'
  | 'isOwnService'
  | 'nameTemplate'
  | 'nameVoiceService'

/** Pages that are read like a book. */
type Articles = 'helpWords' | 'privacy' | 'terms'

export type ArticlePack = { readonly [Name in Articles]: Translation<English[Name]> }

/**
 * All else that the interface says in one language, under the names that the English exports have. Server
 * and command line speak English.
 */
export type LanguagePack = {
  readonly [Name in Exclude<keyof English, OfEveryLanguage | Articles>]: Translation<English[Name]>
}

export function createLanguage(
  tag: string,
  direction: Language['direction'],
  pack: LanguagePack,
  fetchArticles: () => Promise<ArticlePack>,
): Language {
  const words = new Map<string, object>(Object.entries(pack))
  return {
    tag,
    direction,
    translate: (name, english) => words.get(name) ?? english,
    async loadArticles() {
      for (const [name, article] of Object.entries(await fetchArticles())) words.set(name, article)
    },
  }
}
