import { serveFileWriter } from '#adapters/deck-files/worker-file-writer.ts'
import type { WriteTalkFile } from '#codecs/talk/write-talk-result.ts'
import type { WriteDeckFile } from '#codecs/write-result.ts'

// One worker for both, which have nearly everything in common: two would be built and kept twice.
serveFileWriter('deck', loadFileWriter)

serveFileWriter('talk', async (): Promise<WriteTalkFile> => {
  const [{ createTalkFileWriter }, { fonts, icons }, writeDeckFile] = await Promise.all([
    import('#adapters/talk-files/write-talk-file.ts'),
    loadSources(),
    loadFileWriter(),
  ])
  return createTalkFileWriter({ fonts, icons, writeDeckFile })
})

async function loadSources() {
  const [{ browserFontSource: fonts }, { browserIcons: icons }] = await Promise.all([
    import('#adapters/metrics/browser-font-source.ts'),
    import('#adapters/icons/browser-icons.ts'),
  ])
  return { fonts, icons }
}

async function loadFileWriter(): Promise<WriteDeckFile> {
  const [
    { createFileWriter },
    sources,
    { fetchFontCutter: loadFontCutter },
    { bakePictureOnCanvas: bakePicture },
    { htmlFileWords: htmlWords },
    { speakLanguage },
    { tellToday },
    { formatToday },
  ] = await Promise.all([
    import('#adapters/deck-files/write-file.ts'),
    loadSources(),
    import('#adapters/metrics/fetch-font-cutter.ts'),
    import('#adapters/pictures/bake-picture-on-canvas.ts'),
    import('#words/files/html-file.ts'),
    import('#words/languages.ts'),
    import('#core/compose/furniture/todays-date.ts'),
    import('#words/today.ts'),
  ])
  await speakLanguage(self.name)
  tellToday(() => formatToday(Date.now()))
  return createFileWriter({
    ...sources,
    loadFontCutter,
    bakePicture,
    htmlWords,
    loadImageWriter: async (format) => {
      const { createSlideImagesWriter } =
        await import('#adapters/slide-images/slide-images-writer.ts')
      return createSlideImagesWriter(format)
    },
  })
}
