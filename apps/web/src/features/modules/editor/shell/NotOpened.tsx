import { moduleCopy, type ModuleDocument as StoredModule } from '@pandok/protocol'
import { Anchor, BlocksIcon, Button, buttonClass, CloudOffIcon, EmptyState } from '@pandok/ui'
import { useNavigate } from 'react-router'
import { moduleAddress } from '#features/modules/list/moduleAddress.ts'
import { useText } from '#platform/text/text.ts'
import { RpcError } from '#rpc/RpcError.ts'
import { useAction } from '#rpc/useAction.ts'
import { ClosedDocument } from '#shared/document/openDocument.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { UnreadableModule } from './openModule.ts'

/** Why there is nothing to edit, and the next step. */
export function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText()
  if (error instanceof ClosedDocument) return <ClosedModule module={error.stored as StoredModule} />
  const message =
    error instanceof UnreadableModule
      ? text('moduleEditor.unreadable')
      : error instanceof RpcError
        ? error.message
        : String(error)
  return (
    <EmptyState
      level={1}
      className="m-auto"
      icon={<CloudOffIcon />}
      title={text('moduleEditor.notOpened')}
      text={message}
      action={
        <>
          <ToList />
          <Button variant="primary" onClick={onRetry}>
            {text('ui.retry')}
          </Button>
        </>
      }
    />
  )
}

function ToList() {
  const text = useText()
  return (
    <Anchor href="/program/module" className={buttonClass()}>
      {text('moduleEditor.back')}
    </Anchor>
  )
}

/** Somebody else's, or one in the trash: it can be copied where that is allowed. */
function ClosedModule({ module }: { module: StoredModule }) {
  const text = useText()
  const navigate = useNavigate()
  const copying = useAction(moduleCopy)
  return (
    <EmptyState
      level={1}
      className="m-auto"
      icon={<BlocksIcon />}
      title={module.name}
      text={text(module.mine ? 'moduleEditor.closed.trash' : 'moduleEditor.closed.foreign')}
      action={
        <>
          <ToList />
          {module.may.copy ? (
            <Button
              variant="primary"
              loading={copying.isPending}
              onClick={async () => {
                const answer = await copying.run({ id: module.id })
                if (answer === 'error') return
                void refetchItems()
                await navigate(moduleAddress(answer.module.id))
              }}
            >
              {text('modules.copy')}
            </Button>
          ) : null}
        </>
      }
    />
  )
}
