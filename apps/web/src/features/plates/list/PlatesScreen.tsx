import { Anchor, buttonClass, cx, PlusIcon, Share2Icon, Tabs, Trash2Icon } from '@pandok/ui'
import { useNavigate } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { ImportButton } from '#shared/exchange/ImportButton.tsx'
import { ImportDrop } from '#shared/exchange/ImportDrop.tsx'
import { useListState } from '#shared/list/useListState.ts'
import { Allowance, isFull, LimitNotice, useEntitlement } from './Allowance.tsx'
import { PlateList } from './PlateList.tsx'
import { NEW_PLATE } from './plateLinks.ts'
import { defaultListState, type PlateTab, TABS } from './tabs.ts'

/** `/program/plate`: the member's plates and the library's. */
export function PlatesScreen() {
  const list = useListState(defaultListState('mine'))
  return <ListFrame tab={list.tab === 'library' ? 'library' : 'mine'} />
}

/** `/program/plate/share`: plates that members share. */
export const SharedPlatesScreen = () => <ListFrame tab="shared" />

function ListFrame({ tab }: { tab: PlateTab }) {
  const text = useText()
  const navigate = useNavigate()
  const list = useListState(defaultListState(tab))
  const entitlement = useEntitlement()
  return (
    <>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-2xl gap-1">
          <h1 className="text-2xl font-bold">
            {text(tab === 'shared' ? 'plates.shared.title' : 'plates.title')}
          </h1>
          <p className="text-sm text-muted">
            {text(tab === 'shared' ? 'plates.shared.text' : 'plates.text')}
          </p>
          {entitlement ? <Allowance entitlement={entitlement} /> : null}
        </div>
        <ListActions canCreate={!entitlement || !isFull(entitlement)} />
      </header>
      {entitlement && isFull(entitlement) ? <LimitNotice entitlement={entitlement} /> : null}
      <Tabs
        label={text('plates.tabs')}
        value={tab}
        onChange={(next) => void navigate(TABS[next as PlateTab])}
        tabs={Object.keys(TABS).map((id) => ({ id, label: text(`plates.tab.${id as PlateTab}`) }))}
      >
        <ImportDrop>
          <PlateList key={tab} tab={tab} list={list} />
        </ImportDrop>
      </Tabs>
    </>
  )
}

function ListActions({ canCreate }: { canCreate: boolean }) {
  const text = useText()
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-row-reverse max-sm:justify-end">
      <Anchor
        href="/program/delete?f.kind=plate"
        className={cx(buttonClass({ variant: 'quiet' }), 'max-sm:w-10 max-sm:!px-0')}
      >
        <Trash2Icon aria-hidden="true" className="size-4.5" />
        <span className="max-sm:sr-only">{text('plates.toTrash')}</span>
      </Anchor>
      <Anchor
        href="/program/share?f.kind=plate"
        className={cx(buttonClass({ variant: 'quiet' }), 'max-sm:w-10 max-sm:!px-0')}
      >
        <Share2Icon aria-hidden="true" className="size-4.5" />
        <span className="max-sm:sr-only">{text('share.mine.link')}</span>
      </Anchor>
      <ImportButton />
      {canCreate ? (
        <Anchor href={NEW_PLATE} className={buttonClass({ variant: 'primary' })}>
          <PlusIcon aria-hidden="true" className="size-4.5" />
          {text('plates.new')}
        </Anchor>
      ) : null}
    </div>
  )
}
