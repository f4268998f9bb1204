import type { DBSchema, IDBPDatabase } from 'idb'

import type { StoredPicture } from './stored-picture.ts'

/**
 * Rows keep what the database itself must see (keys, owners, times, references) beside the stored
 * value, which stays opaque here: only its own reader in core knows whether it is sound.
 */
export type RecordRow = {
  id: string
  user_id: string
  updated_at: string
  /** Hashes of the pictures that must stay while this row exists. */
  assets: readonly string[]
  /** Set while it waits in the trash; rows without it are not in the index. */
  trashed_at?: string
  /** Older versions did not note it. */
  content?: ContentNote
  stored: unknown
}

/** What is to be known of a content before it is read. */
export type ContentNote = {
  revision: number
  /** More is stored than reading takes in, so much perhaps that it would hold the page up. */
  isLarge: boolean
}

export type ContentRow = {
  id: string
  revision: number
  stored: unknown
  document?: Uint8Array<ArrayBuffer>
}

/** What could not be read, exactly as it was found. */
export type QuarantineRow = {
  id: string
  /** Empty when the damage took the owner with it. */
  user_id: string
  title: string
  assets: readonly string[]
  record: unknown
  content: unknown
}

export type ProfileRow = {
  id: string
  usernameKey: string
  emailKey: string
  user: unknown
}

/** Spoken text, to be heard again at once. It may go at any time. */
export type SpeechRow = {
  /** Sixteen bits are as many as anybody hears, and half the room. */
  samples: Int16Array<ArrayBuffer>
  sampleRate: number
  words: { from: number; to: number; start: number; end: number }[]
  bytes: number
  used_at: number
}

export interface DatabaseSchema extends DBSchema {
  records: {
    key: string
    value: RecordRow
    indexes: {
      'by-owner': [user_id: string, updated_at: string]
      'by-asset': string
      'by-trash-time': string
    }
  }
  contents: { key: string; value: ContentRow }
  /** Key: SHA-256 of the bytes, in hex. */
  assets: { key: string; value: StoredPicture }
  quarantine: {
    key: string
    value: QuarantineRow
    /** The title is in the key so that listing never loads the damaged content itself. */
    indexes: { 'by-owner': [user_id: string, title: string]; 'by-asset': string }
  }
  profiles: {
    key: string
    value: ProfileRow
    indexes: { 'by-username': string; 'by-email': string }
  }
  /** Key-value: who is signed in. */
  session: { key: string; value: unknown }
  /** Key-value: belongs to the vault, opaque to everyone else. */
  vault: { key: string; value: unknown }
  /** Key: hash of what was to be said, and by whom. */
  speech: {
    key: string
    value: SpeechRow
    /** The size is in the key so that counting never loads the sound itself. */
    indexes: { 'by-use': [used_at: number, bytes: number] }
  }
  /** What was shared by a link, and how to take it back. */
  shares: { key: string; value: unknown }
}

export const databaseVersion = 3

/** Brings a database of any older version to this one, step by step. */
export function upgradeDatabase(database: IDBPDatabase<DatabaseSchema>, oldVersion: number): void {
  if (oldVersion < 1) {
    const records = database.createObjectStore('records', { keyPath: 'id' })
    records.createIndex('by-owner', ['user_id', 'updated_at'])
    records.createIndex('by-asset', 'assets', { multiEntry: true })
    records.createIndex('by-trash-time', 'trashed_at')
    database.createObjectStore('contents', { keyPath: 'id' })
    database.createObjectStore('assets')
    const quarantine = database.createObjectStore('quarantine', { keyPath: 'id' })
    quarantine.createIndex('by-owner', ['user_id', 'title'])
    quarantine.createIndex('by-asset', 'assets', { multiEntry: true })
    const profiles = database.createObjectStore('profiles', { keyPath: 'id' })
    profiles.createIndex('by-username', 'usernameKey', { unique: true })
    profiles.createIndex('by-email', 'emailKey', { unique: true })
    database.createObjectStore('session')
    database.createObjectStore('vault')
  }
  if (oldVersion < 2) {
    const speech = database.createObjectStore('speech')
    speech.createIndex('by-use', ['used_at', 'bytes'])
  }
  if (oldVersion < 3) database.createObjectStore('shares', { keyPath: 'id' })
}
