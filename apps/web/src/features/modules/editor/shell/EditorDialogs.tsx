import { BackupsDialog } from '#features/modules/backups/BackupsDialog.tsx'
import { DeleteModulesDialog } from '#features/modules/delete/DeleteModulesDialog.tsx'
import { ShareDialog } from '#shared/sharing/ShareDialog.tsx'
import { PasteDialog } from '../paste/PasteDialog.tsx'
import { SheetDialog } from '../tables/SheetDialog.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import type { ModuleWork, StoredModule } from './ModuleWork.ts'
import type { StoredActions } from './useStoredActions.ts'

export type EditorPrompt = 'paste' | 'sheet' | 'keys' | 'delete' | 'backups' | 'share'

interface EditorDialogsProps {
  prompt: EditorPrompt | undefined
  module: StoredModule | undefined
  stored: StoredActions
  session: ModuleWork['session']
  onClose: () => void
}

/** The editor's dialogs; a module that was never saved has only the one about its notation. */
export function EditorDialogs({ prompt, module, stored, session, onClose }: EditorDialogsProps) {
  return (
    <>
      <PasteDialog open={prompt === 'paste'} onClose={onClose} />
      {prompt === 'sheet' ? <SheetDialog onClose={onClose} /> : null}
      <KeyHelp open={prompt === 'keys'} onClose={onClose} />
      {prompt === 'share' && module ? (
        <ShareDialog
          kind="module"
          documents={[module]}
          isBusy={stored.isSharing}
          onShare={() => stored.share(true).then(onClose)}
          onClose={onClose}
        />
      ) : null}
      {prompt === 'delete' && module ? (
        <DeleteModulesDialog
          modules={[module]}
          isBusy={stored.isDeleting}
          onConfirm={() => stored.remove()}
          onClose={onClose}
        />
      ) : null}
      {prompt === 'backups' && module ? (
        <BackupsDialog
          id={module.id}
          name={module.name}
          onClose={onClose}
          onRestored={() => {
            onClose()
            void session.reread()
          }}
        />
      ) : null}
    </>
  )
}
