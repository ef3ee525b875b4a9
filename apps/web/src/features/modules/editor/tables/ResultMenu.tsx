import type { ResultKind } from '@pandok/module-engine'
import {
  ChevronDownIcon,
  Menu,
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '@pandok/ui'
import { useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { headButtonClass } from './ColumnMenu.tsx'
import { ColumnPlaceItems } from './ColumnPlaceItems.tsx'
import { preventMenuOnArrow } from './preventMenuOnArrow.ts'
import { ResultNamePopover } from './ResultNamePopover.tsx'
import { moveResult, removeResult, setResultKind } from './tableEdits.ts'
import type { TableContext } from './useTable.ts'

interface ResultMenuProps {
  context: TableContext
  column: number
  cell: { 'data-cell': string; tabIndex: number }
}

const KINDS: readonly ResultKind[] = ['choice', 'number', 'integer', 'text', 'bool']

/** The head of a result column: its name, kind of value and actions. */
export function ResultMenu({ context, column, cell }: ResultMenuProps) {
  const { table } = context
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [isNaming, setNaming] = useState(false)
  const out = table.outs[column]
  if (!out) return null
  const name = context.resultNames[column] ?? out.id
  return (
    <>
      <Menu
        align="start"
        trigger={
          <button
            ref={button}
            type="button"
            {...cell}
            onKeyDown={preventMenuOnArrow}
            aria-label={text('moduleLogic.table.resultMenu', { name })}
            className={headButtonClass}
          >
            <span className="grid min-w-0 flex-1">
              <span className="truncate text-accent-text">{name}</span>
              <span className="truncate text-2xs font-normal text-muted">
                {text(`moduleLogic.kind.${out.kind}`)}
              </span>
            </span>
            <ChevronDownIcon />
          </button>
        }
      >
        <MenuItem onSelect={() => setTimeout(() => setNaming(true))}>
          {text('moduleLogic.table.resultRename')}
        </MenuItem>
        <MenuSeparator />
        <KindGroup context={context} column={column} kind={out.kind} />
        <MenuSeparator />
        <ColumnPlaceItems
          column={column}
          count={context.table.outs.length}
          onMove={(to) => context.change((now) => moveResult(now, column, to))}
          onRemove={() => context.change((now) => removeResult(now, column))}
        />
      </Menu>
      {isNaming ? (
        <ResultNamePopover
          context={context}
          column={column}
          anchor={button}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  )
}

type ColumnProps = Pick<ResultMenuProps, 'context' | 'column'>

function KindGroup({ context: { change }, column, kind: chosen }: ColumnProps & { kind: ResultKind }) {
  const text = useText()
  return (
    <MenuGroup label={text('moduleLogic.table.resultKind')}>
      <MenuRadioGroup
        value={chosen}
        onValueChange={(kind) => change((now) => setResultKind(now, column, kind))}
      >
        {KINDS.map((kind) => (
          <MenuRadioItem key={kind} value={kind}>
            {text(`moduleLogic.kind.${kind}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </MenuGroup>
  )
}
