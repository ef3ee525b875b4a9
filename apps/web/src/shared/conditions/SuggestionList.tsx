import type { MessageKey } from '@pandok/i18n'
import { type Completion, textOf } from '@pandok/module-engine'
import { cx } from '@pandok/ui'
import { useEffect, useRef } from 'react'
import { type Text, useText } from '#platform/text/text.ts'

interface SuggestionListProps {
  id: string
  label: string
  items: readonly Completion[]
  chosen: number
  onTake: (index: number) => void
}

/** The list of a combobox: the focus stays in the field, whose arrow keys move the selection here. */
export function SuggestionList({ id, label, items, chosen, onTake }: SuggestionListProps) {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  return (
    <div
      ref={list}
      role="listbox"
      id={id}
      aria-label={label}
      className="grid max-h-72 w-88 max-w-full overflow-y-auto"
    >
      {items.map((item, index) => {
        const { name, aside, sentence } = describe(item, text)
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys control the list
          <div
            key={`${item.kind} ${item.insert}`}
            role="option"
            id={`${id}-${index}`}
            tabIndex={-1}
            aria-selected={index === chosen}
            // Pressing must not take the focus out of the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(index)}
            className={cx(
              'grid min-h-8 cursor-pointer grid-cols-[1fr_auto] items-baseline gap-x-3 rounded-sm px-2 py-1 pointer-coarse:min-h-11',
              index === chosen ? 'bg-accent-soft' : 'hover:bg-hover',
            )}
          >
            <span className="min-w-0 truncate font-mono text-xs text-accent-text">{name}</span>
            <span className="text-2xs text-muted">{aside}</span>
            {sentence ? <span className="col-span-2 text-xs text-muted">{sentence}</span> : null}
          </div>
        )
      })}
    </div>
  )
}

function describe(item: Completion, text: Text): { name: string; aside: string; sentence: string } {
  if (item.kind === 'function') {
    const sentence = text(`moduleLogic.function.${item.text}` as MessageKey)
    return { name: item.signature ?? item.text, aside: '', sentence }
  }
  const type = item.type ? text(`moduleLogic.type.${item.type}`) : ''
  const label = textOf(item.label, text.locale) ?? ''
  return { name: item.text, aside: item.unit ?? type, sentence: label === item.text ? '' : label }
}
