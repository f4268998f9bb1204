import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextAreaField } from '#ui/fields/field.tsx'
import { appWords } from '#words/app.ts'
import { generationWords } from '#words/create/generation.ts'

const words = generationWords.shortfall

/** What a model wrote that nobody could read as slides: some of it may still be of use. */
export function ReplyDialog({ reply, onClose }: { reply: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={words.replyTitle}
      size="l"
      closeLabel={appWords.close}
    >
      {reply.trim() ? (
        <TextAreaField label={words.replyTitle} labelHidden readOnly rows={16} value={reply} />
      ) : (
        <p>{words.replyEmpty}</p>
      )}
    </Dialog>
  )
}
