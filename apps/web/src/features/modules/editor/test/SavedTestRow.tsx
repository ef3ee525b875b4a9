import type { SavedTest, TestOutcome } from '@pandok/module-engine'
import {
  CircleCheckIcon,
  CircleXIcon,
  cx,
  EllipsisIcon,
  HourglassIcon,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  PencilIcon,
  RotateCwIcon,
  Trash2Icon,
} from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import type { TestRun } from './createTestSession.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { RenameTestDialog } from './RenameTestDialog.tsx'

interface SavedTestRowProps {
  test: SavedTest
  /** Undefined while the test is running. */
  outcome: TestOutcome | undefined
  run: TestRun
  onLoad: () => void
  onRename: (name: string) => void
  onUpdate: () => void
  onRemove: () => void
}

export function SavedTestRow(props: SavedTestRowProps) {
  const { test, outcome, run, onLoad, onRename } = props
  const text = useText()
  const [isRenaming, setRenaming] = useState(false)
  const look = lookOf(outcome)
  return (
    <li className="grid gap-1.5 rounded-md border border-line bg-raised px-2 py-1">
      <div className="flex min-w-0 items-center gap-2">
        <look.Icon className={cx('size-4.5 shrink-0', look.tone)} />
        <span className="sr-only">{text(look.word)}</span>
        <button
          type="button"
          onClick={onLoad}
          title={text('moduleRun.tests.load')}
          className="min-h-8 min-w-0 flex-1 truncate rounded-sm text-start font-medium hover:underline pointer-coarse:min-h-11"
        >
          {test.name}
        </button>
        <TestMenu {...props} onRename={() => setRenaming(true)} />
      </div>
      {outcome && !outcome.passed ? (
        <DifferenceList differences={outcome.differences} definition={run.module.definition} />
      ) : null}
      {isRenaming ? (
        <RenameTestDialog
          name={test.name}
          onClose={() => setRenaming(false)}
          onRename={(name) => {
            onRename(name)
            setRenaming(false)
          }}
        />
      ) : null}
    </li>
  )
}

interface TestMenuProps extends Pick<SavedTestRowProps, 'test' | 'onLoad' | 'onUpdate' | 'onRemove'> {
  onRename: () => void
}

function TestMenu({ test, onLoad, onRename, onUpdate, onRemove }: TestMenuProps) {
  const text = useText()
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={text('moduleRun.tests.actions', { name: test.name })}
          icon={<EllipsisIcon />}
        />
      }
    >
      <MenuItem icon={<RotateCwIcon />} onSelect={onLoad}>
        {text('moduleRun.tests.load')}
      </MenuItem>
      <MenuItem icon={<PencilIcon />} onSelect={onRename}>
        {text('moduleRun.tests.rename')}
      </MenuItem>
      <MenuItem icon={<CircleCheckIcon />} onSelect={onUpdate}>
        {text('moduleRun.tests.update')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2Icon />} danger onSelect={onRemove}>
        {text('moduleRun.tests.delete')}
      </MenuItem>
    </Menu>
  )
}

function lookOf(outcome: TestOutcome | undefined) {
  if (!outcome) return { Icon: HourglassIcon, tone: 'text-muted', word: 'moduleRun.tests.running' } as const
  return outcome.passed
    ? ({ Icon: CircleCheckIcon, tone: 'text-success-text', word: 'moduleRun.tests.passed' } as const)
    : ({ Icon: CircleXIcon, tone: 'text-danger-text', word: 'moduleRun.tests.failed' } as const)
}
