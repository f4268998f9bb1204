import { useMediaQuery } from '#ui/use-media-query.ts'

/** There the same parts are put together otherwise; the style sheets say the same width. */
export const useIsPhone = (): boolean => useMediaQuery('(width <= 48rem)')
