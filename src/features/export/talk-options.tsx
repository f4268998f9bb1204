import { SelectField } from '#ui/fields/field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { talkFileWords as words } from '#words/files/talk-files.ts'
import {
  describeTalkFormat,
  filmShapes,
  type TalkChoices,
  type TalkExportFormat,
  videoCaptions,
  videoHeights,
} from '#workspace/files/talk-settings.ts'

import styles from './export-dialog.module.css'
import { FontOptions } from './font-options.tsx'
import { Labelled } from './labelled.tsx'
import type { TalkFacts } from './use-talk-facts.ts'

type TalkOptionsProps = {
  format: TalkExportFormat
  choices: Required<TalkChoices>
  /** Null until it is known. */
  facts: TalkFacts | null
  onChange: (changes: TalkChoices) => void
  onRecorder: (id: string) => void
}

/** What can be chosen about a talk as a file, who speaks it, and how long it is. */
export function TalkOptions({ format, choices, facts, onChange, onRecorder }: TalkOptionsProps) {
  const { needs } = describeTalkFormat(format)
  return (
    <div className={styles.options}>
      {needs === 'video' && (
        <>
          <Labelled label={words.shape}>
            <Segmented
              label={words.shape}
              value={choices.shape}
              options={filmShapes.map((value) => ({ value, label: words.shapes[value] }))}
              onChange={(shape) => onChange({ shape })}
            />
          </Labelled>
          {choices.shape !== 'wide' && <p className={styles.hint}>{words.shapeHint}</p>}
          <Labelled label={words.height}>
            <Segmented
              label={words.height}
              value={String(choices.height)}
              options={videoHeights.map((height) => ({
                value: String(height),
                label: words.heights[height],
              }))}
              onChange={(value) => {
                const height = videoHeights.find((one) => String(one) === value)
                if (height) onChange({ height })
              }}
            />
          </Labelled>
          <Labelled label={words.captions}>
            <Segmented
              label={words.captions}
              value={choices.captions}
              options={videoCaptions.map((value) => ({ value, label: words.captionKinds[value] }))}
              onChange={(captions) => onChange({ captions })}
            />
          </Labelled>
        </>
      )}
      {needs === 'slides' && (
        <FontOptions fonts={choices.fonts} onChange={(fonts) => onChange({ fonts })} />
      )}
      {facts?.hasNotes && facts.recorders.length > (facts.recorder ? 1 : 0) && (
        <SelectField
          label={words.speaker}
          value={facts.recorder?.id ?? ''}
          onChange={({ target }) => onRecorder(target.value)}
        >
          {/* A service is never chosen by itself. */}
          {!facts.recorder && <option value="">{words.chooseSpeaker}</option>}
          {facts.recorders.map(({ id, speaker, voice }) => (
            <option key={id} value={id}>
              {words.offer(speaker.name, voice)}
            </option>
          ))}
        </SelectField>
      )}
      {facts && <p className={styles.hint}>{describeVoice(facts)}</p>}
      {facts?.recorder && <p className={styles.hint}>{words.length(facts.seconds / 60)}</p>}
    </div>
  )
}

function describeVoice({ recorder, recorders, hasNotes, letters }: TalkFacts): string {
  if (!hasNotes) return words.noNotes
  if (!recorder) return recorders.length > 0 ? words.onlyServices : words.noVoice
  const { speaker, standsIn, voice } = recorder
  return [
    standsIn ? words.standsIn(speaker.name) : words.voice(speaker.name),
    voice.kind === 'cloud' && words.sent(letters),
  ]
    .filter(Boolean)
    .join(' ')
}
