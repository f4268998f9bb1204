import { integers, numbers, openOnnxSession, readNumbers } from '../device/onnx-session.ts'
import type { RunModel } from './piper-synthesizer.ts'

/** How much the melody and the rhythm vary, as the model's makers advise. */
const noise = { sound: 0.667, rhythm: 0.8 }

export async function createPiperModel(
  ...given: Parameters<typeof openOnnxSession>
): Promise<RunModel> {
  const session = await openOnnxSession(...given)
  return async ({ ids, speaker, lengthScale }) => {
    const answer = await session.run({
      input: integers(ids, [1, ids.length]),
      input_lengths: integers([ids.length], [1]),
      scales: numbers([noise.sound, lengthScale, noise.rhythm], [3]),
      sid: integers([speaker], [1]),
    })
    return {
      sound: readNumbers(answer['output']),
      durations: readNumbers(answer['/Ceil_output_0']),
    }
  }
}
