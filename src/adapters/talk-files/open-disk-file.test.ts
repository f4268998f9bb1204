import { expect, test } from 'vitest'

import { makeDiskFile } from '../../../test/fixtures/files/disk-file.ts'
import { openDiskFile } from './open-disk-file.ts'

const piece = (position: number, text: string) => ({
  type: 'write' as const,
  position,
  data: new TextEncoder().encode(text),
})

test('TF11 what a muxer closes is not on the disk until it is kept', async () => {
  const { disk, read } = makeDiskFile('Old')
  const file = await openDiskFile(disk)
  const writer = file.pieces.getWriter()
  await writer.write(piece(0, 'half of '))
  await writer.close()
  expect(read()).toBe('Old')
  await file.drop()
  expect(read()).toBe('Old')
})

test('TF11 what is kept is there, with what was changed in its first piece', async () => {
  const { disk, read } = makeDiskFile()
  const file = await openDiskFile(disk, (first) => first.set(new TextEncoder().encode('A')))
  const writer = file.pieces.getWriter()
  await writer.write(piece(0, 'a film, '))
  await writer.write(piece(8, 'whole'))
  await writer.close()
  await file.keep()
  expect(read()).toBe('A film, whole')
})

test('TF11 a full disk is told by its name, and nothing is there', async () => {
  const { disk, read } = makeDiskFile('', { room: 10 })
  const file = await openDiskFile(disk)
  const writer = file.pieces.getWriter()
  await writer.write(piece(0, 'short'))
  await expect(writer.write(piece(5, 'too long for it'))).rejects.toMatchObject({
    name: 'QuotaExceededError',
  })
  await file.drop()
  expect(read()).toBe('')
})
