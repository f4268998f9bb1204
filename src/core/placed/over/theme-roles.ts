import type { PlacedTheme } from '../../deck/placed.ts'
import { themeColours } from '../theme-colours.ts'

/**
 * What lies over a form follows the theme of its deck: in place of a colour it has the place of one in the
 * theme, as `accent1`, or `accent1/80` where one sees through it, and in place of a face `+mj-lt` for that of
 * titles, `+mn-lt` for that of texts. Office files call both so.
 */

const colourNames = new Set(['colour', 'ground', 'ink'])
export const faceRoles = { content: '+mn-lt', title: '+mj-lt' } as const

type Named = (name: string, value: unknown) => unknown

/** The same, where nothing is changed as well as where something is. */
const rewrite = <Elements>(elements: Elements, change: Named): Elements =>
  JSON.parse(JSON.stringify(elements), change)

/** In the colours and faces that this theme has for them. */
export const resolveRoles = <Elements>(elements: Elements, theme: PlacedTheme): Elements =>
  rewrite(elements, (name, value) => {
    if (typeof value !== 'string') return value
    if (colourNames.has(name)) return findColour(value, theme) ?? value
    return name === 'face' ? findFaceOf(value, theme) : value
  })

function findColour(role: string, { colours }: PlacedTheme): string | undefined {
  const [name, opacity = ''] = role.split('/')
  const colour = colours[themeColours.findIndex((one) => one === name)]
  return colour && `${colour.slice(0, 7)}${opacity}`
}

const findFaceOf = (face: string, { faces }: PlacedTheme): string =>
  face === faceRoles.title ? faces.title : face === faceRoles.content ? faces.content : face

/** Colours and faces that this theme has by the places that they have in it; all others as they are. */
export const nameRoles = <Elements>(elements: Elements, theme: PlacedTheme): Elements =>
  rewrite(elements, (name, value) => {
    if (typeof value !== 'string') return value
    if (colourNames.has(name)) return nameColour(value, theme)
    return name === 'face' ? nameFace(value, theme) : value
  })

function nameColour(colour: string, { colours }: PlacedTheme): string {
  const opaque = colour.slice(0, 7).toUpperCase()
  const role = themeColours.find((_, at) => colours[at]?.slice(0, 7).toUpperCase() === opaque)
  if (!role) return colour
  return colour.length > 7 ? `${role}/${colour.slice(7)}` : role
}

const nameFace = (face: string, { faces }: PlacedTheme): string =>
  face === faces.content ? faceRoles.content : face === faces.title ? faceRoles.title : face
