import { ReactCrop } from 'react-image-crop'

import './crop-field.css'

/** Shares of the picture's width and height. */
export type CropArea = { x: number; y: number; width: number; height: number }

export type CropFieldProps = {
  /** Where the picture is loaded from. */
  url: string
  value: CropArea
  onChange: (area: CropArea) => void
  /** Names the area, and the eight handles around it. */
  labels: {
    area: string
    northWest: string
    north: string
    northEast: string
    east: string
    southEast: string
    south: string
    southWest: string
    west: string
  }
}

/** The whole picture with a frame around the part that is kept, moved by pointer or arrow keys. */
export function CropField({ url, value, onChange, labels }: CropFieldProps) {
  return (
    <ReactCrop
      crop={{
        unit: '%',
        x: value.x * 100,
        y: value.y * 100,
        width: value.width * 100,
        height: value.height * 100,
      }}
      keepSelection
      ruleOfThirds
      minWidth={32}
      minHeight={32}
      ariaLabels={{
        cropArea: labels.area,
        nwDragHandle: labels.northWest,
        nDragHandle: labels.north,
        neDragHandle: labels.northEast,
        eDragHandle: labels.east,
        seDragHandle: labels.southEast,
        sDragHandle: labels.south,
        swDragHandle: labels.southWest,
        wDragHandle: labels.west,
      }}
      onChange={(_, percent) => onChange(toArea(percent))}
    >
      <img src={url} alt="" draggable={false} />
    </ReactCrop>
  )
}

/** Dragging ends a hair beside the edge; there the edge is meant. */
function toArea({ x, y, width, height }: CropArea): CropArea {
  const [left, right] = [snap(x), snap(x + width)]
  const [top, bottom] = [snap(y), snap(y + height)]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function snap(percent: number): number {
  if (percent < 0.5) return 0
  return percent > 99.5 ? 1 : Math.round(percent * 10) / 1000
}
