import type { SlidePicture } from '#core/deck/pictures/slide-picture.ts'

import { plainWords } from './read-marked-words.ts'
import { replaceOutsideCode } from './replace-outside-code.ts'

const image =
  /!\[(?<alt>[^[\]]*)\]\(\s?<?(?<url>(?:[^()\s<>]|\([^()\s]*\))+)>?(?:\s(?:"[^"]*"|'[^']*'))?\s?\)(?:\{[^{}]*\})?/gm
const imageTag = /<img\b[^<>]*>/gim

/** The pictures of a text, how many of them are Marp's for the ground, and the text without them. */
export function takePictures(text: string): {
  text: string
  pictures: SlidePicture[]
  backgrounds: number
} {
  const pictures: SlidePicture[] = []
  let backgrounds = 0
  const rest = replaceOutsideCode(text, image, (_, { alt = '', url = '' }) => {
    pictures.push(describe(url, alt))
    if (hasWord(alt, 'bg') && !hasWord(alt, 'contain') && !hasWord(alt, 'fit')) backgrounds++
    return ''
  })
  const withoutTags = replaceOutsideCode(rest, imageTag, (tag) => {
    const imageUrl = readAttribute(tag, 'src')
    if (imageUrl) pictures.push(describe(imageUrl, readAttribute(tag, 'alt')))
    return ''
  })
  return { text: withoutTags, pictures, backgrounds }
}

const readAttribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1] ?? ''

/** Marp says in the same place how a picture lies; what is left says what it shows. */
const layoutWords =
  /(?:^|\s)(?:bg|fit|cover|contain|auto|vertical|left|right|inline|drop-shadow|(?:w|h|width|height|left|right|blur|brightness|contrast|grayscale|hue-rotate|invert|opacity|saturate|sepia|drop-shadow):\S+|\d+%)(?=\s|$)/g

const hasWord = (alt: string, word: string): boolean => alt.split(/\s+/).includes(word)

export const isLaidOut = (alt: string): boolean =>
  /(?:^|\s)(?:bg|(?:w|h|width|height):\S+)(?=\s|$)/.test(alt)

function describe(imageUrl: string, alt: string): SlidePicture {
  const imageAlt = plainWords(isLaidOut(alt) ? alt.replaceAll(layoutWords, '') : alt)
  return { imageUrl, ...(imageAlt && { imageAlt }) }
}
