import { Anchor, Button, buttonClass, CloudOffIcon, EmptyState, LockIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { RpcError } from '#rpc/RpcError.ts'
import { AbsentDocument } from '#shared/sharing/AbsentDocument.tsx'

export function NotRunnable({ error, onRetry }: { error: RpcError; onRetry: () => void }) {
  const text = useText()
  if (error.code === 'NOT_FOUND') return <AbsentDocument kind="plate" />
  const isLocked = error.code === 'LIBRARY_LIMIT'
  return (
    <EmptyState
      level={1}
      className="m-auto"
      icon={isLocked ? <LockIcon /> : <CloudOffIcon />}
      title={text(isLocked ? 'plateRun.locked' : 'plateRun.notOpened')}
      text={error.message}
      action={
        <>
          <Anchor href="/program/plate" className={buttonClass()}>
            {text('plateRun.toPlates')}
          </Anchor>
          {isLocked ? (
            <Anchor href="/price" className={buttonClass({ variant: 'primary' })}>
              {text('plateRun.toPrices')}
            </Anchor>
          ) : (
            <Button variant="primary" onClick={onRetry}>
              {text('ui.retry')}
            </Button>
          )}
        </>
      }
    />
  )
}
