import {
  Button,
  DownloadIcon,
  EllipsisIcon,
  HashIcon,
  IconButton,
  KeyboardIcon,
  ListChecksIcon,
  Menu,
  MenuItem,
  MenuSeparator,
  Trash2Icon,
  toast,
  UploadIcon,
} from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { boardActions } from '../board/boardActions.ts'
import { refusalText } from '../board/refusalText.ts'
import type { CommandActions } from '../commands/CommandActions.ts'
import { useBoard, useBoardState } from '../editor/useBoard.ts'
import { useKeyCommands } from './useKeyCommands.tsx'

/** Assigns keys for the whole board at once; it can be undone. */
export function KeyTools({ onAssignAll }: { onAssignAll: (() => void) | undefined }) {
  const text = useText()
  const editor = useBoard()
  useBoardState(({ plate }) => plate)
  const { actions: files, dialogs } = useKeyCommands()
  const actions = {
    ...boardActions(editor, (refusal) => toast({ tone: 'warning', title: refusalText(text, refusal) })),
    ...files,
  }

  function mapAll(id: 'key.mapKeyboard' | 'key.mapNumpad' | 'key.clearAll') {
    actions[id]?.()
    const { cells, keyMap } = editor.read().plate
    toast({
      tone: 'success',
      title: text(id === 'key.clearAll' ? 'plateBoard.keys.cleared' : 'plateBoard.keys.mapped', {
        count: new Set(Object.values(keyMap)).size,
        total: cells.length,
      }),
      action: { label: text('command.history.undo'), onPress: () => editor.undo() },
    })
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        variant="primary"
        icon={<KeyboardIcon />}
        aria-disabled={!actions['key.mapKeyboard']}
        onClick={() => mapAll('key.mapKeyboard')}
      >
        {text('plateBoard.keys.mapKeyboard')}
      </Button>
      <Button
        size="sm"
        icon={<HashIcon />}
        aria-disabled={!actions['key.mapNumpad']}
        onClick={() => mapAll('key.mapNumpad')}
      >
        {text('plateBoard.keys.mapNumpad')}
      </Button>
      <Button size="sm" icon={<ListChecksIcon />} aria-disabled={!onAssignAll} onClick={onAssignAll}>
        {text('plateBoard.keys.inTurn')}
      </Button>
      <span className="flex-1" />
      <KeyMenu actions={actions} onClear={() => mapAll('key.clearAll')} />
      {dialogs}
    </div>
  )
}

function KeyMenu({ actions, onClear }: { actions: CommandActions; onClear: () => void }) {
  const text = useText()
  return (
    <Menu
      trigger={
        <IconButton size="sm" tooltip={false} icon={<EllipsisIcon />} label={text('plateBoard.keys.more')} />
      }
    >
      <MenuItem
        icon={<DownloadIcon />}
        disabled={!actions['key.export']}
        onSelect={() => actions['key.export']?.()}
      >
        {text('command.key.export')}
      </MenuItem>
      <MenuItem
        icon={<UploadIcon />}
        disabled={!actions['key.import']}
        onSelect={() => actions['key.import']?.()}
      >
        {text('command.key.import')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2Icon />} disabled={!actions['key.clearAll']} onSelect={onClear}>
        {text('command.key.clearAll')}
      </MenuItem>
    </Menu>
  )
}
