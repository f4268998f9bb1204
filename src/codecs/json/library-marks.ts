/** Where a backup file goes on to its next part; between these two each picture has a line of its own. */
export const libraryMarks = {
  pictures: '\n],\n"pictures":{\n',
  damaged: '\n},\n"damaged":[\n',
} as const
