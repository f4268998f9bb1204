import type { Picture } from '#ports/storage/deck-store.ts'

/**
 * A blob, which browsers leave on disk until it is looked at; or its bytes, because Safari refuses
 * every blob in a private window, and with it all else that the transaction would have saved.
 */
export type StoredPicture = Blob | { type: string; bytes: ArrayBuffer }

export type PictureToStore = { hash: string; stored: StoredPicture }

export const asBlob = ({ hash, blob }: Picture): PictureToStore => ({ hash, stored: blob })

export const asBytes = async ({ hash, blob }: Picture): Promise<PictureToStore> => ({
  hash,
  stored: { type: blob.type, bytes: await blob.arrayBuffer() },
})

export const readStoredPicture = (stored: StoredPicture): Blob =>
  stored instanceof Blob ? stored : new Blob([stored.bytes], { type: stored.type })
