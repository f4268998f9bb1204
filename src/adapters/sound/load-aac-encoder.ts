import { trustScript } from '#adapters/workers/trust-script.ts'

let loading: Promise<void> | null = null

/** FFmpeg's encoder of AAC as WebAssembly: browsers that have one of their own differ in its delay. */
export async function loadAacEncoder(): Promise<void> {
  forgetWorkerOfNode()
  loading ??= load()
  return loading
}

/**
 * The voice puts Node's own worker among the globals, where the encoder takes it for a browser's, which
 * is started by an address. Without it, the encoder starts its worker as Node wants it.
 */
function forgetWorkerOfNode(): void {
  if ('process' in globalThis && 'Worker' in globalThis)
    Reflect.deleteProperty(globalThis, 'Worker')
}

async function load(): Promise<void> {
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder')
  trustWorkers()
  registerAacEncoder()
}

/**
 * It starts its worker by an address that is plain text, which our policy does not take, and has no way
 * to be given another. Here, where nothing but files is written, such addresses are looked at and
 * taken, as long as they are our own.
 */
function trustWorkers(): void {
  if (globalThis.trustedTypes === undefined) return
  const Plain = globalThis.Worker
  globalThis.Worker = class extends Plain {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(trustScript(String(address)), options)
    }
  }
}
