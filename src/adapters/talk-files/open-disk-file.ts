import type { StreamTargetChunk } from 'mediabunny'

type DiskFile = {
  /** For who writes it piece by piece. */
  pieces: WritableStream<StreamTargetChunk>
  /** From here on it is on the disk. */
  keep(): Promise<void>
  /** Nothing of it is. */
  drop(): Promise<void>
}

/**
 * A file that is on a disk once it is whole, and not before: who makes films closes also what it has
 * to give up, and the half of a film would look like all of it.
 */
export async function openDiskFile(
  disk: FileSystemFileHandle,
  changeFirst: (piece: Uint8Array) => void = () => {},
): Promise<DiskFile> {
  const writer = (await disk.createWritable()).getWriter()
  return {
    pieces: new WritableStream<StreamTargetChunk>({
      async write(chunk) {
        if (chunk.position === 0) changeFirst(chunk.data)
        await writer.write(chunk)
      },
    }),
    keep: () => writer.close(),
    // One that failed by itself is gone already.
    drop: () => writer.abort().catch(() => {}),
  }
}
