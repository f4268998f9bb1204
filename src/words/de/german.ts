import { createLanguage } from '../language-pack.ts'
import { accountWords } from './account.ts'
import { aiWords, moreVisualWords, slideImageWords, deckPicturesWords } from './ai.ts'
import { appWords } from './app.ts'
import { arrangeWords } from './arrange.ts'
import { backupWords } from './backup.ts'
import { clearDataWords } from './clear-data.ts'
import { createWords } from './create.ts'
import { dashboardWords } from './dashboard.ts'
import { deckCheckWords } from './deck-check.ts'
import { detailsWords } from './details.ts'
import { emptyLibraryWords } from './empty-library.ts'
import { libraryNewsWords } from './library-news.ts'
import { sampleWords } from './sample.ts'
import { removeDeckWords } from './remove-deck.ts'
import { editorWords } from './editor.ts'
import {
  exportWords,
  describeExportFailure,
  describeExportLoss,
  summariseLosses,
} from './export.ts'
import { findWords } from './find.ts'
import { fitTalkWords } from './fit-talk.ts'
import { generationWords } from './generation.ts'
import { htmlFileWords } from './html-file.ts'
import { importWords, describeImportFailure, describePptxFailure } from './import.ts'
import { lossWords, describeLoss } from './import-losses.ts'
import { interruptedRestoreWords } from './interrupted-restore.ts'
import { landingWords } from './landing.ts'
import { describeModelFailure, quoteService } from './model-failure.ts'
import { narrationWords, describeVoiceFailure } from './narration.ts'
import { overviewWords } from './overview.ts'
import { describeOwnVoiceFailure, ownVoiceWords } from './own-voice.ts'
import { paletteWords } from './palette.ts'
import { photoEditorWords } from './photo-editor.ts'
import { pickerWords } from './pickers.ts'
import { describePictureFailure, describeCredit } from './picture.ts'
import { playerWords } from './player.ts'
import { printWords } from './print.ts'
import { providerNames } from './provider-names.ts'
import { rehearsalWords } from './rehearsal.ts'
import { explainRecordFailure } from './recording.ts'
import { setAsideWords } from './set-aside.ts'
import { voiceServiceNames } from './service-names.ts'
import { settingsWords } from './settings.ts'
import {
  shareWords,
  describeShareFailure,
  describeRevokeFailure,
  explainShareFailure,
} from './share.ts'
import { showWords } from './show.ts'
import { sourceWords } from './source.ts'
import { describeLibraryError, describeStoreFailure, explainStoreFailure } from './storage.ts'
import { studioVoiceWords } from './studio-voice.ts'
import { talkFileWords, describeTalkFailure } from './talk-files.ts'
import { templateWords } from './template.ts'
import { textEditorWords } from './text-editor.ts'
import { themeWords } from './themes.ts'
import { topicWords } from './topic.ts'
import { typefaceWords } from './typefaces.ts'
import { updateWords } from './update.ts'
import { watchWords } from './watch.ts'
import { describeWatchFailure } from './watch-failure.ts'
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
  async () => (await import('./articles.ts')).germanArticles,
)
