import type { ModuleDocument } from '@pandok/protocol'
import { Dialog, Tabs } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { ListSearch } from '#shared/list/ListSearch.tsx'
import { PickerList } from './PickerList.tsx'
import { PICKER_TABS, type PickerTab } from './usePickerPage.ts'

interface ModulePickerProps {
  /** Called with a module that belongs to the member and is in the catalog. */
  onChoose: (module: ModuleDocument) => void
  onClose: () => void
}

/**
 * Chooses a module of the member, a shared one or one of the library. A module of somebody else is copied
 * first, so that its owner can't change this plate.
 */
export function ModulePicker({ onChoose, onClose }: ModulePickerProps) {
  const text = useText()
  const [tab, setTab] = useState<PickerTab>('mine')
  const [search, setSearch] = useState('')
  return (
    <Dialog
      open
      size="lg"
      title={text('plateCell.picker.title')}
      description={tab === 'mine' ? undefined : text('plateCell.picker.copyNote')}
      closeLabel={text('ui.close')}
      onClose={onClose}
    >
      <Tabs
        label={text('modules.tabs')}
        value={tab}
        onChange={(id) => setTab(id)}
        tabs={PICKER_TABS.map((id) => ({ id, label: text(`modules.tab.${id}`) }))}
      >
        <div className="grid gap-3">
          <ListSearch label={text('modules.search')} search={search} setSearch={setSearch} />
          <PickerList key={`${tab} ${search}`} tab={tab} search={search} onChoose={onChoose} />
        </div>
      </Tabs>
    </Dialog>
  )
}
