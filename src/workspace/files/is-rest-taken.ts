import type { FileKind } from '#codecs/file-formats.ts'
import type { ReadLoss } from '#codecs/loss.ts'

import type { Imported } from './import-job.ts'

/** Of these every word, picture and figure becomes part of the slides, or is told as a loss. */
const toldWhole: ReadonlySet<FileKind> = new Set<FileKind>([
  'pptx',
  'json',
  'html',
  'library',
  'share',
  'text',
  'image',
])

/** Of these nobody knows how much is missing besides. */
const openEnded: ReadonlySet<ReadLoss['kind']> = new Set<ReadLoss['kind']>([
  'slide-unreadable',
  'notes-unreadable',
  'points-unreadable',
  'chart-unreadable',
  'chart-cut',
  'kept-chart',
  'kept-drawing',
  'kept-element',
  'kept-cut',
  'text-left-out',
  'title-left-out',
  'pictures-left-out',
  'included-file',
  'pages-left-out',
  'presentations-unreadable',
  'presentations-left-out',
])

/** Whether it can be said that all is taken over but what is told: as long as nothing else can be lost. */
export const isRestTaken = ({ sources, losses }: Pick<Imported, 'sources' | 'losses'>): boolean =>
  sources.every(({ kind }) => toldWhole.has(kind)) &&
  !losses.some(({ kind }) => openEnded.has(kind))
