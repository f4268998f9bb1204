import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { Tensor } from 'onnxruntime-web/wasm'

import { type OnnxSession, openOnnxSession } from '#adapters/voices/device/onnx-session.ts'
import { sayText } from '#core/narration/reading/say-text.ts'
import { fail, ok, type Result } from '#core/result.ts'

import { inProject } from '../../scripts/project-root.mjs'
import { findPeerProblem } from '../peers/install-peers.mjs'
import { heardRate } from './write-wav.ts'

/** A second judge, made of a network where the first one is made of rules; it hears English only. */
export type Moonshine = { hear(samples: Float32Array): Promise<string[]> }

const packages = inProject('bench', 'voice', 'ears', 'node_modules')
/** Of the smallest of its models, which is in the package. */
const shape = { layers: 6, heads: 8, width: 36 }
const tokens = { start: 1, end: 2 }
/** Nobody says more than that in a second. */
const tokensPerSecond = 6

/** @returns the reason where it cannot be had */
export async function findMoonshine(): Promise<Result<Moonshine, string>> {
  const problem = findPeerProblem('../voice/ears')
  if (problem !== null) return fail(problem)
  // Its own script is one for browsers; the networks stand beside it.
  const folder = join(packages, '@moonshine-ai/moonshine-js/dist/model/tiny/quantized')
  const open = (name: string) => openOnnxSession(readFileSync(join(folder, name)))
  const encoder = await open('encoder_model.onnx')
  const decoder = await open('decoder_model_merged.onnx')
  const { default: tokenizer } = await import(
    pathToFileURL(join(packages, 'llama-tokenizer-js/llama-tokenizer.js')).href
  )

  return ok({
    async hear(samples) {
      const encoded = await encoder.run({
        input_values: new Tensor('float32', samples, [1, samples.length]),
      })
      const states = encoded['last_hidden_state']
      if (!states) throw new TypeError('The ear gave no states')
      const said = await decode(decoder, states, (samples.length / heardRate) * tokensPerSecond)
      const text: unknown = tokenizer.decode(said)
      // It writes numbers as digits, and everything as a sentence.
      return sayText(String(text)).flatMap((word) => word.said.map((one) => one.toLowerCase()))
    },
  })
}

/** Word by word, always the likeliest. */
async function decode(decoder: OnnxSession, states: Tensor, most: number): Promise<number[]> {
  const said = [tokens.start]
  let memory = startMemory()
  for (let step = 0; step < most; step++) {
    const answer = await decoder.run({
      input_ids: new Tensor('int64', [BigInt(said.at(-1) ?? 0)], [1, 1]),
      encoder_hidden_states: states,
      use_cache_branch: new Tensor('bool', [step > 0], [1]),
      ...memory,
    })
    const next = findLargest(answer['logits']?.data)
    if (next === tokens.end) break
    said.push(next)
    memory = Object.fromEntries(
      Object.entries(memory).map(([name, before]) => {
        const present = answer[name.replace('past_key_values', 'present')]
        // What was heard does not change after the first step, and is not given again.
        return [name, present && (step === 0 || name.includes('decoder')) ? present : before]
      }),
    )
  }
  return said
}

const startMemory = (): Record<string, Tensor> =>
  Object.fromEntries(
    Array.from({ length: shape.layers }, (_, layer) => layer).flatMap((layer) =>
      ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'].map((part) => [
        `past_key_values.${layer}.${part}`,
        new Tensor('float32', [], [0, shape.heads, 1, shape.width]),
      ]),
    ),
  )

function findLargest(values: Tensor['data'] | undefined): number {
  if (!(values instanceof Float32Array)) throw new TypeError('The ear gave no numbers')
  return values.reduce((best, value, at) => (value > (values[best] ?? 0) ? at : best), 0)
}
