import { trustScript } from './trust-script.ts'

export const createWorker = (url: string): Worker =>
  new Worker(trustScript(url), { type: 'module' })
