import { trustScript } from './trust-script.ts'

export const createWorker = (url: string, name = ''): Worker =>
  new Worker(trustScript(url), { type: 'module', name })
