import type { Result } from '#core/result.ts'

/** Asks another website for a picture. Many let a page show theirs but not keep a copy. */
export type CopyRemotePicture = (url: string) => Promise<Result<Blob, { code: 'refused' }>>
