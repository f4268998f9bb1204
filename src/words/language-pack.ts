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

type English = typeof import('./account.ts') &
  typeof import('./ai.ts') &
  typeof import('./app.ts') &
  typeof import('./arrange.ts') &
  typeof import('./backup.ts') &
  typeof import('./clear-data.ts') &
  typeof import('./create.ts') &
  typeof import('./dashboard.ts') &
  typeof import('./deck-check.ts') &
  typeof import('./details.ts') &
  typeof import('./empty-library.ts') &
  typeof import('./library-news.ts') &
  typeof import('./sample.ts') &
  typeof import('./editor.ts') &
  typeof import('./export.ts') &
  typeof import('./find.ts') &
  typeof import('./fit-talk.ts') &
  typeof import('./generation.ts') &
  typeof import('./help.ts') &
  typeof import('./html-file.ts') &
  typeof import('./import.ts') &
  typeof import('./import-losses.ts') &
  typeof import('./interrupted-restore.ts') &
  typeof import('./landing.ts') &
  typeof import('./model-failure.ts') &
  typeof import('./narration.ts') &
  typeof import('./overview.ts') &
  typeof import('./own-voice.ts') &
  typeof import('./palette.ts') &
  typeof import('./photo-editor.ts') &
  typeof import('./pickers.ts') &
  typeof import('./picture.ts') &
  typeof import('./player.ts') &
  typeof import('./print.ts') &
  typeof import('./privacy.ts') &
  typeof import('./provider-names.ts') &
  typeof import('./recording.ts') &
  typeof import('./rehearsal.ts') &
  typeof import('./remove-deck.ts') &
  typeof import('./set-aside.ts') &
  typeof import('./service-names.ts') &
  typeof import('./settings.ts') &
  typeof import('./share.ts') &
  typeof import('./show.ts') &
  typeof import('./source.ts') &
  typeof import('./storage.ts') &
  typeof import('./studio-voice.ts') &
  typeof import('./talk-files.ts') &
  typeof import('./template.ts') &
  typeof import('./terms.ts') &
  typeof import('./text-editor.ts') &
  typeof import('./themes.ts') &
  typeof import('./topic.ts') &
  typeof import('./typefaces.ts') &
  typeof import('./update.ts') &
  typeof import('./watch.ts') &
  typeof import('./watch-failure.ts') &
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
