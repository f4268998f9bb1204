import { join } from 'node:path'

import { build } from 'vite'

import type { Peer } from './peer.ts'

const root = join(import.meta.dirname, '../..')

/** Our writer as it is shipped: what runs TypeScript in place wraps every function to keep its name. */
export async function loadLectern(): Promise<Peer> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: 'bench/export/lectern.ts',
      target: 'node20',
      // Beside `node_modules`, where fonts are looked for.
      outDir: 'dist-test',
      emptyOutDir: false,
    },
  })
  const { lectern }: typeof import('./lectern.ts') = await import(
    join(root, 'dist-test/lectern.js')
  )
  return lectern
}
