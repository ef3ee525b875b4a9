import type { adminPaymentGet, ResultOf } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { koreanTime } from '../koreanTime.ts'
import { historyText } from './historyText.ts'
import { KeyValues } from './KeyValues.tsx'

type Entry = ResultOf<typeof adminPaymentGet>['history'][number]

/** The order's history, oldest first. */
export function HistoryLine({ history }: { history: readonly Entry[] }) {
  const text = useText()
  const time = koreanTime(text.locale)
  if (history.length === 0) return <p className="text-sm text-muted">{text('office.payments.none')}</p>
  return (
    <ol className="grid border-s-2 border-line ps-4 text-sm">
      {history.map((entry, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: recorded entries never move
          key={index}
          className="relative grid gap-0.5 pb-4 before:absolute before:-start-[1.32rem] before:top-1.5 before:size-2 before:rounded-full before:bg-accent last:pb-0"
        >
          <span className="font-semibold">{historyText(entry, text)}</span>
          <time dateTime={entry.at} className="text-xs text-muted tabular-nums">
            {time(entry.at)}
          </time>
          {Object.keys(entry.detail).length > 0 ? (
            <Disclosure label={text('office.payments.detail.more')} className="!gap-1">
              <KeyValues values={entry.detail} />
            </Disclosure>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
