import { createLanguage } from '../language-pack.ts'
import { accountWords } from './pages/account.ts'
import { aiWords, moreVisualWords, slideImageWords, deckPicturesWords } from './editor/ai.ts'
import { appWords } from './app.ts'
import { arrangeWords } from './editor/arrange.ts'
import { backupWords } from './library/backup.ts'
import { clearDataWords } from './library/clear-data.ts'
import { createWords } from './create/create.ts'
import { dashboardWords } from './library/dashboard.ts'
import { deckCheckWords } from './editor/deck-check.ts'
import { detailsWords } from './library/details.ts'
import { emptyLibraryWords } from './library/empty-library.ts'
import { libraryNewsWords } from './library/library-news.ts'
import { sampleWords } from './library/sample.ts'
import { removeDeckWords } from './library/remove-deck.ts'
import { editorWords } from './editor/editor.ts'
import {
  exportWords,
  describeExportFailure,
  describeExportLoss,
  summariseLosses,
} from './files/export.ts'
import { findWords } from './editor/find.ts'
import { fitTalkWords } from './editor/fit-talk.ts'
import { generationWords } from './create/generation.ts'
import { htmlFileWords } from './files/html-file.ts'
import { importWords, describeImportFailure, describePptxFailure } from './files/import.ts'
import { lossWords, describeLoss } from './files/import-losses.ts'
import { interruptedRestoreWords } from './library/interrupted-restore.ts'
import { landingWords } from './pages/landing.ts'
import { describeModelFailure, quoteService } from './services/model-failure.ts'
import { narrationWords, describeVoiceFailure } from './talk/narration.ts'
import { overviewWords } from './editor/overview.ts'
import { describeOwnVoiceFailure, ownVoiceWords } from './talk/own-voice.ts'
import { paletteWords } from './palette.ts'
import { photoEditorWords } from './editor/photo-editor.ts'
import { pickerWords } from './editor/pickers.ts'
import { describePictureFailure, describeCredit } from './editor/picture.ts'
import { playerWords } from './talk/player.ts'
import { printWords } from './files/print.ts'
import { providerNames } from './services/provider-names.ts'
import { rehearsalWords } from './talk/rehearsal.ts'
import { explainRecordFailure } from './talk/recording.ts'
import { setAsideWords } from './library/set-aside.ts'
import { voiceServiceNames } from './services/service-names.ts'
import { settingsWords } from './pages/settings.ts'
import {
  shareWords,
  describeShareFailure,
  describeRevokeFailure,
  explainShareFailure,
} from './shares/share.ts'
import { showWords } from './talk/show.ts'
import { sourceWords } from './create/source.ts'
import { describeLibraryError, describeStoreFailure, explainStoreFailure } from './storage.ts'
import { studioVoiceWords } from './talk/studio-voice.ts'
import { talkFileWords, describeTalkFailure } from './files/talk-files.ts'
import { templateWords } from './create/template.ts'
import { textEditorWords } from './editor/text-editor.ts'
import { themeWords } from './editor/themes.ts'
import { topicWords } from './create/topic.ts'
import { typefaceWords } from './editor/typefaces.ts'
import { updateWords } from './pages/update.ts'
import { watchWords } from './shares/watch.ts'
import { describeWatchFailure } from './shares/watch-failure.ts'
import { whenWords } from './when.ts'

/** All that the interface says in German. How it says it is in the README beside this file. */
export const german = createLanguage(
  'de',
  'ltr',
  {
    accountWords,
    aiWords,
    appWords,
    arrangeWords,
    backupWords,
    clearDataWords,
    createWords,
    dashboardWords,
    deckCheckWords,
    deckPicturesWords,
    describeCredit,
    describeExportFailure,
    describeExportLoss,
    describeImportFailure,
    describeLibraryError,
    describeLoss,
    describeModelFailure,
    describeOwnVoiceFailure,
    describePictureFailure,
    describePptxFailure,
    describeRevokeFailure,
    describeShareFailure,
    describeStoreFailure,
    describeTalkFailure,
    describeVoiceFailure,
    describeWatchFailure,
    detailsWords,
    emptyLibraryWords,
    libraryNewsWords,
    sampleWords,
    rehearsalWords,
    removeDeckWords,
    editorWords,
    explainRecordFailure,
    explainShareFailure,
    explainStoreFailure,
    exportWords,
    findWords,
    fitTalkWords,
    generationWords,
    htmlFileWords,
    importWords,
    interruptedRestoreWords,
    landingWords,
    lossWords,
    moreVisualWords,
    narrationWords,
    overviewWords,
    ownVoiceWords,
    paletteWords,
    photoEditorWords,
    pickerWords,
    playerWords,
    printWords,
    providerNames,
    quoteService,
    setAsideWords,
    settingsWords,
    shareWords,
    showWords,
    slideImageWords,
    sourceWords,
    studioVoiceWords,
    summariseLosses,
    talkFileWords,
    templateWords,
    textEditorWords,
    themeWords,
    topicWords,
    typefaceWords,
    updateWords,
    voiceServiceNames,
    watchWords,
    whenWords,
  },
  async () => (await import('./german-articles.ts')).germanArticles,
)
