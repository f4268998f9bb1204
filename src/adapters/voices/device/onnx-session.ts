import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'

/**
 * Starts a model. One thread: more of them need a page that is isolated from every other origin,
 * and a second script that the page's policy does not let in.
 */
export async function openOnnxSession(
  model: Uint8Array,
  runtime?: WebAssembly.Module,
): Promise<InferenceSession> {
  env.wasm.numThreads = 1
  const create = () =>
    InferenceSession.create(model, {
      executionProviders: ['wasm'],
      graphOptimizationLevel: 'all',
      // Its weights are small numbers only in the file; computing with them would be slower.
      extra: { session: { disable_quant_qdq: '1' } },
    })
  return runtime ? withCompiled(runtime, create) : create()
}

/**
 * The engine's script takes its code as bytes, or as an address that it fetches itself; there is no
 * way to hand it what is compiled already. So while it starts, what it wants to have compiled is
 * answered with that.
 */
async function withCompiled<T>(module: WebAssembly.Module, start: () => Promise<T>): Promise<T> {
  const { instantiate } = WebAssembly
  env.wasm.wasmBinary = new ArrayBuffer(0)
  const answer = async (_: unknown, imports?: WebAssembly.Imports) => ({
    module,
    instance: await instantiate(module, imports),
  })
  // It has another answer for what is compiled already, for which nobody asks here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  WebAssembly.instantiate = answer as unknown as typeof instantiate
  try {
    return await start()
  } finally {
    WebAssembly.instantiate = instantiate
  }
}

export const integers = (values: readonly number[], shape: number[]): Tensor =>
  new Tensor('int64', BigInt64Array.from(values, BigInt), shape)

export const numbers = (values: Float32Array | readonly number[], shape: number[]): Tensor =>
  new Tensor('float32', values, shape)

export function readNumbers(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new TypeError('The model gave no numbers')
  return tensor.data
}
