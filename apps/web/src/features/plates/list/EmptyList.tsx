import { Anchor, buttonClass, EmptyState, LayoutGridIcon, LibraryIcon, PlusIcon, UsersIcon } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { NEW_PLATE } from './plateLinks.ts'
import { type PlateTab, TABS } from './tabs.ts'

const icons = { mine: <LayoutGridIcon />, shared: <UsersIcon />, library: <LibraryIcon /> } as const

/** Nothing there at all: what could be there, and the first step towards it. */
export function EmptyList({ tab }: { tab: PlateTab }) {
  const text = useText()
  return (
    <EmptyState
      icon={icons[tab]}
      title={text(`plates.empty.${tab}.title`)}
      text={text(`plates.empty.${tab}.text`)}
      action={
        tab === 'mine' ? (
          <>
            <Anchor href={NEW_PLATE} className={buttonClass({ variant: 'primary' })}>
              <PlusIcon aria-hidden="true" className="size-4.5" />
              {text('plates.new')}
            </Anchor>
            <Anchor href={TABS.shared} className={buttonClass({})}>
              {text('plates.tab.shared')}
            </Anchor>
          </>
        ) : null
      }
    />
  )
}
