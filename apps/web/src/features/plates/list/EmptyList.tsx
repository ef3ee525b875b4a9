import {
  Anchor,
  buttonClass,
  EmptyState,
  LayoutGridIcon,
  LibraryIcon,
  PlusIcon,
  Skeleton,
  UsersIcon,
} from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { LIBRARY } from '#shared/library/libraryLinks.ts'
import { FirstPlate } from './FirstPlate.tsx'
import { NEW_PLATE } from './plateLinks.ts'
import { type PlateTab, TABS } from './tabs.ts'
import { useFirstPlate } from './useFirstPlate.ts'

const icons = { mine: <LayoutGridIcon />, shared: <UsersIcon />, library: <LibraryIcon /> } as const

export function EmptyList({ tab }: { tab: PlateTab }) {
  const text = useText()
  if (tab === 'mine') return <NoneOfMine />
  return (
    <EmptyState
      icon={icons[tab]}
      title={text(`plates.empty.${tab}.title`)}
      text={text(`plates.empty.${tab}.text`)}
    />
  )
}

function NoneOfMine() {
  const text = useText()
  const offered = useFirstPlate()
  const words = {
    icon: icons.mine,
    title: text('plates.empty.mine.title'),
    text: text('plates.empty.mine.text'),
  }
  if (offered === null) return <EmptyState {...words} action={<FirstSteps isPrimary />} />
  return (
    <div className="grid grid-cols-1 gap-6 pb-12">
      <EmptyState {...words} className="!pb-0" />
      {offered ? <FirstPlate plate={offered} /> : <Skeleton className="mx-auto h-48 w-full max-w-2xl" />}
      <div className="flex flex-wrap justify-center gap-2">
        <FirstSteps isPrimary={false} />
      </div>
    </div>
  )
}

function FirstSteps({ isPrimary }: { isPrimary: boolean }) {
  const text = useText()
  return (
    <>
      <Anchor href={NEW_PLATE} className={buttonClass({ variant: isPrimary ? 'primary' : 'secondary' })}>
        <PlusIcon aria-hidden="true" className="size-4.5" />
        {text('plates.new')}
      </Anchor>
      <Anchor href={TABS.shared} className={buttonClass({})}>
        {text('plates.tab.shared')}
      </Anchor>
      <Anchor href={LIBRARY} className={buttonClass({})}>
        {text('library.browse')}
      </Anchor>
    </>
  )
}
