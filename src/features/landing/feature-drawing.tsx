import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import type { landingWords } from '#words/pages/landing.ts'

import styles from './feature-drawing.module.css'

type DrawnCapability = (typeof landingWords.features.cards)[number]['capability']

type BoxProps = {
  x: number
  y: number
  width: number
  height: number
  className?: string | undefined
}

const Frame = ({ className, ...box }: BoxProps) => (
  <rect rx="5" {...box} className={clsx(styles.frame, className)} />
)
const Bar = ({ className, ...place }: Omit<BoxProps, 'height'>) => (
  <rect rx="3" height="6" {...place} className={clsx(styles.bar, className)} />
)

/** A topic typed, and slides coming out of it. */
const generation = (
  <>
    <Frame x={166} y={26} width={96} height={54} />
    <Frame x={152} y={38} width={96} height={54} />
    <Frame x={138} y={50} width={96} height={54} />
    <Bar x={150} y={62} width={52} />
    <Bar x={150} y={76} width={68} />
    <Bar x={150} y={88} width={40} />
    <Frame x={50} y={98} width={124} height={34} />
    <Bar x={64} y={112} width={58} />
    <path d="M130 107v16" className={styles.stroke} />
  </>
)

/** Words on a page, one of them being said. */
const narration = (
  <>
    <Bar x={66} y={46} width={34} />
    <Bar x={108} y={46} width={58} />
    <Bar x={174} y={46} width={26} />
    <Bar x={208} y={46} width={46} />
    <Bar x={66} y={70} width={52} />
    <rect x="122" y="62" width="66" height="22" rx="6" className={styles.lit} />
    <Bar x={130} y={70} width={50} className={styles.onLit} />
    <Bar x={196} y={70} width={22} />
    <Bar x={226} y={70} width={28} />
    <Bar x={66} y={94} width={26} />
    <Bar x={100} y={94} width={44} />
    <Bar x={152} y={94} width={60} />
    <Bar x={66} y={118} width={72} />
  </>
)

/** One slide makes room for the next. */
const advance = (
  <>
    <Frame x={22} y={56} width={72} height={42} className={styles.away} />
    <Frame x={226} y={56} width={72} height={42} className={styles.away} />
    <Frame x={104} y={42} width={112} height={64} />
    <Bar x={118} y={56} width={58} />
    <Bar x={118} y={72} width={76} />
    <Bar x={118} y={86} width={46} />
    <path d="M104 126h112" className={styles.rail} />
    <path d="M104 126h70" className={styles.stroke} />
  </>
)

/** Four decks, each laid out in its own way. */
const templates = (
  <>
    <Frame x={56} y={24} width={98} height={55} />
    <Bar x={68} y={38} width={54} />
    <Bar x={68} y={52} width={36} />
    <Frame x={166} y={24} width={98} height={55} />
    <rect x="216" y="32" width="40" height="39" rx="3" className={styles.bar} />
    <Bar x={176} y={38} width={30} />
    <Bar x={176} y={52} width={22} />
    <Frame x={56} y={90} width={98} height={55} />
    <path d="M70 133v-12M84 133v-24M98 133v-17M112 133v-30" className={styles.column} />
    <Frame x={166} y={90} width={98} height={55} />
    <Bar x={188} y={108} width={54} />
    <Bar x={198} y={122} width={34} />
  </>
)

/** Two hands in one deck. */
const collaboration = (
  <>
    <Frame x={82} y={32} width={156} height={88} />
    <Bar x={100} y={52} width={78} />
    <Bar x={100} y={72} width={104} />
    <Bar x={100} y={90} width={62} />
    <path d="M196 58l20 8-9 3-4 9Z" className={styles.hand} />
    <path d="M138 102l20 8-9 3-4 9Z" className={styles.hand} />
    <rect x="216" y="78" width="36" height="14" rx="7" className={styles.tag} />
    <rect x="158" y="122" width="44" height="14" rx="7" className={styles.tag} />
  </>
)

/** The browser window, with the key inside. */
const security = (
  <>
    <Frame x={72} y={28} width={176} height={108} />
    <path d="M72 50h176" className={styles.rail} />
    <circle cx="86" cy="39" r="3" className={styles.bar} />
    <circle cx="97" cy="39" r="3" className={styles.bar} />
    <circle cx="142" cy="93" r="15" className={styles.stroke} />
    <path d="M157 93h44v13M186 93v9" className={styles.stroke} />
    <circle cx="142" cy="93" r="4" className={styles.tag} />
  </>
)

const drawings: Record<DrawnCapability, ReactNode> = {
  'ai-generation': generation,
  'voice-narration': narration,
  'auto-advance': advance,
  templates,
  collaboration,
  'local-security': security,
}

/** A small picture of a feature. Only the spoken word is amber. */
export function FeatureDrawing({ of }: { of: DrawnCapability }) {
  return (
    <svg viewBox="0 0 320 168" className={styles.drawing} aria-hidden="true">
      {drawings[of]}
    </svg>
  )
}
