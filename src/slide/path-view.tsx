import { useId } from 'react'

import type { ShapeBox } from '#core/layout/boxes.ts'
import { framePath } from '#core/layout/pictures/frame-path.ts'
import { outlineBox, toPathText } from '#core/layout/pictures/picture-shape.ts'
import { placeGradient, placeRadial } from '#core/layout/backdrop/place-gradient.ts'

import { place } from './paint.ts'
import styles from './slide-view.module.css'

/** An outline of any form with any fill, its line and its shadow. */
export function PathView({ box, layer }: { box: ShapeBox; layer: number }) {
  const id = useId()
  const { fill, stroke, shadow, hasHoles } = box
  const frame = framePath(box)
  return (
    <svg
      className={styles.shape}
      style={{
        ...place({ ...frame, width: Math.max(1, frame.width), height: Math.max(1, frame.height) }),
        zIndex: layer,
        overflow: 'visible',
        ...(shadow && {
          filter: `drop-shadow(${shadow.x}px ${shadow.y}px ${shadow.blur}px ${shadow.colour})`,
        }),
      }}
      viewBox={`${frame.x} ${frame.y} ${Math.max(1, frame.width)} ${Math.max(1, frame.height)}`}
      aria-hidden
    >
      {fill.kind !== 'solid' && (
        <defs>
          <GradientView box={box} id={id} />
        </defs>
      )}
      <path
        d={toPathText(outlineBox(box))}
        fill={fill.kind === 'solid' ? fill.colour : `url(#${id})`}
        fillRule={hasHoles ? 'evenodd' : 'nonzero'}
        {...(stroke && {
          stroke: stroke.colour,
          strokeWidth: stroke.width,
          strokeLinecap: stroke.isRound ? 'round' : 'butt',
          strokeLinejoin: stroke.isRound ? 'round' : 'miter',
          ...(stroke.dash && { strokeDasharray: stroke.dash.join(' ') }),
        })}
      />
    </svg>
  )
}

function GradientView({ box, id }: { box: ShapeBox; id: string }) {
  const { fill } = box
  if (fill.kind === 'solid') return null
  const stops = fill.stops.map(({ at, colour }, index) => (
    // Two stops may stand at one place.
    // oxlint-disable-next-line react/no-array-index-key
    <stop key={index} offset={at} stopColor={colour} />
  ))
  if (fill.kind === 'linear') {
    const [x1, y1, x2, y2] = placeGradient(fill.angle, box)
    return (
      <linearGradient id={id} gradientUnits="userSpaceOnUse" {...{ x1, y1, x2, y2 }}>
        {stops}
      </linearGradient>
    )
  }
  const [, , , cx, cy, r] = placeRadial(fill, box)
  return (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" {...{ cx, cy, r }}>
      {stops}
    </radialGradient>
  )
}
