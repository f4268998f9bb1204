import { useState } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { changeSlide } from '#core/edit/change-slide.ts'
import type { DeckView } from '#core/edit/deck-view.ts'
import { insertSlides } from '#core/edit/slides/insert-slides.ts'
import { rewriteSlide, saysTheSame } from '#core/edit/rewrite-slide.ts'
import { findReplyForm, type ReplyFormName } from '#core/outline/reply/reply-forms.ts'
import { findFormOfSlide } from '#core/outline/reply/write-reply-slide.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { HiddenText } from '#ui/hidden-text.tsx'
import { aiWords as words } from '#words/editor/ai.ts'
import { appWords } from '#words/app.ts'
import { providerNames } from '#words/services/provider-names.ts'
import { createId } from '#workspace/create-id.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { Proposal } from '#workspace/generation/propose-edit.ts'
import type { SlideTask } from '#workspace/generation/slide-task.ts'

import { useHeldSlide } from '../deck/use-held-slide.ts'
import { useWorkspace } from '../workspace-context.ts'
import { AskFailure } from './ask-failure.tsx'
import { BeforeAfter } from './before-after.tsx'
import { FormChoice } from './form-choice.tsx'
import styles from './improve-dialog.module.css'
import { nameForm } from './shown-forms.ts'
import { TitleChoice } from './title-choice.tsx'
import { useProposal } from './use-proposal.ts'
import { InstructionForm } from './instruction-form.tsx'

export type ImproveDialogProps = { openDeck: OpenDeck; task: SlideTask; onClose: () => void }

/** For the slide that was current when it opened. Nothing reaches the deck before it is applied. */
export function ImproveDialog(props: ImproveDialogProps) {
  const held = useHeldSlide(props.openDeck, props.onClose)
  return held && <Improve {...props} {...held} />
}

const formId = 'instruction'

type ImproveProps = ImproveDialogProps & { slide: Slide; place: number }

function Improve({ openDeck, task, onClose, slide, place }: ImproveProps) {
  const { models } = useWorkspace()
  const service = useStore(models.state, ({ provider }) => providerNames[provider])
  const { asking, instruction, ask, again, stop, instructAgain } = useProposal(
    openDeck,
    slide,
    task,
    onClose,
  )
  const proposal = asking.status === 'proposed' ? asking.proposal : null
  const [title, setTitle] = useState<string | null>(null)
  const titles = proposal?.kind === 'titles' ? proposal.titles : null
  const chosen = titles?.find((one) => one === title) ?? titles?.[0]
  const proposed = proposal && readSlide(proposal, { ...slide, ...(chosen && { title: chosen }) })
  const isUnchanged = proposal?.kind === 'changed' && saysTheSame(slide, proposal.slide)

  const at = { place, count: useStore(openDeck.state, (state) => state.deck.slides.length) }
  const otherForm =
    task === 'show-as' &&
    proposed &&
    !isUnchanged &&
    describeOtherForm(instruction, findFormOfSlide(proposed, at))

  function apply() {
    if (!proposal || !proposed) return
    if (proposal.kind === 'new')
      openDeck.edit((view) =>
        insertSlides({ ...view, current: place }, [proposed], () => createId('slide')),
      )
    else openDeck.edit((view) => takeOver(view, task, proposed))
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.headings[task]}
      description={words.explanations[task]}
      closeLabel={appWords.close}
      size={asking.status === 'instructing' || asking.status === 'failed' ? 'm' : 'xl'}
      aside={
        instructAgain &&
        asking.status !== 'instructing' && (
          <Button variant="ghost" onClick={instructAgain}>
            {words.change}
          </Button>
        )
      }
      actions={
        <>
          {asking.status === 'asking' ? (
            <Button data-initial-focus onClick={stop}>
              {words.stop}
            </Button>
          ) : (
            <Button onClick={onClose}>{appWords.cancel}</Button>
          )}
          {asking.status === 'instructing' && task !== 'show-as' && (
            <Button variant="primary" type="submit" form={formId}>
              {task === 'add' ? words.write : words.translate}
            </Button>
          )}
          {proposal && (
            <>
              <Button onClick={again}>{words.again}</Button>
              <Button variant="primary" disabled={isUnchanged} onClick={apply}>
                {words.apply[proposal.kind]}
              </Button>
            </>
          )}
        </>
      }
    >
      {asking.status === 'instructing' && task === 'show-as' ? (
        <FormChoice present={findFormOfSlide(slide, at)} onChoose={ask} />
      ) : asking.status === 'instructing' ? (
        <InstructionForm formId={formId} task={task} instruction={instruction} onAsk={ask} />
      ) : (
        <div className={styles.content}>
          {asking.status === 'failed' && (
            <AskFailure
              failure={asking.failure}
              service={service}
              retryAt={asking.retryAt}
              onRetry={again}
            />
          )}
          <output className={styles.status}>
            {asking.status === 'asking' && words.writing(service)}
            {isUnchanged && words.same}
            {otherForm}
            {proposal && !isUnchanged && !otherForm && <HiddenText>{words.ready}</HiddenText>}
          </output>
          {titles && chosen && <TitleChoice titles={titles} value={chosen} onChange={setTitle} />}
          {asking.status !== 'failed' && (
            <BeforeAfter
              openDeck={openDeck}
              task={task}
              before={slide}
              after={proposed}
              place={place}
              waiting={asking.status === 'asking'}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

/** A form that the words do not make is not forced upon them, and that is said. */
function describeOtherForm(wanted: string, shown: ReplyFormName): string | null {
  const form = findReplyForm(wanted)
  return form && nameForm(form) !== nameForm(shown)
    ? words.otherForm(nameForm(form), nameForm(shown))
    : null
}

const readSlide = (proposal: Proposal, titled: Slide): Slide =>
  proposal.kind === 'titles' ? titled : proposal.slide

/** What another tab has typed into the other fields meanwhile stays. */
function takeOver(view: DeckView, task: SlideTask, { id, title, notes, ...rest }: Slide): DeckView {
  if (task === 'notes') return changeSlide(view, id, { notes })
  if (task === 'titles') return changeSlide(view, id, { title })
  return rewriteSlide(view, { id, title, notes, ...rest })
}
