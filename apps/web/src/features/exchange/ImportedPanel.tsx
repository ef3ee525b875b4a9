import { Anchor, Button, buttonClass, Notice, toast, Undo2Icon } from '@pandok/ui'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import type { ImportStore } from './store/createImportStore.ts'
import type { ImportedItems } from './store/ImportState.ts'

/** What has been saved, with links to it and undo. */
export function ImportedPanel({ taken, store }: { taken: ImportedItems; store: ImportStore }) {
  const text = useText()
  const isBusy = useStorePart(store, ({ saving }) => saving !== undefined)
  const { plates, modules } = taken

  async function undo() {
    await store.undoImport()
    if (store.read().importedItems === undefined) toast({ title: text('import.undone') })
  }

  return (
    <Notice
      tone="success"
      role="status"
      title={text('import.done', { plates: plates.length, modules: modules.length })}
      action={
        <>
          <Button
            size="sm"
            icon={<Undo2Icon />}
            loading={isBusy}
            loadingLabel={text('import.saving')}
            onClick={undo}
          >
            {text('import.undo')}
          </Button>
          <ModulesLink modules={modules} />
        </>
      }
    >
      <ul className="grid max-h-60 gap-1 overflow-auto">
        {plates.map(({ id, name }) => (
          <li key={id}>
            <Anchor
              href={`/program/preview?plate=${encodeURIComponent(id)}`}
              className="font-semibold text-accent-text underline"
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Links to the editor of a single module, which usually needs more work, or to the list of several. */
function ModulesLink({ modules }: Pick<ImportedItems, 'modules'>) {
  const text = useText()
  const [first, second] = modules
  if (!first) return null
  const href = second ? '/program/module' : `/program/module/${encodeURIComponent(first.id)}`
  return (
    <Anchor href={href} className={buttonClass({ size: 'sm' })}>
      {text(second ? 'import.toModules' : 'library.openModule')}
    </Anchor>
  )
}
