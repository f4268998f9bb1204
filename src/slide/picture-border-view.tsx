import { useId } from 'react'

import type { PictureBorder } from '#core/layout/pictures/layout-picture.ts'

import styles from './picture-view.module.css'

type PictureBorderViewProps = { border: PictureBorder; path: string; mitred: boolean }

/** Along the outline of any shape, which no border of CSS can follow. */
export function PictureBorderView({ border, path, mitred }: PictureBorderViewProps) {
  const mask = useId()
  const { width, colour, style } = border
  const line = {
    d: path,
    fill: 'none',
    strokeWidth: width,
    // Mitres of sharp corners would stand out of the frame.
    strokeLinejoin: mitred ? ('miter' as const) : ('round' as const),
  }
  return (
    <svg className={styles.border} viewBox="0 0 1280 720" aria-hidden="true">
      {style === 'double' && (
        <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="1280" height="720">
          <path {...line} stroke="white" />
          <path {...line} stroke="black" strokeWidth={width / 3} />
        </mask>
      )}
      <path
        {...line}
        stroke={colour}
        {...(style === 'double' && { mask: `url(#${mask})` })}
        {...(style === 'dashed' && { strokeDasharray: `${3 * width} ${2 * width}` })}
        {...(style === 'dotted' && { strokeDasharray: `0 ${2 * width}`, strokeLinecap: 'round' })}
      />
    </svg>
  )
}
