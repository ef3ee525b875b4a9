import type { PhraseToken } from '@pandok/module-engine'
import { Button, Checkbox, PlusIcon, Trash2Icon } from '@pandok/ui'
import { useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { NestedPhrase } from './NestedPhrase.tsx'
import type { PhraseScope } from './PhraseScope.ts'

type LinesToken = Extract<PhraseToken, { lines: PhraseToken[][] }>

interface LinesFieldsProps {
  token: LinesToken
  scope: PhraseScope
  onChange: (token: LinesToken) => void
}

export function LinesFields({ token, scope, onChange }: LinesFieldsProps) {
  const text = useText()
  const keys = useLineKeys(token.lines.length)
  return (
    <>
      <Checkbox
        label={text('moduleLogic.lines.numbered')}
        checked={token.numbered === true}
        onChange={({ target }) => onChange(put(token, 'numbered', target.checked || undefined))}
      />
      <p className="text-sm text-muted">{text('moduleLogic.lines.hint')}</p>
      {token.lines.map((line, index) => (
        <div key={keys.list[index]} className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <NestedPhrase
              isSmall
              label={text('moduleLogic.lines.line', { number: index + 1 })}
              value={line}
              onChange={(phrase) =>
                onChange({ ...token, lines: token.lines.map((each, at) => (at === index ? phrase : each)) })
              }
              scope={scope}
            />
          </div>
          <Button
            size="sm"
            variant="quiet"
            icon={<Trash2Icon />}
            className="mt-6"
            aria-label={text('moduleLogic.lines.remove', { number: index + 1 })}
            onClick={() => {
              keys.remove(index)
              onChange({ ...token, lines: token.lines.filter((_, at) => at !== index) })
            }}
          />
        </div>
      ))}
      <Button
        size="sm"
        icon={<PlusIcon />}
        className="justify-self-start"
        onClick={() => onChange({ ...token, lines: [...token.lines, []] })}
      >
        {text('moduleLogic.lines.add')}
      </Button>
    </>
  )
}

/**
 * Lines have no id of their own, but an editor that is reused for another line would keep the text of the
 * first one.
 */
function useLineKeys(length: number) {
  const kept = useRef<{ next: number; list: number[] }>({ next: 0, list: [] }).current
  while (kept.list.length < length) kept.list.push(kept.next++)
  return {
    list: kept.list,
    remove: (index: number) => {
      kept.list.splice(index, 1)
    },
  }
}
