import { type ResultOf, userSessionEnd, userSessionList } from '@pandok/protocol'
import { Button, Card, CardHeader, ConfirmDialog, Notice, Skeleton, toast } from '@pandok/ui'
import { useState } from 'react'
import { useDeviceName } from '#platform/device/useDeviceName.ts'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchAction, useActionQuery } from '#rpc/useActionQuery.ts'
import { SessionRow } from './SessionRow.tsx'

type Session = ResultOf<typeof userSessionList>['items'][number]

export function SessionsCard() {
  const text = useText()
  const nameOf = useDeviceName()
  const sessions = useActionQuery(userSessionList, {}, { placeholderData: (before) => before })
  const { run, isPending } = useAction(userSessionEnd)
  const [ending, setEnding] = useState<Session | null>(null)
  const device = ending ? nameOf(ending.userAgent) : ''

  async function end() {
    if (!ending) return
    const answer = await run({ id: ending.id })
    setEnding(null)
    if (answer !== 'error') toast({ tone: 'success', title: text('account.sessions.ended', { device }) })
    await refetchAction(userSessionList)
  }

  return (
    <Card as="section" aria-label={text('account.sessions.title')} className="grid gap-5">
      <CardHeader title={text('account.sessions.title')} text={text('account.sessions.lead')} />
      {sessions.isPending ? <LoadingRows label={text('account.loading')} /> : null}
      {sessions.isError ? (
        <Notice
          tone="danger"
          title={text('account.loadFailed')}
          action={
            <Button size="sm" onClick={() => void sessions.refetch()}>
              {text('account.retry')}
            </Button>
          }
        >
          {sessions.error.message}
        </Notice>
      ) : null}
      {sessions.data?.items.length === 0 ? (
        <p className="text-muted">{text('account.sessions.none')}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {sessions.data?.items.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={ending !== null}
        title={text('account.sessions.endTitle')}
        text={text('account.sessions.endText', { device })}
        confirmLabel={text('account.sessions.end')}
        cancelLabel={text('account.cancel')}
        busy={isPending}
        onConfirm={end}
        onCancel={() => setEnding(null)}
      />
    </Card>
  )
}

function LoadingRows({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4">
      {['a', 'b'].map((row) => (
        <div key={row} className="grid gap-2 py-1">
          <Skeleton className="w-40" />
          <Skeleton className="w-64 max-w-full" />
        </div>
      ))}
    </div>
  )
}
