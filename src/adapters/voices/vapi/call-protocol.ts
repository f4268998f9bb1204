import type { NarratorAssistant } from './narrator-assistant.ts'

/*
 * What the app and the document of the call say to each other. Nothing but types: code that both
 * shared would be built into a file of the app, and run in the document with it.
 */

/** The document says hello to the app, which answers with a port; all else goes through that. */
export type CallGreeting = 'lectern-call'

/** What the app asks for. */
export type CallRequest =
  /** The only message that carries the key. */
  | { kind: 'start'; key: string; assistant: NarratorAssistant; volume: number }
  /** In place of whatever is being said. */
  | { kind: 'say'; text: string }
  | { kind: 'mute'; isMuted: boolean }
  /** From 0 to 1. */
  | { kind: 'volume'; volume: number }
  | { kind: 'end' }

/** What happens in the call. After `ended`, `error` or `blocked` nothing more comes. */
export type CallNews =
  /** The assistant is there and takes messages. */
  | { kind: 'listening' }
  /** How loud it is, from 0 to 1, ten times a second. */
  | { kind: 'level'; level: number }
  /** By how loud it is; silence counts after a second of it. */
  | { kind: 'speaking'; isSpeaking: boolean }
  /** The assistant's own word on when it begins and ends. */
  | { kind: 'turn'; isOn: boolean }
  /** So many more letters of the turn are heard now. */
  | { kind: 'letters'; count: number }
  /** So many words of the turn have been heard. */
  | { kind: 'words'; count: number }
  /** This is being heard, or has been. */
  | { kind: 'text'; text: string; isOver: boolean }
  | { kind: 'network'; isConnected: boolean }
  | { kind: 'ended'; reason: string }
  | { kind: 'error'; type: string; message: string; status: number | null }
  /** The browser does not let the sound out. */
  | { kind: 'blocked' }
