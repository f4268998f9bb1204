import type { ReactNode } from 'react'

import styles from './demo-frame.module.css'

export type DemoFrameProps = {
  caption?: ReactNode
  stage?: ReactNode
  spoken?: ReactNode
  controls?: ReactNode
}

/** The places of the demo. Empty, it keeps the room for the player that is still to come. */
export function DemoFrame({ caption, stage, spoken, controls }: DemoFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.caption}>{caption}</div>
      <div className={styles.stage} data-demo-stage>
        {stage}
      </div>
      <div className={styles.spoken}>{spoken}</div>
      <div className={styles.controls}>{controls}</div>
    </div>
  )
}
