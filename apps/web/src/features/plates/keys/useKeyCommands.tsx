import { type KeyMapRead, readKeyMapFile, writeKeyMapFile } from '@pandok/board'
import { Dialog, toast } from '@pandok/ui'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { saveJsonFile } from '#platform/files/saveFile.ts'
import { useText } from '#platform/text/text.ts'
import type { CommandActions } from '../commands/CommandActions.ts'
import { useBoard, useBoardState } from '../editor/useBoard.ts'
import { AssignPrompt } from './AssignPrompt.tsx'
import { KeyImportDialog } from './KeyImportDialog.tsx'
import { useAssigning } from './useAssigning.ts'

/** A file name that is valid on every system and keeps the letters of the plate's name. */
const keyFileName = (name: string): string =>
  `${name.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').trim() || 'pandok'}.keys.json`

interface KeyCommands {
  /** `key.assign`, `key.export` and `key.import`, as far as they are available. */
  actions: CommandActions
  /** Their dialogs, to be rendered anywhere on the page. */
  dialogs: ReactNode
}

/** The key commands that open a dialog or read and write files. */
export function useKeyCommands(): KeyCommands {
  const text = useText()
  const editor = useBoard()
  const chooser = useRef<HTMLInputElement>(null)
  const [assigning, setAssigning] = useState<string>()
  const [failed, setFailed] = useState<KeyMapRead>()
  const cells = useBoardState(({ plate }) => plate.cells)
  const keyMap = useBoardState(({ plate }) => plate.keyMap)
  const focused = useBoardState(
    ({ plate, focus }) => plate.cells.find(({ position }) => position === focus)?.id,
  )

  async function take(file: File | null | undefined) {
    if (!file) return
    const read = readKeyMapFile(await file.text(), editor.read().plate.cells)
    const isTaken = read.ok && editor.take({ do: 'mapKeys', keyMap: read.keyMap }).ok
    if (isTaken)
      toast({
        tone: 'success',
        title: text('plateBoard.keys.imported', { count: Object.keys(read.keyMap).length }),
      })
    if (!read.ok || read.left.length > 0) setFailed(read)
  }

  return {
    actions: {
      ...(focused && { 'key.assign': () => setAssigning(focused) }),
      ...(Object.keys(keyMap).length > 0 && {
        'key.export': () =>
          saveJsonFile(keyFileName(editor.read().plate.name), writeKeyMapFile(editor.read().plate)),
      }),
      ...(cells.length > 0 && { 'key.import': () => chooser.current?.click() }),
    },
    dialogs: (
      <>
        <KeyFileInput ref={chooser} onFile={(file) => void take(file)} />
        <Dialog
          open={assigning !== undefined}
          size="sm"
          title={text('command.key.assign')}
          closeLabel={text('ui.close')}
          onClose={() => setAssigning(undefined)}
        >
          {assigning === undefined ? null : (
            <KeyRecorder cellId={assigning} onDone={() => setAssigning(undefined)} />
          )}
        </Dialog>
        <KeyImportDialog read={failed} onClose={() => setFailed(undefined)} />
      </>
    ),
  }
}

interface KeyFileInputProps {
  ref: RefObject<HTMLInputElement | null>
  onFile: (file: File | undefined) => void
}

const KeyFileInput = ({ ref, onFile }: KeyFileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept=".json,application/json"
    hidden
    data-testid="key-file"
    onChange={({ target }) => {
      onFile(target.files?.[0])
      // Choosing the same file again after editing it must fire a change event.
      target.value = ''
    }}
  />
)

/** Listens for a cell's key as soon as it is mounted. */
function KeyRecorder({ cellId, onDone }: { cellId: string; onDone: () => void }) {
  const assigning = useAssigning({ first: cellId, onDone })
  return <AssignPrompt assigning={assigning} />
}
