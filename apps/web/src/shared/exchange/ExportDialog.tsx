import { LOCALES, type Locale } from '@pandok/domain'
import type { OwnDocuments } from '@pandok/exchange'
import { Button, Dialog, DownloadIcon, Notice, RadioGroup, Select, Spinner, toast } from '@pandok/ui'
import { useEffect, useMemo, useState } from 'react'
import { saveBlob } from '#platform/files/saveFile.ts'
import { type Text, useText } from '#platform/text/text.ts'
import { today } from '#platform/today.ts'
import { languageName } from '#shared/fields/languageName.ts'
import { EXPORT_FORMATS, type ExportFormat, exportAs, FORMAT_NAMES, isForm } from './exportFormats.ts'
import { LossLines } from './LossLines.tsx'

interface ExportDialogProps {
  name: string
  /** Loads the document in the product's format from the server. */
  load: () => Promise<unknown>
  onClose: () => void
}

/**
 * Exports a plate or a module to another program's format, and shows what the format can't represent first.
 */
export function ExportDialog({ name, load, onClose }: ExportDialogProps) {
  const text = useText()
  const [documents, setDocuments] = useState<OwnDocuments>()
  const [error, setError] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is requested once, when the dialog opens
  useEffect(() => {
    load().then(
      (file) => setDocuments(file as OwnDocuments),
      (thrown: unknown) => setError(thrown instanceof Error ? thrown.message : String(thrown)),
    )
  }, [])
  return (
    <Dialog
      open
      size="lg"
      title={text('export.title', { name })}
      description={text('export.text')}
      closeLabel={text('ui.close')}
      onClose={onClose}
    >
      {error ? (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      ) : documents ? (
        <Choices name={name} documents={documents} onClose={onClose} />
      ) : (
        <Spinner label={text('import.reading')} />
      )}
    </Dialog>
  )
}

/** Names of programs and standards are the same in every language. */
const formatLabel = (format: ExportFormat, text: Text): string =>
  format === 'mrrt' || format === 'csv' ? text(`export.format.${format}`) : FORMAT_NAMES[format]

interface ChoicesProps {
  name: string
  documents: OwnDocuments
  onClose: () => void
}

function Choices({ name, documents, onClose }: ChoicesProps) {
  const text = useText()
  const { modules, plates } = documents
  const [format, setFormat] = useState<ExportFormat>(plates.length > 0 ? 'espanso' : 'questionnaire')
  const [locale, setLocale] = useState<Locale>(text.locale)
  const [module, setModule] = useState(modules[0]?.id)
  const exported = useMemo(
    () => exportAs(documents, { format, locale, name, module, today: today() }),
    [documents, format, locale, name, module],
  )

  function save() {
    if (!exported) return
    saveBlob(exported.file, new Blob([exported.text], { type: 'text/plain;charset=utf-8' }))
    toast({ tone: 'success', title: exported.file })
    onClose()
  }

  return (
    <div className="grid gap-4">
      <RadioGroup
        label={text('export.format')}
        value={format}
        onChange={(value) => setFormat(value)}
        options={EXPORT_FORMATS.map((value) => ({ value, label: formatLabel(value, text) }))}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <LocaleSelect locale={locale} onChange={setLocale} />
        {isForm(format) && modules.length > 1 ? (
          <Select
            label={text('export.module')}
            value={module}
            onChange={({ target }) => setModule(target.value)}
          >
            {modules.map(({ id, name: called }) => (
              <option key={id} value={id}>
                {called}
              </option>
            ))}
          </Select>
        ) : null}
      </div>
      <Losses exported={exported} />
      <Button
        variant="primary"
        icon={<DownloadIcon />}
        className="justify-self-end max-sm:w-full"
        aria-disabled={!exported || undefined}
        onClick={save}
      >
        {text('export.save')}
      </Button>
    </div>
  )
}

function LocaleSelect({ locale, onChange }: { locale: Locale; onChange: (locale: Locale) => void }) {
  const text = useText()
  return (
    <Select label={text('export.language')} value={locale} onChange={({ target }) => onChange(target.value)}>
      {LOCALES.map((each) => (
        <option key={each} value={each}>
          {languageName(each, text.locale)}
        </option>
      ))}
    </Select>
  )
}

function Losses({ exported }: { exported: ReturnType<typeof exportAs> }) {
  const text = useText()
  if (!exported) return <Notice tone="info">{text('export.nothing')}</Notice>
  return (
    <div role="status" className="grid gap-2">
      {exported.losses.length === 0 ? (
        <p className="text-sm text-muted">{text('export.lossless')}</p>
      ) : (
        <>
          <p className="text-sm font-semibold">{text('export.losses', { count: exported.losses.length })}</p>
          <LossLines losses={exported.losses} />
        </>
      )}
    </div>
  )
}
