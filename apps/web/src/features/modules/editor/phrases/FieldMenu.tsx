import { cx } from '@pandok/ui'
import { useEffect, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import type { FieldMenuEntry } from './fieldMenuEntries.ts'

interface FieldMenuProps {
  id: string
  entries: readonly FieldMenuEntry[]
  chosen: number
  onTake: (entry: FieldMenuEntry) => void
}

/** The fields that can be inserted. The focus stays in the sentence, whose arrow keys choose here. */
export function FieldMenu({ id, entries, chosen, onTake }: FieldMenuProps) {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  if (entries.length === 0)
    return <p className="px-2 py-1.5 text-sm text-muted">{text('moduleLogic.phrase.nothing')}</p>
  return (
    <div
      ref={list}
      role="listbox"
      id={id}
      aria-label={text('moduleLogic.phrase.insert')}
      className="grid max-h-72 w-72 max-w-full overflow-y-auto"
    >
      {entries.map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the sentence's keys control the list
        <div
          key={entry.key}
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          aria-selected={index === chosen}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(entry)}
          className={cx(
            'flex min-h-8 cursor-pointer items-center gap-3 rounded-sm px-2 text-sm pointer-coarse:min-h-11',
            index === chosen ? 'bg-accent-soft' : 'hover:bg-hover',
            entry.section === 'more' &&
              entries[index - 1]?.section === 'fields' &&
              'mt-1 border-t border-line',
          )}
        >
          <span className="min-w-0 flex-1 truncate">{entry.label}</span>
          <span className="shrink-0 font-mono text-2xs text-muted">{entry.detail}</span>
        </div>
      ))}
    </div>
  )
}
