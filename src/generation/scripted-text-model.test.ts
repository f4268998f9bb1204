import { describeTextModel } from '#ports/models/text-model.contract.ts'

import { createScriptedTextModel } from '../../test/fakes/scripted-text-model.ts'

describeTextModel(
  'scripted',
  async () => {
    const model = createScriptedTextModel()
    return {
      model,
      play: model.play,
      wasLeft: () => model.left,
      close: () => Promise.resolve(),
    }
  },
  { refusals: { 'bad-key': 'bad-key', 'rate-limited': 'rate-limited' }, cannot: ['stall'] },
)
