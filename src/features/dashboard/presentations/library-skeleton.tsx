import { Skeleton } from '#ui/notices/skeleton.tsx'

import styles from './library-skeleton.module.css'
import type { LibraryView } from './use-library-view.ts'

const places = [1, 2, 3, 4, 5, 6]

export function LibrarySkeleton({ view }: { view: LibraryView }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.toolbar}>
        <Skeleton height="1.75rem" width="10rem" />
        <Skeleton height="2.75rem" width="min(24rem, 50%)" />
      </div>
      <div className={styles.items} data-view={view}>
        {places.map((place) => (
          <div key={place} className={styles.item}>
            <div className={styles.cover} />
            <div className={styles.lines}>
              <Skeleton height="1.25rem" width="70%" />
              <Skeleton height="0.875rem" width="90%" />
              <Skeleton height="0.875rem" width="45%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
