import type { Theme } from '../theme/theme.ts'
import type { FontFamily } from './text-metrics.ts'

/** What code is set in, in a theme or in a file without its fonts. */
export const findTypewriter = ({ standIns }: Pick<Theme, 'standIns'>): FontFamily =>
  standIns?.['JetBrains Mono'] ?? 'JetBrains Mono'
