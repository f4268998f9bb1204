/** Whoever made the link made what is in it: a few bytes can be packed to unfold without end. */
export const maxUnpackedBytes = 100 * 1024 * 1024
