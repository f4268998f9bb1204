/** Names of the colours that a theme of an office file has, in the order in which a slide keeps them. */
export const themeColours = [
  'tx1',
  'bg1',
  'tx2',
  'bg2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
] as const
