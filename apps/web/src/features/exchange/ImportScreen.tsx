import { Notice } from '@pandok/ui'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { DropArea } from './DropArea.tsx'
import { FileCard } from './files/FileCard.tsx'
import { ImportBar } from './ImportBar.tsx'
import { ImportedPanel } from './ImportedPanel.tsx'
import { PlatesPanel } from './plates/PlatesPanel.tsx'
import type { ReadSource } from './reading/SourceRead.ts'
import { RowList } from './rows/RowList.tsx'
import type { ImportStore } from './store/createImportStore.ts'
import type { Refusal } from './store/ImportState.ts'
import { addFiles, useImportStore } from './useImportStore.ts'

/** `/program/import`: macros and templates of other systems are reviewed and imported. */
export function ImportScreen({ read }: { read?: ReadSource }) {
  const text = useText()
  const store = useImportStore(read)
  const files = useStorePart(store, (state) => state.files)
  const hasRows = useStorePart(store, ({ rows }) => rows.length > 0)
  const taken = useStorePart(store, (state) => state.importedItems)
  const refusal = useStorePart(store, (state) => state.refusal)
  const paste = (content: string) =>
    void store.add([{ id: crypto.randomUUID(), name: text('import.paste.name'), content }])
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid max-w-3xl gap-1">
        <h1 className="text-2xl font-bold">{text('program.title.import')}</h1>
        <p className="text-sm text-muted">{text('import.text')}</p>
      </header>
      <DropArea
        isSmall={files.length > 0}
        onFiles={(dropped) => void addFiles(store, dropped)}
        onText={paste}
      />
      {files.length > 0 ? <FileList store={store} /> : null}
      {refusal ? <Refused refusal={refusal} isPart={taken !== undefined} /> : null}
      {taken ? <ImportedPanel taken={taken} store={store} /> : null}
      {!taken && hasRows ? (
        <>
          <PlatesPanel store={store} />
          <RowList store={store} />
        </>
      ) : null}
      {!taken && files.length > 0 ? <ImportBar store={store} /> : null}
    </div>
  )
}

function FileList({ store }: { store: ImportStore }) {
  const text = useText()
  const files = useStorePart(store, (state) => state.files)
  const rows = useStorePart(store, (state) => state.rows)
  return (
    <section aria-labelledby="import-files" className="grid gap-3">
      <h2 id="import-files" className="text-lg font-bold">
        {text('import.files')}
      </h2>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {files.map((file) => (
          <FileCard
            key={file.source.id}
            file={file}
            rowCount={rows.filter(({ source }) => source === file.source.id).length}
            store={store}
          />
        ))}
      </ul>
    </section>
  )
}

function Refused({ refusal: { message, details }, isPart }: { refusal: Refusal; isPart: boolean }) {
  const text = useText()
  return (
    <Notice tone="danger" role="alert" title={text('import.refused')}>
      <p>{message}</p>
      {isPart ? <p>{text('import.refused.part')}</p> : null}
      <ul className="grid max-h-48 list-disc overflow-auto ps-5">
        {details.map((detail) => (
          <li key={`${detail.path} ${detail.message}`} className="break-words">
            <code className="font-mono text-xs">{detail.path.replace(/^file\./u, '')}</code> {detail.message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
