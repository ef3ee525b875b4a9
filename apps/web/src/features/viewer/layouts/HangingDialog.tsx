import { Button, Dialog, DownloadIcon, IconButton, Notice, Trash2Icon, toast, UploadIcon } from '@pandok/ui'
import type { SavedLayout } from '@pandok/viewer'
import { useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { exportName } from '#shared/print/exportName.ts'
import { saveBlob } from '../export/saveBlob.ts'
import { deleteLayout, importLayouts, layoutsFile, savedLayouts, saveLayout } from './savedLayouts.ts'
import { scopeName } from './scopeName.ts'
import { WhyTable } from './WhyTable.tsx'

/** Shows why images hang where they do, and the reader's own layouts, which can be exported as a file. */
export function HangingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <OpenDialog onClose={onClose} /> : null
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const [layouts, setLayouts] = useState(savedLayouts)
  const refresh = () => setLayouts(savedLayouts())
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={text('viewer.command.layout.rules')}
      closeLabel={text('ui.close')}
      footer={<Files hasNone={layouts.length === 0} onImported={refresh} />}
    >
      <div className="grid gap-5 pb-2">
        <section aria-labelledby="hanging-why">
          <h3 id="hanging-why" className="mb-1 text-sm font-bold text-muted">
            {text('viewer.why')}
          </h3>
          <WhyTable />
        </section>
        <section aria-labelledby="hanging-own">
          <h3 id="hanging-own" className="mb-1 text-sm font-bold text-muted">
            {text('viewer.layout.own')}
          </h3>
          {layouts.length === 0 ? (
            <p className="text-sm text-muted">{text('viewer.layout.own.none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {layouts.map((layout) => (
                <LayoutRow key={scopeName(layout)} layout={layout} onForgotten={refresh} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </Dialog>
  )
}

function LayoutRow({ layout, onForgotten }: { layout: SavedLayout; onForgotten: () => void }) {
  const text = useText()
  const { rows, columns, cells = [] } = layout
  const name = scopeName(layout)
  const examples = cells.flatMap((cell) => cell?.description || cell?.view || cell?.plane || [])
  function forget() {
    deleteLayout(layout)
    onForgotten()
    toast({
      title: text('viewer.layout.forgotten', { modality: name }),
      action: {
        label: text('list.undo'),
        onPress: () => {
          saveLayout(layout)
          onForgotten()
        },
      },
    })
  }
  return (
    <li className="flex items-center gap-3 py-1.5 text-sm">
      <span className="min-w-0 flex-1">
        <strong>{name}</strong> {text('viewer.layout.size', { rows, columns })}
        <span className="block truncate text-xs text-muted">{examples.join(' · ')}</span>
      </span>
      <IconButton
        size="sm"
        label={text('viewer.layout.forget', { modality: name })}
        icon={<Trash2Icon />}
        onClick={forget}
      />
    </li>
  )
}

function Files({ hasNone, onImported }: { hasNone: boolean; onImported: () => void }) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isWrong, setWrong] = useState(false)
  async function read(file: File | undefined) {
    if (!file) return
    const count = importLayouts(await file.text())
    setWrong(count === undefined)
    if (count === undefined) return
    onImported()
    toast({ tone: 'success', title: text('viewer.layout.imported', { count }) })
  }
  return (
    <>
      {isWrong ? (
        <Notice tone="danger" role="alert" className="me-auto">
          {text('viewer.layout.import.wrong')}
        </Notice>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="hidden"
        aria-label={text('viewer.layout.import')}
        onChange={({ target }) => {
          void read(target.files?.[0])
          target.value = ''
        }}
      />
      <Button icon={<UploadIcon />} onClick={() => input.current?.click()}>
        {text('viewer.layout.import')}
      </Button>
      <Button
        icon={<DownloadIcon />}
        aria-disabled={hasNone}
        onClick={() =>
          hasNone
            ? undefined
            : saveBlob(exportName('layouts', 'json'), new Blob([layoutsFile()], { type: 'application/json' }))
        }
      >
        {text('viewer.layout.export')}
      </Button>
    </>
  )
}
