import { typedKeys } from '@pandok/domain'
import { Tabs } from '@pandok/ui'
import { useNavigate } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { DocumentListHeader } from '#shared/document-list/DocumentListHeader.tsx'
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
  const canCreate = !entitlement || !isFull(entitlement)
  return (
    <>
      <DocumentListHeader
        kind="plate"
        title={text(tab === 'shared' ? 'plates.shared.title' : 'plates.title')}
        description={text(tab === 'shared' ? 'plates.shared.text' : 'plates.text')}
        creation={canCreate ? { href: NEW_PLATE, label: text('plates.new') } : undefined}
      >
        {entitlement ? <Allowance entitlement={entitlement} /> : null}
      </DocumentListHeader>
      {entitlement && isFull(entitlement) ? (
        <div className="mb-4">
          <LimitNotice entitlement={entitlement} />
        </div>
      ) : null}
      <Tabs
        label={text('plates.tabs')}
        value={tab}
        onChange={(next) => void navigate(TABS[next])}
        tabs={typedKeys(TABS).map((id) => ({ id, label: text(`plates.tab.${id}`) }))}
      >
        <ImportDrop>
          <PlateList key={tab} tab={tab} list={list} />
        </ImportDrop>
      </Tabs>
    </>
  )
}
