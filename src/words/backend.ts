import { translatable } from './language.ts'

/** What the server on the user's own computer says when it cannot do what it is asked. */
export const backendWords = translatable('backendWords', {
  keyRequired: 'Gemini API key is required',
  keyUnusable: 'This does not look like a key: it has spaces or special letters in it',
  topicRequired: 'Please enter a topic for your AI-generated presentation',
  badCall: (field: string): string => `The request is not understood: ${field}`,
  tooLarge: (megabytes: number): string =>
    `A request may have ${megabytes} MB at most. Please send less text at once.`,
  tooMany: 'Too many requests within a minute. Please wait a moment and try again.',
  notJson: 'The request is not JSON',
  wrongHost: 'This server only generates for pages opened as localhost, on the computer it runs on',
  otherSite: 'This server only generates for its own pages',
  /** Also where it could not even say so. */
  failed:
    'Something went wrong in Lectern’s own server on this computer. Please try again; if it goes on, stop the server and start it again.',
})
