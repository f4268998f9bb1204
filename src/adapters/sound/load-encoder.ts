import { trustScript } from '#adapters/workers/trust-script.ts'

/** As WebAssembly: browsers that have encoders of their own differ in their delay. */
const encoders = {
  /** FFmpeg's. */
  aac: async () => (await import('@mediabunny/aac-encoder')).registerAacEncoder,
  /** LAME. */
  mp3: async () => (await import('@mediabunny/mp3-encoder')).registerMp3Encoder,
}

const loading = new Map<keyof typeof encoders, Promise<void>>()

export function loadEncoder(codec: keyof typeof encoders): Promise<void> {
  forgetWorkerOfNode()
  const loaded = loading.get(codec) ?? load(codec)
  loading.set(codec, loaded)
  return loaded
}

/**
 * The voice puts Node's own worker among the globals, where the encoder takes it for a browser's, which
 * is started by an address. Without it, the encoder starts its worker as Node wants it.
 */
function forgetWorkerOfNode(): void {
  if ('process' in globalThis && 'Worker' in globalThis)
    Reflect.deleteProperty(globalThis, 'Worker')
}

async function load(codec: keyof typeof encoders): Promise<void> {
  const register = await encoders[codec]()
  trustWorkers()
  register()
}

/**
 * They start their workers by an address that is plain text, which our policy does not take, and have no
 * way to be given another. Here, where nothing but files is written, such addresses are looked at and
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
