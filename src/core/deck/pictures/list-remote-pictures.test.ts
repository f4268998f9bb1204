import { expect, test } from 'vitest'

import { listRemotePictures } from './list-remote-pictures.ts'

test('DK9 pictures of other websites are listed, each once; stored and inline ones are not', () => {
  const pictures = [
    'https://a.example/1.png',
    'asset:one',
    'data:image/png;base64,AAAA',
    'HTTP://b.example/2.png',
    'https://a.example/1.png',
  ]
  expect(
    listRemotePictures({ slides: [{}, ...pictures.map((imageUrl) => ({ imageUrl }))] }),
  ).toEqual(['https://a.example/1.png', 'HTTP://b.example/2.png'])
})
