import { Button, LibraryIcon, RotateCcwIcon, Share2Icon, Trash2Icon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import type { AdminItem, ItemKind } from '../AdminItem.ts'
import type { ModuleTests } from '../module/ModuleTests.ts'
import { actionsOf, type ItemAction } from './actionsOf.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useItemChange } from './useItemChange.ts'

interface ItemActionsProps {
  kind: ItemKind
  item: AdminItem
  tests?: ModuleTests | undefined
}

const icons = {
  publish: <LibraryIcon />,
  unpublish: <LibraryIcon />,
  unshare: <Share2Icon />,
  restore: <RotateCcwIcon />,
  delete: <Trash2Icon />,
} as const

/** The changes that an administrator can make, each with a dialog that explains its effect. */
export function ItemActions({ kind, item, tests }: ItemActionsProps) {
  const text = useText()
  const [asked, setAsked] = useState<ItemAction>()
  const { change, isPending, problem, reset } = useItemChange(kind, item)

  const open = (action: ItemAction | undefined) => {
    reset()
    setAsked(action)
  }
  const send = async (requested: Parameters<typeof change>[0]) => {
    if (await change(requested)) setAsked(undefined)
  }

  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a form */}
      <div role="group" aria-label={text('office.items.actions')} className="flex flex-wrap gap-2">
        {actionsOf(item).map((action) => (
          <Button
            key={action}
            size="sm"
            icon={icons[action]}
            className={action === 'delete' ? '!text-danger-text' : undefined}
            onClick={() => open(action)}
          >
            {text(action === 'publish' && item.library ? 'office.items.regrade' : `office.items.${action}`)}
          </Button>
        ))}
      </div>
      {item.deletedAt ? <p className="text-sm text-muted">{text('office.items.deletedHint')}</p> : null}
      {asked === 'publish' ? (
        <PublishDialog
          item={item}
          tests={tests}
          isPending={isPending}
          problem={problem}
          onSend={(grade) => void send({ kind: 'publish', grade })}
          onClose={() => open(undefined)}
        />
      ) : null}
      {asked && asked !== 'publish' ? (
        <ReasonDialog
          action={asked}
          name={item.name}
          isPending={isPending}
          problem={problem}
          onSend={(reason) => void send({ kind: asked, reason })}
          onClose={() => open(undefined)}
        />
      ) : null}
    </div>
  )
}
