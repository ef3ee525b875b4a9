import {
  Anchor,
  ArrowLeftIcon,
  Badge,
  Button,
  buttonClass,
  cx,
  IconButton,
  Redo2Icon,
  SaveIcon,
  Undo2Icon,
} from '@pandok/ui'
import type { ReactNode } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'

/** The part of an editor that the bar uses. */
interface SteppedEditor {
  read: () => { isDirty: boolean; canUndo: boolean; canRedo: boolean }
  subscribe: (listener: () => void) => () => void
  undo: () => void
  redo: () => void
}

interface DocumentBarProps {
  editor: SteppedEditor
  /** The list of its kind. */
  back: { href: string; label: string }
  name: ReactNode
  isSaving: boolean
  onSave: (() => void) | undefined
  /** True if it is on the server. */
  isStored: boolean
  /** The label of a shared document; undefined if it isn't shared. */
  sharedLabel: string | undefined
  findings: ReactNode
  /** The width from which on everything is in one line. */
  lineFrom: keyof typeof lines
  /** The menu and further controls of the kind. */
  children: ReactNode
}

const lines = {
  lg: { save: 'lg:order-1', rest: 'max-lg:w-full', state: 'max-lg:me-auto' },
  xl: { save: 'xl:order-1', rest: 'max-xl:w-full max-xl:flex-wrap', state: 'max-xl:me-auto' },
} as const

/** The bar above every editor: back, name, save, undo. */
export function DocumentBar(props: DocumentBarProps) {
  const { editor, back, sharedLabel } = props
  const text = useText()
  const line = lines[props.lineFrom]
  return (
    <div data-pane="bar" className="flex flex-wrap items-start gap-2">
      <Anchor
        href={back.href}
        aria-label={back.label}
        className={cx(buttonClass({ variant: 'quiet' }), 'w-10 !px-0')}
      >
        <ArrowLeftIcon aria-hidden="true" />
      </Anchor>
      {props.name}
      <Button
        className={cx('max-sm:w-10 max-sm:!gap-0 max-sm:!px-0', line.save)}
        variant="primary"
        icon={<SaveIcon />}
        loading={props.isSaving}
        loadingLabel={text('editing.saving')}
        aria-keyshortcuts="Control+S"
        onClick={props.onSave}
      >
        <span className="max-sm:sr-only">{text('ui.save')}</span>
      </Button>
      <div className={cx('flex min-w-0 items-center gap-1 sm:gap-1.5', line.rest)}>
        {sharedLabel === undefined ? null : <Badge tone="accent">{sharedLabel}</Badge>}
        <SavedState editor={editor} isStored={props.isStored} className={line.state} />
        {props.findings}
        <Steps editor={editor} />
        {props.children}
      </div>
    </div>
  )
}

interface SavedStateProps {
  editor: SteppedEditor
  isStored: boolean
  className: string
}

function SavedState({ editor, isStored, className }: SavedStateProps) {
  const text = useText()
  const isDirty = useStorePart(editor, (state) => state.isDirty)
  return (
    <span role="status" className={cx('min-w-0 truncate text-xs text-muted max-sm:sr-only', className)}>
      {isDirty ? text('editing.unsaved') : isStored ? text('editing.allSaved') : ''}
    </span>
  )
}

function Steps({ editor }: { editor: SteppedEditor }) {
  const text = useText()
  const canUndo = useStorePart(editor, (state) => state.canUndo)
  const canRedo = useStorePart(editor, (state) => state.canRedo)
  return (
    <>
      <IconButton
        label={text('command.history.undo')}
        icon={<Undo2Icon />}
        aria-disabled={!canUndo || undefined}
        aria-keyshortcuts="Control+Z"
        onClick={() => editor.undo()}
      />
      <IconButton
        label={text('command.history.redo')}
        icon={<Redo2Icon />}
        aria-disabled={!canRedo || undefined}
        aria-keyshortcuts="Control+Shift+Z Control+Y"
        onClick={() => editor.redo()}
      />
    </>
  )
}
