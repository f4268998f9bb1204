import { useState } from 'react'

import { isLoopbackName } from '#core/is-loopback-name.ts'
import { fail, ok } from '#core/result.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Fold } from '#ui/fold.tsx'
import { ProgressBar } from '#ui/notices/progress-bar.tsx'
import { saveFile } from '#ui/save-file.ts'
import { appWords } from '#words/app.ts'
import { shareWords } from '#words/shares/share.ts'
import type { ShareCall, Shares, ShareTerms } from '#workspace/shares/shares.ts'

import { MissingDialog } from '../missing-part.tsx'
import { CarriedNote } from './carried-note.tsx'
import { FileInstead } from './file-instead.tsx'
import { MadeFile } from './made-file.tsx'
import { MadeLink } from './made-link.tsx'
import type { MadeShare } from './made-share.ts'
import styles from './share-dialog.module.css'
import { ShareForm, usualTerms } from './share-form.tsx'
import { ShareList } from './share-list.tsx'
import { useCarriedSize } from './use-carried-size.ts'
import { type Make, useMaking } from './use-making.ts'
import { useShares } from './use-shares.ts'
import { writeCarriedLink, writeLink } from './write-link.ts'

const words = shareWords.dialog
const formId = 'share-form'

type ShareDialogProps = { deckId: string; onClose: () => void }

/** Lets others watch a presentation, and lists the links there are. */
export function ShareDialog({ deckId, onClose }: ShareDialogProps) {
  const { shares, missing, place, isFirst } = useShares(deckId)
  const [terms, setTerms] = useState(usualTerms)
  const [round, setRound] = useState(0)
  const isCarried = place === 'absent' || place === 'unreachable'
  const parcel = useCarriedSize(isCarried ? shares?.carried : undefined, deckId, terms)
  const isFile =
    isCarried && ((parcel?.ok === true && parcel.value.as === 'file') || terms.withVoice)
  const isReady = place !== null && (!isCarried || parcel !== null)
  const way = isCarried ? (isFile ? makeFile : makeLink) : keep
  const make: Make | null =
    shares && isReady ? (wanted, call) => way(shares, deckId, wanted, call) : null
  // Nobody asked for a file among their downloads, or for another way because a server rests.
  const isAtOnce = isFirst && !isFile && place !== 'unreachable'
  const making = useMaking(shares, make, isAtOnce ? usualTerms : null)
  const { made, busy, problem, spoken } = making

  /** A password belongs to one link: the next must not get it unseen. */
  function startAgain() {
    making.setMade(null)
    setTerms((now) => ({ ...now, password: '' }))
    setRound((now) => now + 1)
  }

  if (missing) return <MissingDialog missing={missing} onClose={onClose} />
  const create = (
    <Button
      variant={made ? 'secondary' : 'primary'}
      type="submit"
      form={formId}
      busy={busy || !make}
    >
      {isFile ? shareWords.carried.createFile : made ? words.another : words.create}
    </Button>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={isCarried ? shareWords.carried.description : words.description}
      closeLabel={appWords.close}
      actions={
        made ? (
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{appWords.cancel}</Button>
            {create}
          </>
        )
      }
    >
      <div className={styles.body}>
        {made?.as === 'link' && (
          <MadeLink key={made.link} link={made.link} leftOut={made.leftOut}>
            {isCarried && shares && (
              <FileInstead
                make={(call) => makeFile(shares, deckId, terms, call)}
                onMade={making.setMade}
              />
            )}
          </MadeLink>
        )}
        {made?.as === 'file' && <MadeFile file={made.file} />}
        {busy && (
          <div>
            <output>{spoken ? words.speaking(spoken.slide) : words.making}</output>
            {spoken && <ProgressBar label={words.speaking(spoken.slide)} share={spoken.share} />}
          </div>
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {isCarried && (
          <CarriedNote
            place={place}
            parcel={parcel}
            onLookAgain={() => void shares?.look('again')}
          />
        )}
        <div className={styles.note}>
          <p className={styles.hint}>{isCarried ? shareWords.carried.snapshot : words.snapshot}</p>
          {!isFile && isLoopbackName(window.location.hostname) && (
            <p className={styles.hint}>{words.onlyHere}</p>
          )}
        </div>
        <Fold label={words.options} hint={words.describeTerms(terms)}>
          <ShareForm
            key={round}
            id={formId}
            shares={shares}
            deckId={deckId}
            isCarried={isCarried}
            terms={terms}
            busy={busy || !make}
            onTerms={setTerms}
            onSubmit={(wanted) => void making.start(wanted)}
          />
          {made && (
            <div className={styles.another}>
              {create}
              {making.replaces && <p className={styles.hint}>{words.replaces}</p>}
            </div>
          )}
        </Fold>
        <ShareList
          shares={shares}
          deckId={deckId}
          whenEmpty={!isCarried}
          onRevoked={(record) => {
            // Nobody should send on what no longer opens.
            if (made?.as === 'link' && made.link === writeLink(record)) startAgain()
          }}
        />
      </div>
    </Dialog>
  )
}

async function keep(shares: Shares, deckId: string, terms: ShareTerms, call: ShareCall) {
  const kept = await shares.create(deckId, terms, call)
  if (!kept.ok) return kept
  const { record, leftOut } = kept.value
  return ok<MadeShare>({ as: 'link', link: writeLink(record), leftOut, record })
}

async function makeLink({ carried }: Shares, deckId: string, terms: ShareTerms) {
  const made = await carried.makeLink(deckId, terms)
  if (!made.ok) return made
  const { fragment, leftOut } = made.value
  return ok<MadeShare>({ as: 'link', link: writeCarriedLink(fragment), leftOut })
}

async function makeFile({ carried }: Shares, deckId: string, terms: ShareTerms, call: ShareCall) {
  const made = await carried.makeFile(deckId, terms, call)
  if (!made.ok) return made
  if (call.signal?.aborted) return fail({ code: 'cancelled' as const })
  saveFile(made.value)
  return ok<MadeShare>({ as: 'file', file: made.value })
}
