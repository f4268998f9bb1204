/** Shares as they came from the server: without the key in its link, one says nothing. */
export const watchedSharesCacheName = 'lectern-shares'
