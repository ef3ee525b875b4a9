import { Anchor, Button, cx, Dialog, Notice, toast, UploadIcon } from '@pandok/ui'
import { useRef, useState } from 'react'
import { navigation } from '#platform/navigation/navigation.ts'
import { useText } from '#platform/text/text.ts'
import { today } from '#platform/today.ts'
import { useCall } from '#rpc/useAction.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { type FailingTest, failingTests } from './failingTests.ts'
import { handedFiles } from './handedFiles.ts'
import { importFile } from './importFile.ts'
import { IMPORT_SCREEN } from './importLink.ts'
import { FILE_MAX_MEGABYTES, readExchangeFile } from './readExchangeFile.ts'
import { useDropTarget } from './useDropTarget.ts'

interface ImportDialogProps {
  /** A file that was passed in; the member still has to confirm. */
  given?: File
  onClose: () => void
}

/**
 * Imports a file by choosing or dropping it; errors are listed with their place, and nothing is imported
 * then.
 */
export function ImportDialog({ given, onClose }: ImportDialogProps) {
  const text = useText()
  const [problem, setProblem] = useState<string>()
  const [doubt, setDoubt] = useState<{ file: unknown; failing: readonly FailingTest[] }>()
  const importing = useCall(importFile, { toastErrors: false })

  async function take(file: File | null | undefined) {
    if (!file || importing.isPending) return
    setProblem(undefined)
    setDoubt(undefined)
    importing.reset()
    const reading = await readExchangeFile(file)
    if (!reading.ok && reading.problem === 'foreign') return lookThrough([file])
    if (!reading.ok) return setProblem(text(reading.problem, { size: FILE_MAX_MEGABYTES }))
    const failing = failingTests(reading.file, today())
    if (failing.length > 0) setDoubt({ file: reading.file, failing })
    else await send(reading.file)
  }

  function lookThrough(files: readonly File[]) {
    handedFiles.hand(files)
    onClose()
    void navigation.go(IMPORT_SCREEN)
  }

  async function send(file: unknown) {
    setDoubt(undefined)
    const done = await importing.run(file)
    if (done === 'error') return
    toast({ tone: 'success', title: done(text) })
    void refetchItems()
    onClose()
  }

  return (
    <Dialog open size="md" title={text('exchange.title')} closeLabel={text('ui.close')} onClose={onClose}>
      <div className="grid gap-4">
        <FileDrop
          given={given}
          isReading={importing.isPending}
          onFile={(file) => void take(file)}
          onFiles={lookThrough}
        />
        {given ? null : <OtherProgramsLink />}
        {problem ? (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        ) : null}
        {doubt ? <Doubt failing={doubt.failing} onGoOn={() => void send(doubt.file)} /> : null}
        {importing.error ? (
          <Refusal message={importing.error.message} details={importing.error.details} />
        ) : null}
      </div>
    </Dialog>
  )
}

function OtherProgramsLink() {
  const text = useText()
  return (
    <Anchor
      href={IMPORT_SCREEN}
      className="inline-flex min-h-6 justify-self-center text-sm font-semibold text-accent-text underline"
    >
      {text('import.other')}
    </Anchor>
  )
}

interface FileDropProps {
  given: File | undefined
  isReading: boolean
  onFile: (file: File | undefined) => void
  /** Called if several files were dropped at once. */
  onFiles: (files: readonly File[]) => void
}

/** A drop area, with a button for people who can't drag. */
function FileDrop({ given, isReading, onFile, onFiles }: FileDropProps) {
  const text = useText()
  const chooser = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useDropTarget((data) => {
    const files = [...data.files]
    if (files.length > 1) onFiles(files)
    else onFile(files[0])
  })

  return (
    <div
      {...handlers}
      className={cx(
        'grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-4 py-8 text-center',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      {given ? (
        <p className="font-semibold break-all">{given.name}</p>
      ) : (
        <p className="text-sm text-muted">{text('exchange.text')}</p>
      )}
      <Button
        variant="primary"
        icon={<UploadIcon />}
        loading={isReading}
        loadingLabel={text('exchange.reading')}
        data-autofocus={given ? '' : undefined}
        onClick={() => (given ? onFile(given) : chooser.current?.click())}
      >
        {text(given ? 'exchange.import' : 'exchange.choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        onChange={({ target }) => {
          onFile(target.files?.[0])
          // Choosing the same file again after editing it must fire a change event.
          target.value = ''
        }}
      />
    </div>
  )
}

interface DoubtProps {
  failing: readonly FailingTest[]
  onGoOn: () => void
}

/** If a module's saved tests fail, the module or its tests may be wrong, so a person decides. */
function Doubt({ failing, onGoOn }: DoubtProps) {
  const text = useText()
  return (
    <Notice
      tone="warning"
      role="alert"
      title={text('exchange.failing', { count: failing.length })}
      action={
        <Button size="sm" onClick={onGoOn}>
          {text('exchange.anyway')}
        </Button>
      }
    >
      <ul className="grid max-h-48 list-disc overflow-auto ps-5">
        {failing.map(({ module, test }) => (
          <li key={`${module}/${test}`} className="break-words">
            {module} · {test}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface RefusalProps {
  message: string
  details: readonly { path: string; message: string }[]
}

function Refusal({ message, details }: RefusalProps) {
  const text = useText()
  return (
    <Notice tone="danger" role="alert" title={details.length > 0 ? text('exchange.refused') : message}>
      {details.length > 0 ? (
        <table className="mt-1 w-full text-start">
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className="py-1 pe-3 text-start font-semibold">
                {text('exchange.place')}
              </th>
              <th scope="col" className="py-1 text-start font-semibold">
                {text('exchange.problem')}
              </th>
            </tr>
          </thead>
          <tbody>
            {details.map((detail) => (
              <tr key={`${detail.path} ${detail.message}`} className="align-top">
                <td className="max-w-48 py-1 pe-3 font-mono text-xs break-all">
                  {detail.path.replace(/^file\./u, '')}
                </td>
                <td className="py-1">{detail.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Notice>
  )
}
