import { moduleCopy, type ModuleDocument as StoredModule } from '@pandok/protocol'
import { BlocksIcon, Button, CloudOffIcon } from '@pandok/ui'
import { useNavigate } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { RpcError } from '#rpc/RpcError.ts'
import { useAction } from '#rpc/useAction.ts'
import { documentAddress } from '#shared/document/documentAddress.ts'
import { ClosedDocument } from '#shared/document/openDocument.ts'
import { NothingToEdit } from '#shared/editing/NothingToEdit.tsx'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { AbsentDocument } from '#shared/sharing/AbsentDocument.tsx'
import { UnreadableModule } from './openModule.ts'

export function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText()
  if (error instanceof ClosedDocument) return <ClosedModule module={error.stored as StoredModule} />
  if (error instanceof RpcError && error.code === 'NOT_FOUND') return <AbsentDocument kind="module" />
  const message =
    error instanceof UnreadableModule
      ? text('moduleEditor.unreadable')
      : error instanceof RpcError
        ? error.message
        : String(error)
  return (
    <NothingToEdit
      icon={<CloudOffIcon />}
      title={text('moduleEditor.notOpened')}
      text={message}
      back={{ href: '/program/module', label: text('moduleEditor.back') }}
    >
      <Button variant="primary" onClick={onRetry}>
        {text('ui.retry')}
      </Button>
    </NothingToEdit>
  )
}

/**
 * A module of somebody else, or one in the trash, can't be edited, and can be copied only if that is allowed.
 */
function ClosedModule({ module }: { module: StoredModule }) {
  const text = useText()
  const navigate = useNavigate()
  const copying = useAction(moduleCopy)

  async function copy() {
    const answer = await copying.run({ id: module.id })
    if (answer === 'error') return
    void refetchItems()
    await navigate(documentAddress('module', answer.module.id))
  }

  // Its owner has deleted it, or stopped sharing it, since the page was opened.
  if (copying.error?.code === 'NOT_FOUND') return <AbsentDocument kind="module" />
  return (
    <NothingToEdit
      icon={<BlocksIcon />}
      title={module.name}
      text={text(module.mine ? 'moduleEditor.closed.trash' : 'moduleEditor.closed.foreign')}
      back={{ href: '/program/module', label: text('moduleEditor.back') }}
    >
      {module.may.copy ? (
        <Button variant="primary" onClick={copy}>
          {text('modules.copy')}
        </Button>
      ) : null}
    </NothingToEdit>
  )
}
