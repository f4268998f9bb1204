import { integers, numbers, openOnnxSession, readNumbers } from '../device/onnx-session.ts'
import type { RunModel } from './kokoro-synthesizer.ts'

export async function createKokoroModel(
  ...given: Parameters<typeof openOnnxSession>
): Promise<RunModel> {
  const session = await openOnnxSession(...given)
  return async ({ ids, style, speed }) => {
    const answer = await session.run({
      input_ids: integers(ids, [1, ids.length]),
      style: numbers(style, [1, style.length]),
      speed: numbers([speed], [1]),
    })
    return { sound: readNumbers(answer['waveform']), durations: readNumbers(answer['durations']) }
  }
}
