/** What the server on the user's own computer says when it cannot do what it is asked. */
export const backendWords = {
  keyRequired: 'Gemini API key is required',
  keyUnusable: 'This does not look like a key: it has spaces or special letters in it',
  topicRequired: 'Please enter a topic for your AI-generated presentation',
  badCall: (field: string): string => `The request is not understood: ${field}`,
  tooLarge: (megabytes: number): string => `A request may have ${megabytes} MB at most`,
  notJson: 'The request is not JSON',
  wrongHost: 'This server only generates for pages opened as localhost',
  otherSite: 'This server only generates for its own pages',
} as const
