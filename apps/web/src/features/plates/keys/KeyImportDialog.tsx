import type { KeyMapRead } from '@pandok/board'
import { Dialog, Kbd } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useKeyLabel } from '#shared/board/useKeyLabel.ts'

interface KeyImportDialogProps {
  /** The parsed file; undefined while there is nothing to report. */
  read: KeyMapRead | undefined
  onClose: () => void
}

/**
 * Reports what could not be used from a key file: the whole file, with the position of each error, or some of
 * its keys.
 */
export function KeyImportDialog({ read, onClose }: KeyImportDialogProps) {
  const text = useText()
  return (
    <Dialog
      open={read !== undefined}
      title={text(read?.ok ? 'plateBoard.keys.left.title' : 'plateBoard.keys.file.title')}
      description={text(read?.ok ? 'plateBoard.keys.left.text' : 'plateBoard.keys.file.text')}
      closeLabel={text('ui.close')}
      onClose={onClose}
    >
      {read?.ok ? <LeftKeys left={read.left} /> : null}
      {read && !read.ok ? <Faults faults={read.faults} /> : null}
    </Dialog>
  )
}

function LeftKeys({ left }: { left: Extract<KeyMapRead, { ok: true }>['left'] }) {
  const text = useText()
  const label = useKeyLabel()
  return (
    <ul className="grid gap-2 text-sm">
      {left.map(({ key, name, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file may contain the same line twice
        <li key={index} className="flex flex-wrap items-center gap-2">
          <Kbd>{label(key)}</Kbd>
          <span className="min-w-0 flex-1 font-medium">{name}</span>
          <span className="text-muted">{text(`plateBoard.keys.left.${reason}`)}</span>
        </li>
      ))}
    </ul>
  )
}

function Faults({ faults }: { faults: Extract<KeyMapRead, { ok: false }>['faults'] }) {
  const text = useText()
  return (
    <ul className="grid gap-2 text-sm">
      {faults.map(({ path, reason }) => (
        <li key={`${path.join('.')} ${reason}`} className="flex flex-wrap gap-2">
          {path.length > 0 ? <code className="font-mono text-muted">{path.join('.')}</code> : null}
          <span>{text(`plateBoard.keys.file.${reason}`)}</span>
        </li>
      ))}
    </ul>
  )
}
