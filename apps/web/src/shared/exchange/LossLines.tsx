import type { Loss } from '@pandok/exchange'
import { Button } from '@pandok/ui'
import { useState } from 'react'
import { type Text, useText } from '#platform/text/text.ts'
import { lossWord } from './lossWord.ts'

const SHOWN = 20

/** Parts that could not be read from a file or written to it: the place, the reason, and the passage itself. */
export function LossLines({ losses }: { losses: readonly Loss[] }) {
  const text = useText()
  const [count, setCount] = useState(SHOWN)
  const left = losses.length - count
  return (
    <div className="grid justify-items-start gap-2">
      <ul className="grid w-full gap-1.5 text-sm">
        {losses.slice(0, count).map((loss, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several places may have the same loss
          <li key={index} className="grid gap-0.5 border-s-2 border-line ps-3">
            <span className="break-words">
              {placeText(loss, text)} {lossText(loss, text)}
            </span>
            {loss.excerpt ? (
              <code className="line-clamp-2 font-mono text-xs break-all text-muted">{loss.excerpt}</code>
            ) : null}
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <Button size="sm" variant="quiet" onClick={() => setCount(losses.length)}>
          {text('import.losses.more', { count: left })}
        </Button>
      ) : null}
    </div>
  )
}

const lossText = ({ code, params }: Loss, text: Text): string => {
  const value = (name: string) => String(params?.[name] ?? '')
  const values = {
    what: lossWord(value('what'), text),
    taken: lossWord(value('taken'), text),
    max: value('max'),
    of: value('of'),
  }
  return text(`import.loss.${code}`, values)
}

const placeText = ({ place }: Loss, text: Text): string => {
  const line = place.line === undefined ? '' : text('import.line', { line: place.line })
  return [line, place.line === undefined ? place.path : undefined]
    .filter(Boolean)
    .map((each) => `${each} ·`)
    .join(' ')
}
