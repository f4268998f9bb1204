import { mixColours } from '#core/theme/contrast.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { readShare } from './read-number.ts'

/** Makes a colour of a scheme lighter, darker or stronger, one change after the other. */
export function changeColour(colour: string, changes: readonly XmlElement[]): string {
  return changes.reduce((current, { name, attributes }) => {
    const share = readShare(attributes.get('val'))
    if (name === 'tint') return mixColours(current, '#FFFFFF', clamp(share))
    if (name === 'shade') return mixColours(current, '#000000', clamp(share))
    const change = channels[name]
    if (!change) return current
    const [hue, saturation, light] = toHsl(current)
    return fromHsl(...change([hue, saturation, light], share))
  }, colour)
}

type Hsl = [hue: number, saturation: number, light: number]

const channels: Readonly<Record<string, (hsl: Hsl, share: number) => Hsl>> = {
  lumMod: ([hue, saturation, light], share) => [hue, saturation, clamp(light * share)],
  lumOff: ([hue, saturation, light], share) => [hue, saturation, clamp(light + share)],
  satMod: ([hue, saturation, light], share) => [hue, clamp(saturation * share), light],
  satOff: ([hue, saturation, light], share) => [hue, clamp(saturation + share), light],
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share))

function toHsl(colour: string): Hsl {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255
  const [red, green, blue] = [part(1), part(3), part(5)]
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [light, range] = [(high + low) / 2, high - low]
  if (range === 0) return [0, 0, light]
  const saturation = range / (1 - Math.abs(2 * light - 1))
  if (high === red) return [(((green - blue) / range + 6) % 6) / 6, saturation, light]
  if (high === green) return [((blue - red) / range + 2) / 6, saturation, light]
  return [((red - green) / range + 4) / 6, saturation, light]
}

function fromHsl(hue: number, saturation: number, light: number): string {
  const part = (shift: number) => {
    const place = (shift + hue * 12) % 12
    const reach = saturation * Math.min(light, 1 - light)
    const share = light - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`.toUpperCase()
}
