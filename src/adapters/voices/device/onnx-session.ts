import * as processorEngine from 'onnxruntime-web/wasm'

/** A build of the engine; each takes tensors of its own alone. */
export type OnnxEngine = Pick<typeof processorEngine, 'env' | 'InferenceSession' | 'Tensor'>

type Input =
  | { type: 'int64'; data: BigInt64Array; shape: number[] }
  | { type: 'float32'; data: Float32Array; shape: number[] }

export type OnnxSession = {
  /** What another answer held may be given on as it is. */
  run(
    inputs: Record<string, Input | processorEngine.Tensor>,
  ): Promise<Record<string, processorEngine.Tensor>>
}

export type Computing = { engine: OnnxEngine; provider: 'wasm' | 'webgpu' }

/**
 * Starts a model. One thread: more of them need a page that is isolated from every other origin,
 * and a second script that the page's policy does not let in.
 */
export async function openOnnxSession(
  model: Uint8Array,
  runtime?: WebAssembly.Module,
  { engine, provider }: Computing = { engine: processorEngine, provider: 'wasm' },
): Promise<OnnxSession> {
  const { env, InferenceSession, Tensor } = engine
  env.wasm.numThreads = 1
  const create = () =>
    InferenceSession.create(model, {
      executionProviders: [provider],
      graphOptimizationLevel: 'all',
      // Its weights are small numbers only in the file; computing with them would be slower.
      extra: { session: { disable_quant_qdq: '1' } },
    })
  const session = await (runtime ? withCompiled(env, runtime, create) : create())
  return {
    run: (inputs) =>
      session.run(
        Object.fromEntries(
          Object.entries(inputs).map(([name, input]) => [name, makeTensor(Tensor, input)]),
        ),
      ),
  }
}

function makeTensor(
  Tensor: OnnxEngine['Tensor'],
  input: Input | processorEngine.Tensor,
): processorEngine.Tensor {
  if (!('shape' in input)) return input
  return input.type === 'int64'
    ? new Tensor(input.type, input.data, input.shape)
    : new Tensor(input.type, input.data, input.shape)
}

/**
 * The engine's script takes its code as bytes, or as an address that it fetches itself; there is no
 * way to hand it what is compiled already. So while it starts, what it wants to have compiled is
 * answered with that.
 */
async function withCompiled<T>(
  env: OnnxEngine['env'],
  module: WebAssembly.Module,
  start: () => Promise<T>,
): Promise<T> {
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

export const integers = (values: readonly number[], shape: number[]): Input => ({
  type: 'int64',
  data: BigInt64Array.from(values, BigInt),
  shape,
})

export const numbers = (values: Float32Array | readonly number[], shape: number[]): Input => ({
  type: 'float32',
  data: Float32Array.from(values),
  shape,
})

export function readNumbers(tensor: processorEngine.Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new TypeError('The model gave no numbers')
  return tensor.data
}
