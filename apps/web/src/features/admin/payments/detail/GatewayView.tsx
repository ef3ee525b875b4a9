import type { adminPaymentGet, ResultOf } from '@pandok/protocol'
import { Badge } from '@pandok/ui'
import { type ReactNode, useId } from 'react'
import { useText } from '#platform/text/text.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { koreanTime } from '../koreanTime.ts'
import { KeyValues } from './KeyValues.tsx'

type Gateway = ResultOf<typeof adminPaymentGet>['gateway']

/** The requests to the gateway and its answers, readable and as raw data. */
export function GatewayView({ gateway }: { gateway: Gateway }) {
  const text = useText()
  const { record, operations, webhooks } = gateway
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Part title={text('office.payments.gateway.record')} isEmpty={record === null}>
          <KeyValues values={record ?? {}} />
        </Part>
        <Part title={text('office.payments.gateway.operations')} isEmpty={operations.length === 0}>
          <Operations operations={operations} />
        </Part>
        <Part title={text('office.payments.gateway.webhooks')} isEmpty={webhooks.length === 0}>
          <Webhooks webhooks={webhooks} />
        </Part>
      </div>
      <Disclosure label={text('office.payments.gateway.raw')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the element must be focusable to be scrolled by keyboard */}
        <pre tabIndex={0} className="max-h-96 overflow-auto rounded-lg bg-sunken p-3 text-xs">
          {JSON.stringify(gateway, null, 2)}
        </pre>
      </Disclosure>
    </div>
  )
}

interface PartProps {
  title: string
  isEmpty: boolean
  children: ReactNode
}

function Part({ title, isEmpty, children }: PartProps) {
  const text = useText()
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 content-start gap-2">
      <h4 id={id} className="text-sm font-bold">
        {title}
      </h4>
      {isEmpty ? <p className="text-sm text-muted">{text('office.payments.none')}</p> : children}
    </section>
  )
}

function Operations({ operations }: Pick<Gateway, 'operations'>) {
  const text = useText()
  const time = koreanTime(text.locale)
  return (
    <ul className="grid gap-3">
      {operations.map(({ kind, outcome, attempts, firstSentAt, lastSentAt, body }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries that were sent never move
        <li key={index} className="grid grid-cols-1 gap-2 rounded-lg border border-line p-3">
          <p className="flex flex-wrap items-center gap-2">
            <code className="font-mono text-sm font-bold">{kind}</code>
            <Badge tone={outcome === 'done' ? 'success' : outcome === null ? 'info' : 'warning'}>
              {outcome ?? text('office.payments.gateway.waiting')}
            </Badge>
            <span className="text-xs text-muted">
              {text('office.payments.gateway.attempts', { count: attempts })}
            </span>
          </p>
          {firstSentAt ? (
            <p className="text-xs text-muted tabular-nums">
              {time(firstSentAt)}
              {lastSentAt && lastSentAt !== firstSentAt ? ` – ${time(lastSentAt)}` : ''}
            </p>
          ) : null}
          <KeyValues values={body} />
        </li>
      ))}
    </ul>
  )
}

function Webhooks({ webhooks }: Pick<Gateway, 'webhooks'>) {
  const text = useText()
  const time = koreanTime(text.locale)
  return (
    <ul className="grid gap-1 text-sm tabular-nums">
      {webhooks.map(({ receivedAt, handledAt }) => (
        <li key={receivedAt}>
          {handledAt
            ? text('office.payments.gateway.handled', { at: time(receivedAt), done: time(handledAt) })
            : text('office.payments.gateway.received', { at: time(receivedAt) })}
        </li>
      ))}
    </ul>
  )
}
