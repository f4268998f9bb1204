import { useState } from 'react'

import { describeTalkFailure, talkFileWords as words } from '#words/files/talk-files.ts'
import type { DeckSource } from '#workspace/files/deck-source.ts'
import { estimateSize } from '#workspace/files/estimate-size.ts'
import { keepFileFonts, readFileFonts } from '#workspace/files/export-settings.ts'
import { estimateTalkSize } from '#workspace/files/estimate-talk-size.ts'
import {
  describeTalkFormat,
  type TalkChoices,
  type TalkExportFormat,
} from '#workspace/files/talk-settings.ts'

import { useWorkspace } from '../workspace-context.ts'
import { chooseFile } from './choose-file.ts'
import type { ExportPart } from './export-part.ts'
import { TalkOptions } from './talk-options.tsx'
import { useDeckFacts } from './use-deck-facts.ts'
import { type TalkExportState, useTalkExport } from './use-talk-export.ts'
import { type TalkFacts, useTalkFacts } from './use-talk-facts.ts'

/** Films above this are written to the disk as they are made, where the browser can. */
const streamedBytes = 100_000_000
/** Before that, what is left is a guess that nobody should see. */
const knownShare = 0.05

/** The talk as a file; `format` is null while something else is chosen. */
export function useTalkPart(
  source: DeckSource | null,
  format: TalkExportFormat | null,
): ExportPart {
  const { clock, preferences } = useWorkspace()
  const [choices, setChoices] = useState<Required<TalkChoices>>(() => ({
    height: 720,
    shape: 'wide',
    captions: 'burned',
    fonts: readFileFonts(preferences),
  }))
  const [wanted, setWanted] = useState<string | null>(null)
  const found = useTalkFacts(source, format !== null)
  const talk = found && withRecorder(found, wanted)
  const deck = useDeckFacts(source)
  const { state, since, start, goBack } = useTalkExport(source)
  const chosen = format ?? 'mp4'
  const size =
    talk && deck
      ? estimateTalkSize(
          chosen,
          {
            seconds: talk.seconds,
            pageBytes: estimateSize('html', deck),
            pptxBytes: estimateSize('pptx', deck, { fonts: choices.fonts }),
            noteBytes: deck.noteBytes,
          },
          choices,
        )
      : null

  async function begin() {
    const { needs, ending, type } = describeTalkFormat(chosen)
    const isLong = needs === 'video' && (size ?? 0) > streamedBytes
    const disk = isLong ? await chooseFile({ ending, type, source }) : undefined
    // Whoever thinks better of it while they choose where it goes is back at the choice.
    if (disk === null) return
    const recorder = talk?.recorder?.id
    start({ format: chosen, choices, ...(recorder && { recorder }), ...(disk && { disk }) })
  }

  function change(changes: TalkChoices) {
    setChoices({ ...choices, ...changes })
    if (changes.fonts) keepFileFonts(preferences, changes.fonts)
  }

  return {
    state: showState(state, clock.now() - since),
    options: (
      <TalkOptions
        format={chosen}
        choices={choices}
        facts={talk}
        onChange={change}
        onRecorder={setWanted}
      />
    ),
    size: talk?.recorder ? size : null,
    label: {
      start: words.start(chosen),
      options: words.options(chosen),
      progress: words.progress(chosen),
    },
    sends: talk?.recorder?.voice.kind === 'cloud' ? 'notes' : 'nothing',
    start: talk?.recorder && talk.hasNotes ? () => void begin() : null,
    goBack,
  }
}

/** Somebody else of those who can, where that was asked for. */
function withRecorder(facts: TalkFacts, wanted: string | null): TalkFacts {
  const found = facts.recorders.find(({ id }) => id === wanted)
  return found ? { ...facts, recorder: { ...found, standsIn: false } } : facts
}

function showState(state: TalkExportState, passedMs: number): ExportPart['state'] {
  if (state.status === 'failed') return { status: 'failed', ...describeTalkFailure(state.failure) }
  if (state.status !== 'writing') return state
  const { progress } = state
  const { share } = progress
  const seconds = (passedMs / 1000) * (1 / Math.max(share, knownShare) - 1)
  return {
    status: 'writing',
    stage: words.stage(progress),
    share,
    left: share > knownShare ? words.timeLeft(seconds) : null,
  }
}
