import { cx, Dialog } from '@pandok/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Text, useText } from '#platform/text/text.ts'
import type { CommandEntry } from './CommandEntry.ts'
import { capsOf, KeyCaps } from './KeyCaps.tsx'
import { searchWords } from './searchWords.ts'

interface CommandPaletteProps {
  entries: readonly CommandEntry[]
  open: boolean
  onClose: () => void
}

/** All available commands, found by a few letters of their names. */
export function CommandPalette(props: CommandPaletteProps) {
  const text = useText()
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      closeOnBackdrop
      title={text('command.view.palette')}
      closeLabel={text('ui.close')}
    >
      <Finder {...props} />
    </Dialog>
  )
}

function Finder({ entries, onClose }: CommandPaletteProps) {
  const text = useText()
  const list = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const found = entries.filter((entry) => entry.run && !entry.isHidden && isFound(entry, query, text))
  const at = Math.min(active, found.length - 1)

  function choose({ run }: CommandEntry) {
    // The dialog closes synchronously, so that the focus is restored before the command runs.
    flushSync(onClose)
    run?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1 + found.length, Home: 0, End: found.length - 1 }
    const to = Object.hasOwn(moves, event.key) ? moves[event.key as keyof typeof moves] : undefined
    const chosen = found[at]
    if (to !== undefined && found.length > 0) {
      event.preventDefault()
      setActive(to % found.length)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    }
  }

  return (
    <div className="grid gap-2 pb-2">
      <FinderField
        list={list}
        query={query}
        active={found[at] && `${list}-${found[at].id}`}
        onQuery={(typed) => {
          setQuery(typed)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <span role="status" className={found.length > 0 ? 'sr-only' : 'px-2.5 pt-4 text-center text-muted'}>
        {found.length > 0
          ? text('command.palette.count', { count: found.length })
          : text('command.palette.none')}
      </span>
      <div
        id={list}
        role="listbox"
        aria-label={text('command.palette.results')}
        className="h-[min(26rem,55dvh)] overflow-y-auto"
      >
        {found.map((entry, index) => (
          <EntryRow
            key={entry.id}
            id={`${list}-${entry.id}`}
            entry={entry}
            isActive={index === at}
            onActive={() => setActive(index)}
            onChoose={() => choose(entry)}
          />
        ))}
      </div>
    </div>
  )
}

interface FinderFieldProps {
  /** The id of the list that it controls. */
  list: string
  query: string
  /** The id of the row that Enter runs; undefined if nothing was found. */
  active: string | undefined
  onQuery: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function FinderField({ list, query, active, onQuery, onKeyDown }: FinderFieldProps) {
  const text = useText()
  return (
    <input
      type="text"
      role="combobox"
      data-autofocus
      autoComplete="off"
      spellCheck={false}
      aria-label={text('command.palette.placeholder')}
      placeholder={text('command.palette.placeholder')}
      aria-autocomplete="list"
      aria-expanded={active !== undefined}
      aria-controls={list}
      aria-activedescendant={active}
      value={query}
      onChange={({ target }) => onQuery(target.value)}
      onKeyDown={onKeyDown}
      className="h-11 w-full rounded-md border border-line-strong bg-field px-3.5 text-base placeholder:text-muted"
    />
  )
}
interface EntryRowProps {
  id: string
  entry: CommandEntry
  isActive: boolean
  onActive: () => void
  onChoose: () => void
}

const EntryRow = ({ id, entry, isActive, onActive, onChoose }: EntryRowProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    // The focus has to stay in the field.
    onPointerDown={(event) => event.preventDefault()}
    onPointerMove={onActive}
    onClick={onChoose}
    ref={isActive ? (row) => row?.scrollIntoView?.({ block: 'nearest' }) : undefined}
    className={cx(
      'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5 select-none pointer-coarse:min-h-11',
      isActive && 'bg-hover',
    )}
  >
    <span className="min-w-0 flex-1">{entry.label}</span>
    <span className="shrink-0 text-xs text-muted max-sm:hidden">{entry.group}</span>
    {entry.keys[0] ? <KeyCaps value={entry.keys[0]} /> : null}
  </div>
)

function isFound({ label, group, keys }: CommandEntry, query: string, text: Text): boolean {
  const caps = keys.map((key) => capsOf(key, text).join('+'))
  return searchWords([label, group, ...caps].join(' '), query)
}
