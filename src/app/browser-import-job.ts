import { readFilesInBrowser } from '#adapters/deck-files/browser-files-reader.ts'
import { browserPictureIntake } from '#adapters/pictures/browser-picture-intake.ts'
import { lazyTypefaceIntake } from '#adapters/typefaces/lazy-typeface-intake.ts'
import { createImportJob, type ImportJob } from '#workspace/files/import-job.ts'

export const createBrowserImportJob = (): ImportJob =>
  createImportJob({
    readFiles: readFilesInBrowser,
    pictures: browserPictureIntake,
    typefaces: lazyTypefaceIntake,
  })
