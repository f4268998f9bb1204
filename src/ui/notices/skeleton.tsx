import styles from './skeleton.module.css'

export type SkeletonProps = { height: string; width?: string }

/** Stands where content will be, in its shape. */
export function Skeleton({ height, width = '100%' }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      style={{ blockSize: height, inlineSize: width }}
      aria-hidden="true"
    />
  )
}
