const count = new Intl.NumberFormat()

/** What the command palette and the shortcut sheet say. */
export const paletteWords = {
  title: 'Search actions and presentations',
  placeholder: 'What do you want to do?',
  empty: 'Nothing matches. Try fewer or other words.',
  found: (amount: number): string =>
    `${count.format(amount)} ${amount === 1 ? 'match' : 'matches'}`,
  groups: { go: 'Go to', presentations: 'Presentations' },
  go: {
    landing: 'Start page',
    signIn: 'Sign in',
    dashboard: 'Dashboard',
    create: 'Create a presentation',
    topic: 'New presentation from a topic',
    help: 'Help',
  },
  sheet: {
    title: 'Keyboard shortcuts',
    description: 'What the keys do on this screen.',
  },
} as const
