import { cutStoredDeck } from '#core/deck/stored/stored-deck.ts'
import { ok, type Result } from '#core/result.ts'

import type { Database, DatabaseFailure } from './database.ts'
import type { ContentRow } from './database-schema.ts'
import { noteContent } from './stored-rows.ts'

/** Undefined: there is none. */
export type FoundContent = Result<ContentRow | undefined, DatabaseFailure>

/**
 * For a content that is large, or of which nobody has noted yet whether it is: as much of it as is
 * read at all. To get a row out of the database is what takes long, so this runs in a worker.
 */
export async function readUnnotedContent(database: Database, id: string): Promise<FoundContent> {
  // In the transaction that read it, so that it is never noted what another tab has replaced.
  const noted = await database.write(['records', 'contents'], async (transaction) => {
    const row = await transaction.objectStore('contents').get(id)
    const records = transaction.objectStore('records')
    const record = await records.get(id)
    if (row && record && !record.content)
      await records.put({ ...record, content: noteContent(row) })
    return ok(row && cutRow(row))
  })
  // A full disk takes no notes.
  return noted.ok ? noted : readCut(database, id)
}

const readCut = (database: Database, id: string): Promise<FoundContent> =>
  database.read(['contents'], async (transaction) => {
    const row = await transaction.objectStore('contents').get(id)
    return ok(row && cutRow(row))
  })

/** The document beside a deck that is cut is that of all of it, and nobody opens it. */
function cutRow(row: ContentRow): ContentRow {
  const stored = cutStoredDeck(row.stored)
  return stored === row.stored ? row : { id: row.id, revision: row.revision, stored }
}
