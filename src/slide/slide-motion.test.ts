import { expect, test } from 'vitest'

import { writeMotionStyle } from '#core/show/write-motion-style.ts'

const heading = '/* Made of core/show/slide-motion by `npx vitest run src/slide -u`. */'

test('MO3 the style sheet of the page is made of the one description', async () => {
  const layered = writeMotionStyle().replaceAll(/^(?=.)/gmu, '  ')
  await expect(`${heading}\n@layer slide {\n${layered}\n}\n`).toMatchFileSnapshot(
    './slide-motion.css',
  )
})
