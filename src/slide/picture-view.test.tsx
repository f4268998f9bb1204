import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import {
  defaultImageEffects,
  defaultImageStyle,
  wholePicture,
} from '#core/deck/pictures/image-style.ts'
import type { PictureBox } from '#core/layout/boxes.ts'

import { PictureView } from './picture-view.tsx'

const paint = (changes: {
  style?: Partial<PictureBox['style']>
  effects?: Partial<PictureBox['effects']>
  crop?: PictureBox['crop']
  aspect?: number
  alt?: string
}) =>
  renderToStaticMarkup(
    <PictureView
      url="blob:picture"
      box={{
        kind: 'picture',
        index: 0,
        x: 640,
        y: 0,
        width: 640,
        height: 720,
        style: { ...defaultImageStyle, ...changes.style },
        effects: { ...defaultImageEffects, ...changes.effects },
        crop: changes.crop ?? wholePicture,
        aspect: changes.aspect ?? null,
        alt: changes.alt ?? '',
      }}
    />,
  )

test('PB8 whatever a picture does, it is cut off at its frame', () => {
  const turned = paint({ effects: { rotation: 45, scale: 200 } })
  expect(turned).toContain('clip-path:inset(0px 0px 0px 640px)')
  expect(turned).toContain('rotate(45deg) scale(2)')
  expect(turned).toContain('transform-origin:960px 360px')
})

test('WP2 a whole picture is painted in its own form, and not before that is known', () => {
  const known = paint({ style: { fit: 'contain' }, aspect: 2 })
  expect(known).toContain('left:640px;top:200px;width:640px;height:320px')
  expect(known).not.toContain('hidden')
  expect(paint({ style: { fit: 'contain' } })).toContain('visibility:hidden')
})

test('effects at their defaults cost no filter; each other one is painted', () => {
  const plain = paint({ style: { shadow: 'none' } })
  expect(plain).not.toContain('filter')
  expect(plain).not.toContain('opacity')
  const all = paint({
    effects: {
      brightness: 90,
      contrast: 110,
      saturation: 50,
      hue: -20,
      sepia: 10,
      grayscale: 20,
      blur: 2,
      opacity: 80,
    },
  })
  expect(all).toContain(
    'brightness(90%) contrast(110%) saturate(50%) hue-rotate(-20deg) sepia(10%) grayscale(20%) blur(2px)',
  )
  expect(all).toContain('opacity:0.8')
})

test('a blurred picture is painted larger, so that its faded edges stay out of sight', () => {
  expect(paint({ effects: { blur: 5 } })).toContain('left:630px;top:-10px;width:660px;height:740px')
})

test('the part that is shown waits for the size of the picture', () => {
  expect(paint({})).not.toContain('visibility')
  expect(paint({ crop: { ...wholePicture, x: 0.1, width: 0.5 } })).toContain('visibility:hidden')
})

test('a shadow lies around everything; a double border leaves its middle free', () => {
  expect(paint({})).toContain('drop-shadow(0 8px 12px #00000066)')
  const double = paint({ style: { borderWidth: 12, borderStyle: 'double' } })
  expect(double).toMatch(/<mask[^>]*>.*stroke-width="12".*stroke="black"/)
  expect(paint({ style: { borderWidth: 12, borderStyle: 'dotted' } })).toContain(
    'stroke-dasharray="0 24"',
  )
})

test('a picture with words for it says them; one without is decoration', () => {
  expect(paint({ alt: 'A lighthouse' })).toContain('alt="A lighthouse"')
  expect(paint({})).toContain('alt=""')
})
