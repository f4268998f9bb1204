import type { Artwork, ArtworkStyle } from './draw-artwork.ts'

/** The eight that come with the app, one of each style. */
export const builtInPictures: readonly (Artwork & { id: ArtworkStyle })[] = [
  { id: 'hills', style: 'hills', seed: '1' },
  { id: 'paper-waves', style: 'paper-waves', seed: '1' },
  { id: 'tiles', style: 'tiles', seed: '1' },
  { id: 'contours', style: 'contours', seed: '1' },
  { id: 'aurora', style: 'aurora', seed: '1' },
  { id: 'leaves', style: 'leaves', seed: '1' },
  { id: 'city-blocks', style: 'city-blocks', seed: '1' },
  { id: 'constellation', style: 'constellation', seed: '1' },
]
