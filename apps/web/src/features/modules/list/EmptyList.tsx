import {
  Anchor,
  BlocksIcon,
  buttonClass,
  EmptyState,
  LibraryIcon,
  PlayIcon,
  PlusIcon,
  UsersIcon,
} from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { ModuleTab } from './tabs.ts'

const icons = { mine: <BlocksIcon />, shared: <UsersIcon />, library: <LibraryIcon /> } as const

export function EmptyList({ tab }: { tab: ModuleTab }) {
  const text = useText()
  return (
    <EmptyState
      icon={icons[tab]}
      title={text(`modules.empty.${tab}.title`)}
      text={text(`modules.empty.${tab}.text`)}
      action={
        tab === 'mine' ? (
          <>
            <Anchor href="/program/module/new" className={buttonClass({ variant: 'primary' })}>
              <PlusIcon aria-hidden="true" className="size-4.5" />
              {text('modules.new')}
            </Anchor>
            <Anchor href="/program/module/new?example" className={buttonClass({})}>
              <PlayIcon aria-hidden="true" className="size-4.5" />
              {text('guided.open')}
            </Anchor>
            <Anchor href="/program/module?tab=shared" className={buttonClass({})}>
              {text('modules.tab.shared')}
            </Anchor>
          </>
        ) : null
      }
    />
  )
}
