import type { Computing } from './onnx-session.ts'

/** The engine that computes on the graphics processor: another one, fetched by who tries it. */
export const loadGraphicsEngine = async (): Promise<Computing> => ({
  engine: await import('onnxruntime-web/webgpu'),
  provider: 'webgpu',
})
