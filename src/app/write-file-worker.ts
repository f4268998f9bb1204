import { serveFileWriter } from '#adapters/deck-files/worker-file-writer.ts'

serveFileWriter(async () => {
  const [
    { createFileWriter },
    { browserFontSource: fonts },
    { browserIcons: icons },
    { fetchFontCutter: loadFontCutter },
    { bakePictureOnCanvas: bakePicture },
    { htmlFileWords: htmlWords },
    { speakLanguage },
    { tellToday },
    { formatToday },
  ] = await Promise.all([
    import('#adapters/deck-files/write-file.ts'),
    import('#adapters/metrics/browser-font-source.ts'),
    import('#adapters/icons/browser-icons.ts'),
    import('#adapters/metrics/fetch-font-cutter.ts'),
    import('#adapters/pictures/bake-picture-on-canvas.ts'),
    import('#words/html-file.ts'),
    import('#words/languages.ts'),
    import('#core/compose/todays-date.ts'),
    import('#words/today.ts'),
  ])
  await speakLanguage(self.name)
  tellToday(() => formatToday(Date.now()))
  return createFileWriter({
    fonts,
    icons,
    loadFontCutter,
    bakePicture,
    htmlWords,
    loadImageWriter: async (format) => {
      const { createSlideImagesWriter } =
        await import('#adapters/slide-images/slide-images-writer.ts')
      return createSlideImagesWriter(format)
    },
  })
})
