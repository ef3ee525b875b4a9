import { Anchor, buttonClass, cx, PlusIcon, Share2Icon, Tabs, Trash2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ImportButton } from '#shared/exchange/ImportButton.tsx'
import { ImportDrop } from '#shared/exchange/ImportDrop.tsx'
import { useListState } from '#shared/list/useListState.ts'
import { ModuleList } from './ModuleList.tsx'
import { defaultListState, type ModuleTab, TABS, tabOf } from './tabs.ts'

export function ModulesScreen() {
  const text = useText()
  const list = useListState(defaultListState)
  const tab = tabOf(list.tab)
  return (
    <>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-2xl gap-1">
          <h1 className="text-2xl font-bold">{text('modules.title')}</h1>
          <p className="text-sm text-muted">{text('modules.text')}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-row-reverse max-sm:justify-end">
          <Anchor
            href="/program/delete?f.kind=module"
            className={cx(buttonClass({ variant: 'quiet' }), 'max-sm:w-10 max-sm:!px-0')}
          >
            <Trash2Icon aria-hidden="true" className="size-4.5" />
            <span className="max-sm:sr-only">{text('modules.toTrash')}</span>
          </Anchor>
          <Anchor
            href="/program/share?f.kind=module"
            className={cx(buttonClass({ variant: 'quiet' }), 'max-sm:w-10 max-sm:!px-0')}
          >
            <Share2Icon aria-hidden="true" className="size-4.5" />
            <span className="max-sm:sr-only">{text('share.mine.link')}</span>
          </Anchor>
          <ImportButton />
          <Anchor href="/program/module/new" className={buttonClass({ variant: 'primary' })}>
            <PlusIcon aria-hidden="true" className="size-4.5" />
            {text('modules.new')}
          </Anchor>
        </div>
      </header>
      <Tabs
        label={text('modules.tabs')}
        value={tab}
        onChange={list.setTab}
        tabs={TABS.map((id: ModuleTab) => ({ id, label: text(`modules.tab.${id}`) }))}
      >
        <ImportDrop>
          <ModuleList key={tab} tab={tab} list={list} />
        </ImportDrop>
      </Tabs>
    </>
  )
}
