import type { Arrangement, TextFrame } from './theme.ts'

type Change = Omit<Partial<TextFrame>, 'x' | 'y' | 'width' | 'height'>

/** The same places, with texts that look otherwise; `first` is the one that others only add to. */
export function restyle(
  { title, content, ...rest }: Arrangement,
  change: { title?: Change; content?: Change; first?: Change },
): Arrangement {
  return {
    ...rest,
    ...(title && { title: apply(title, change.title) }),
    ...(content && {
      content: content.map((frame, index) =>
        apply(apply(frame, change.content), index === 0 ? change.first : undefined),
      ),
    }),
  }
}

const apply = (frame: TextFrame, change: Change | undefined): TextFrame => ({
  ...frame,
  ...change,
  ...((frame.style || change?.style) && { style: { ...frame.style, ...change?.style } }),
})
