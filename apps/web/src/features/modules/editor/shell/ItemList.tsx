import type { Finding, Path } from '@pandok/module-engine'
import { ChevronDownIcon, CopyPlusIcon, cx, IconButton, Trash2Icon, toast } from '@pandok/ui'
import { type ReactNode, useId } from 'react'
import { useText } from '#platform/text/text.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { SortableList } from '#shared/fields/SortableList.tsx'
import { findingsAt } from '../state/findingsAt.ts'
import type { EditorPart } from '../state/ModuleEditor.ts'
import { useShownFindings } from '../state/shownFindings.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { FindingMark } from './FindingMark.tsx'

export interface ListedItem {
  name: string
  /** Secondary text behind the name, such as its id or a count. */
  detail?: ReactNode
  icon?: ReactNode
}

interface ItemListProps {
  part: EditorPart
  label: string
  items: readonly ListedItem[]
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
  onDuplicate?: ((index: number) => void) | undefined
  /** Renders the editor of the open item. */
  children: (index: number) => ReactNode
}

export function ItemList({ part, label, items, onMove, onRemove, onDuplicate, children }: ItemListProps) {
  const text = useText()
  const editor = useEditor()
  const open = useEditorState(({ selected }) => (selected?.part === part ? selected.index : -1))
  const findings = useShownFindings((all) => findingsAt(all, [part]))

  function move(from: number, to: number) {
    onMove(from, to)
    if (open >= 0) editor.select({ part, index: placeAfter(open, from, to) })
  }

  function remove(index: number, name: string) {
    onRemove(index)
    editor.select(undefined)
    const next = Math.min(index, items.length - 2)
    focusPath(next < 0 ? [part, 'add'] : [part, next])
    toast({
      title: text('moduleEditor.removed', { name }),
      action: { label: text('moduleEditor.undo'), onPress: () => editor.undo() },
    })
  }

  return (
    <SortableList label={label} names={items.map(({ name }) => name)} onMove={move}>
      {(index, grip) => {
        const item = items[index]
        if (!item) return null
        return (
          <ItemRow
            item={item}
            path={[part, index]}
            findings={findingsAt(findings, [part, index])}
            grip={grip}
            isOpen={index === open}
            onToggle={() => editor.select(index === open ? undefined : { part, index })}
            onRemove={() => remove(index, item.name)}
            onDuplicate={onDuplicate && (() => onDuplicate(index))}
          >
            {children(index)}
          </ItemRow>
        )
      }}
    </SortableList>
  )
}

interface ItemRowProps {
  item: ListedItem
  path: Path
  findings: readonly Finding[]
  grip: ReactNode
  isOpen: boolean
  onToggle: () => void
  onRemove: () => void
  onDuplicate: (() => void) | undefined
  children: ReactNode
}

function ItemRow({ path, isOpen, children, ...head }: ItemRowProps) {
  const id = useId()
  return (
    <div className={cx('rounded-lg border bg-raised', isOpen ? 'border-accent-line' : 'border-line')}>
      <ItemHead {...head} path={path} controls={isOpen ? id : undefined} />
      {isOpen ? (
        <div id={id} data-inside={pathName(path)} className="grid gap-4 border-t border-line p-3 sm:p-4">
          {children}
        </div>
      ) : null}
    </div>
  )
}

interface ItemHeadProps extends Omit<ItemRowProps, 'isOpen' | 'children'> {
  /** The id of its editor while it is open, for `aria-controls`. */
  controls: string | undefined
}

function ItemHead({ item, path, findings, grip, controls, onToggle, onRemove, onDuplicate }: ItemHeadProps) {
  const text = useText()
  const isOpen = controls !== undefined
  return (
    <div className="flex min-w-0 items-center gap-0.5 p-1">
      {grip}
      <button
        type="button"
        data-path={pathName(path)}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
        onKeyDown={(event) => {
          if (event.key === 'Delete') onRemove()
        }}
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-sm px-1.5 text-start hover:bg-hover pointer-coarse:min-h-11"
      >
        {item.icon ? <span className="shrink-0 text-accent-text [&_svg]:size-4">{item.icon}</span> : null}
        <span className="min-w-0 flex-1 truncate font-medium">{item.name}</span>
        {item.detail ? (
          <span className="flex max-w-2/5 min-w-0 items-center @max-xs:hidden gap-1.5 truncate font-mono text-xs text-muted">
            {item.detail}
          </span>
        ) : null}
        <FindingMark findings={findings} />
        <ChevronDownIcon
          className={cx('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {onDuplicate ? (
        <IconButton
          size="sm"
          label={text('moduleEditor.duplicateItem', { name: item.name })}
          icon={<CopyPlusIcon />}
          onClick={onDuplicate}
        />
      ) : null}
      <IconButton
        size="sm"
        label={text('moduleEditor.removeItem', { name: item.name })}
        icon={<Trash2Icon />}
        onClick={onRemove}
      />
    </div>
  )
}

/** The new index of the open item after another one has moved. */
function placeAfter(open: number, from: number, to: number): number {
  if (open === from) return to
  const without = open > from ? open - 1 : open
  return without >= to ? without + 1 : without
}
