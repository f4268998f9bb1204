import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'

import type { VaultFailure } from '#ports/storage/vault.ts'
import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Spinner } from '#ui/notices/spinner.tsx'
import { appWords } from '#words/app.ts'
import { settingsWords as words } from '#words/pages/settings.ts'
import { findSettingsReason, findUndrawnSlide, type SettingsOverlay } from '#workspace/overlays.ts'

import { useWorkspace } from '../workspace-context.ts'
import { ArtworkOffer } from './artwork-offer.tsx'
import { ForgetKeys } from './forget-keys.tsx'
import { KeyForm } from './key-form.tsx'
import { KeyGuide } from './key-guide.tsx'
import styles from './settings.module.css'
import { UnlockForm } from './unlock-form.tsx'

type ApiConfigurationDialogProps = { show: SettingsOverlay; onClose: () => void }

export function ApiConfigurationDialog({ show, onClose }: ApiConfigurationDialogProps) {
  const { keys, models } = useWorkspace()
  const { status, failure, locked } = useStore(keys.state)
  const [provider, setProvider] = useState(() => models.state.getState().provider)
  const [busy, setBusy] = useState(false)
  const formId = useId()

  useEffect(() => {
    void keys.refresh()
  }, [keys])

  const undrawn = findUndrawnSlide(show)
  const hasForm = status === 'ready' && !failure
  const close = () => {
    if (!busy) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={close}
      title={words.title}
      description={locked ? words.lockedDescription : words.descriptions[findSettingsReason(show)]}
      closeLabel={appWords.close}
      size={hasForm && !locked ? 'l' : 'm'}
      actions={
        <>
          <Button onClick={close}>{appWords.cancel}</Button>
          {hasForm && (
            // By key, so that pressing Unlock twice does not also press Save Keys.
            <Button
              key={locked ? 'unlock' : 'save'}
              variant="primary"
              type="submit"
              form={formId}
              busy={busy}
            >
              {locked ? words.unlock : words.save}
            </Button>
          )}
        </>
      }
    >
      {undrawn !== null && <ArtworkOffer slideId={undrawn} onClose={close} />}
      {renderState()}
    </Dialog>
  )

  function renderState() {
    if (status === 'loading')
      return (
        <output className={styles.loading}>
          <Spinner /> {words.loading}
        </output>
      )
    if (failure) return <UnreadableKeys failure={failure} onRetry={() => void keys.refresh()} />
    if (locked) return <UnlockForm formId={formId} busy={busy} onBusyChange={setBusy} />
    return (
      <div className={styles.columns}>
        <KeyForm
          formId={formId}
          provider={provider}
          onProvider={setProvider}
          busy={busy}
          onBusyChange={setBusy}
          onSaved={onClose}
        />
        <KeyGuide provider={provider} />
      </div>
    )
  }
}

type UnreadableKeysProps = { failure: VaultFailure; onRetry: () => void }

function UnreadableKeys({ failure, onRetry }: UnreadableKeysProps) {
  return (
    <div className={styles.form}>
      <Banner
        tone="danger"
        title={words.failureTitle}
        actions={
          <Button size="s" onClick={onRetry}>
            {words.retry}
          </Button>
        }
      >
        {words.failures[failure.code]}
      </Banner>
      {failure.code === 'damaged' && <ForgetKeys />}
    </div>
  )
}
