import { decodeBase64 } from '#core/decode-base64.ts'

import { element } from '../element.ts'
import { nameShape } from '../name-shape.ts'
import { placeShape } from '../to-emu.ts'

/** Beside the slide: whoever edits it finds the sound, and nothing of it is seen or printed. */
const place = { x: -72, y: 0, width: 48, height: 48 }

/** Office's own relation to sound inside of the file; the other is there for older programs. */
export const mediaRelation = 'http://schemas.microsoft.com/office/2007/relationships/media'
const embeddedMedia = '{DAA4B4D4-6D71-4841-9C94-3DE7FCFB9230}'

type VoiceToPaint = {
  id: number
  /** The relations of the slide that lead to the sound and to the picture that stands for it. */
  audio: string
  media: string
  poster: string
}

/** The sound of a slide as PowerPoint has it: a picture that plays when it is pressed. */
export const paintVoice = ({ id, audio, media, poster }: VoiceToPaint): string =>
  element(
    'p:pic',
    {},
    element(
      'p:nvPicPr',
      {},
      nameShape({
        id,
        name: `Narration ${id}`,
        alt: '',
        mark: { narration: true },
        press: element('a:hlinkClick', { 'r:id': '', action: 'ppaction://media' }),
      }),
      element('p:cNvPicPr', {}, element('a:picLocks', { noChangeAspect: 1 })),
      element(
        'p:nvPr',
        {},
        element('a:audioFile', { 'r:link': audio }),
        element(
          'p:extLst',
          {},
          element(
            'p:ext',
            { uri: embeddedMedia },
            element('p14:media', {
              'xmlns:p14': 'http://schemas.microsoft.com/office/powerpoint/2010/main',
              'r:embed': media,
            }),
          ),
        ),
      ),
    ),
    element(
      'p:blipFill',
      {},
      element('a:blip', { 'r:embed': poster }),
      element('a:stretch', {}, element('a:fillRect', {})),
    ),
    element(
      'p:spPr',
      {},
      placeShape(place),
      element('a:prstGeom', { prst: 'rect' }, element('a:avLst', {})),
    ),
  )

/** A loudspeaker of 64 px in four shades, as PNG: a blank one comes out as a black square. */
export const voicePoster = (): Uint8Array<ArrayBuffer> =>
  decodeBase64(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAgMAAADXB5lNAAAADFBMVEVZWVlZWVlZWVlZWVlCOARTAAAABHRSTlMAVar/' +
      'oA4xLwAAAMtJREFUeNrVks0RgjAQhR/hEGc8WEKsQEqAzkJJdoAlUAIl7MGDB2GdwBAXHzNedQ+Z7HfYtz8P+Ls4' +
      'f4IrgMbkTgA3GHASwD8MiAKE6Z0XmoC2GfgESu0zqBLA/CzRzf+YqzpVwQFhzKIJXHDMMjGBri21WUVVpdDerbp+' +
      'AQK9pVTnkKTR9RaEJ+JgwXFEvQF+Qi0WlIrqboHThkDYgOIrcDtgW5RkqTFqnYbL49OCdlZIS+Yz0KHolHxssgMZ' +
      'hizFpiNbknHZ2j8fLxAe/NNp5WRjAAAAAElFTkSuQmCC',
  ) ?? new Uint8Array()
