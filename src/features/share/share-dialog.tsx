import { useEffect, useRef, useState } from 'react'

import { isLoopbackName } from '#core/is-loopback-name.ts'
import { fail, ok } from '#core/result.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { saveFile } from '#ui/save-file.ts'
import { appWords } from '#words/app.ts'
import { shareWords } from '#words/share.ts'
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
import { useShares } from './use-shares.ts'
import { writeCarriedLink, writeLink } from './write-link.ts'

const words = shareWords.dialog
const formId = 'share-form'

type ShareDialogProps = { deckId: string; onClose: () => void }

/** Lets others watch a presentation, and lists the links there are. */
export function ShareDialog({ deckId, onClose }: ShareDialogProps) {
  const { shares, missing, place } = useShares()
  const [terms, setTerms] = useState(usualTerms)
  const [made, setMade] = useState<MadeShare | null>(null)
  const [busy, setBusy] = useState(false)
  const isCarried = place === 'absent' || place === 'unreachable'
  const parcel = useCarriedSize(isCarried ? shares?.carried : undefined, deckId, terms)
  const isFile =
    isCarried && ((parcel?.ok === true && parcel.value.as === 'file') || terms.withVoice)
  const isReady = place !== null && (!isCarried || parcel !== null)
  const way = isCarried ? (isFile ? makeFile : makeLink) : keep
  const [spoken, setSpoken] = useState<{ share: number; slide: number } | null>(null)
  const begin = useSignalUntilGone()
  const call = (): ShareCall => ({
    signal: begin(),
    onSpoken: (share, slide) => setSpoken({ share, slide }),
  })
  /** A password belongs to one link: the next must not get it unseen. */
  function startAgain() {
    setMade(null)
    setTerms((now) => ({ ...now, password: '' }))
  }
  const make =
    shares && isReady ? (wanted: ShareTerms) => way(shares, deckId, wanted, call()) : null

  if (missing) return <MissingDialog missing={missing} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={isCarried ? shareWords.carried.description : words.description}
      closeLabel={appWords.close}
      actions={
        made ? (
          <>
            <Button onClick={isCarried ? () => setMade(null) : startAgain}>
              {isCarried ? shareWords.carried.startOver : words.another}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {words.done}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{appWords.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} busy={busy || !make}>
              {isFile ? shareWords.carried.createFile : words.create}
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        {made?.as === 'link' && (
          <MadeLink link={made.link} leftOut={made.leftOut}>
            {isCarried && shares && (
              <FileInstead make={() => makeFile(shares, deckId, terms, call())} onMade={setMade} />
            )}
          </MadeLink>
        )}
        {made?.as === 'file' && <MadeFile file={made.file} />}
        {!made && (
          <ShareForm
            id={formId}
            shares={shares}
            deckId={deckId}
            isCarried={isCarried}
            terms={terms}
            make={make}
            onTerms={setTerms}
            onBusy={setBusy}
            onMade={setMade}
          >
            {isCarried && (
              <CarriedNote
                place={place}
                parcel={parcel}
                onLookAgain={() => void shares?.look('again')}
              />
            )}
          </ShareForm>
        )}
        {busy && spoken && (
          <div>
            <output>{words.speaking(spoken.slide)}</output>
            <ProgressBar label={words.speaking(spoken.slide)} share={spoken.share} />
          </div>
        )}
        {!isFile && isLoopbackName(window.location.hostname) && (
          <p className={styles.hint}>{words.onlyHere}</p>
        )}
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

/** Whoever closes the dialog wants no link any more, however far it has come. */
function useSignalUntilGone(): () => AbortSignal {
  const gone = useRef<AbortController | null>(null)
  useEffect(() => () => gone.current?.abort(), [])
  return () => (gone.current = new AbortController()).signal
}

async function keep(shares: Shares, deckId: string, terms: ShareTerms, call: ShareCall) {
  const kept = await shares.create(deckId, terms, call)
  if (!kept.ok) return kept
  const { record, leftOut } = kept.value
  return ok<MadeShare>({ as: 'link', link: writeLink(record), leftOut })
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
