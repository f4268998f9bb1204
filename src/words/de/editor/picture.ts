import type { PictureFailure } from '#ports/pictures/picture-intake.ts'

import type { describeCredit as describeInEnglish } from '../../editor/picture.ts'

const sentences: Record<PictureFailure['code'], string> = {
  'not-a-picture': 'Wähle eine gültige Bilddatei',
  unsupported:
    'Bilder dieser Art können hier nicht gezeigt werden. JPG, PNG, GIF, WebP, AVIF und SVG gehen.',
  'too-large': 'Diese Datei ist größer als 10\u00a0MB, die Grenze für Bilder. Wähle eine kleinere.',
  'too-many-pixels':
    'Dieses Bild hat mehr als 40 Megapixel, die Grenze für Bilder. Wähle ein kleineres.',
  unreadable: 'Die Bilddatei konnte nicht gelesen werden',
  broken: 'Das Bild konnte nicht geladen werden. Prüfe die Adresse, oder nimm ein anderes Bild.',
  failed: 'Das Bild konnte nicht hochgeladen werden. Versuche es noch einmal.',
}

export const describePictureFailure = (
  { code }: PictureFailure,
  own: Partial<typeof sentences> = {},
): string => own[code] ?? sentences[code]

export const describeCredit: typeof describeInEnglish = ({ title, creator, license }) =>
  [title && `„${title}“`, creator && `von ${creator}`, license].filter(Boolean).join(' · ')
