import { ConfirmDialog } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { DeidentifiedDialog } from './export/deidentified/DeidentifiedDialog.tsx'
import { SendDialog } from './export/send/SendDialog.tsx'
import { useMarkKeeping } from './kept/MarkKeeping.ts'
import { KeysDialog } from './keys/KeysDialog.tsx'
import { HangingDialog } from './layouts/HangingDialog.tsx'
import { RefusedDialog } from './open/RefusedDialog.tsx'
import { SourceDialog } from './source/SourceDialog.tsx'
import { WindowDialog } from './tools/WindowDialog.tsx'
import { useViewer } from './workspace/ViewerContext.ts'

export type ViewerDialog =
  | 'refused'
  | 'source'
  | 'window'
  | 'close'
  | 'deidentified'
  | 'send'
  | 'keys'
  | 'hanging'

interface ViewerDialogsProps {
  shown: ViewerDialog | undefined
  onClose: () => void
  /** Opens the dialog of image sources instead of the present dialog. */
  onSource: () => void
}

/** The dialogs of the viewer, of which at most one is open. */
export function ViewerDialogs({ shown, onClose, onSource }: ViewerDialogsProps) {
  return (
    <>
      <HangingDialog open={shown === 'hanging'} onClose={onClose} />
      <KeysDialog open={shown === 'keys'} onClose={onClose} />
      <RefusedDialog open={shown === 'refused'} onClose={onClose} />
      <SourceDialog open={shown === 'source'} onClose={onClose} />
      <WindowDialog open={shown === 'window'} onClose={onClose} />
      <DeidentifiedDialog open={shown === 'deidentified'} onClose={onClose} />
      <SendDialog open={shown === 'send'} onClose={onClose} onSource={onSource} />
      <CloseDialog open={shown === 'close'} onClose={onClose} />
    </>
  )
}

/** Asks before the images are closed; measurements that are stored are written first. */
function CloseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const viewer = useViewer()
  const keeping = useMarkKeeping()
  return (
    <ConfirmDialog
      open={open}
      title={text('viewer.close.title')}
      text={text(keeping?.keeper.keepsAll() ? 'viewer.close.kept' : 'viewer.close.text')}
      confirmLabel={text('viewer.close')}
      cancelLabel={text('ui.cancel')}
      onCancel={onClose}
      onConfirm={() => {
        void (keeping?.keeper.flush() ?? Promise.resolve()).then(viewer.close)
        onClose()
      }}
    />
  )
}
