import { ENCODINGS, type Encoding } from '@pandok/exchange/proposal'
import { Badge, Button, FileTextIcon, IconButton, Notice, ProgressBar, Select, XIcon } from '@pandok/ui'
import { type Text, useText } from '#platform/text/text.ts'
import { LossLines } from '#shared/exchange/LossLines.tsx'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import type { ImportStore } from '../store/createImportStore.ts'
import type { ImportFile } from '../store/ImportState.ts'
import { ColumnMapper } from './ColumnMapper.tsx'
import { formatName } from './formatName.ts'

/** Unicode encodings have the same name everywhere; others are named after their language. */
const UNICODE: Readonly<Partial<Record<Encoding, string>>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
}

interface FileCardProps {
  file: ImportFile
  rowCount: number
  store: ImportStore
}

/** One file: how it was read, what can be corrected, and what was not imported. */
export function FileCard({ file, rowCount, store }: FileCardProps) {
  const text = useText()
  const { source, read, progress } = file
  return (
    <li className="grid min-w-0 content-start gap-3 rounded-xl border border-line bg-raised p-4">
      <div className="flex min-w-0 items-center gap-2">
        <FileTextIcon aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <h3 className="min-w-0 flex-1 truncate font-semibold" title={source.name}>
          {source.name}
        </h3>
        {read && read.format !== 'unknown' ? <Badge>{formatName(read.format)}</Badge> : null}
        <IconButton
          label={text('import.remove', { name: source.name })}
          icon={<XIcon />}
          size="sm"
          onClick={() => store.remove(source.id)}
        />
      </div>
      {progress ? <Reading progress={progress} onCancel={() => store.remove(source.id)} /> : null}
      {file.isFailed ? (
        <Notice tone="danger" role="alert">
          {text('import.failed')}
        </Notice>
      ) : null}
      {read && !progress ? <WhatWasRead file={file} read={read} rowCount={rowCount} store={store} /> : null}
    </li>
  )
}

interface ReadingProps {
  progress: NonNullable<ImportFile['progress']>
  onCancel: () => void
}

function Reading({ progress, onCancel }: ReadingProps) {
  const text = useText()
  return (
    <div className="grid gap-2">
      <ProgressBar
        label={text('import.reading')}
        value={progress.done}
        max={Math.max(progress.total, 1)}
        valueText={progress.total > 0 ? text('import.progress', progress) : undefined}
      />
      <Button size="sm" className="justify-self-start" onClick={onCancel}>
        {text('import.cancel')}
      </Button>
    </div>
  )
}

interface WhatWasReadProps extends FileCardProps {
  read: NonNullable<ImportFile['read']>
}

function WhatWasRead({ file, read, rowCount, store }: WhatWasReadProps) {
  const text = useText()
  const { id } = file.source
  const { own, losses, tables = [] } = read
  return (
    <>
      {own ? (
        <p className="text-sm">{text('import.own', { plates: own.plateCount, modules: own.moduleCount })}</p>
      ) : (
        <p className="text-sm text-muted">
          {rowCount > 0 ? text('import.found', { count: rowCount }) : text('import.found.none')}
        </p>
      )}
      {own && own.failing.length > 0 ? (
        <Notice tone="warning" title={text('exchange.failing', { count: own.failing.length })}>
          {own.failing.map(({ module, test }) => `${module} · ${test}`).join(', ')}
        </Notice>
      ) : null}
      {read.decoded && read.previews ? (
        <EncodingField read={read} onChange={(encoding) => void store.setEncoding(id, encoding)} />
      ) : null}
      {tables.map((table, index) => (
        <ColumnMapper
          key={table.sheet ?? index}
          table={table}
          onChange={(mapping) => void store.setMapping(id, index, mapping)}
        />
      ))}
      {losses.length > 0 ? (
        <Disclosure label={text('import.losses', { count: losses.length })} initiallyOpen={rowCount === 0}>
          <LossLines losses={losses} />
        </Disclosure>
      ) : null}
    </>
  )
}

interface EncodingFieldProps {
  read: NonNullable<ImportFile['read']>
  onChange: (encoding: Encoding) => void
}

/** The preview line shows whether the encoding is right; plain ASCII looks the same in all of them. */
function EncodingField({ read: { decoded, previews = [] }, onChange }: EncodingFieldProps) {
  const text = useText()
  const isPlain =
    new Set(previews.filter(({ encoding }) => !encoding.startsWith('utf-16')).map(({ preview }) => preview))
      .size < 2
  if (!decoded || (isPlain && decoded.encoding === 'utf-8')) return null
  return (
    <Select
      label={text('import.encoding')}
      size="sm"
      value={decoded.encoding}
      hint={<span className="break-all">{decoded.preview}</span>}
      onChange={({ target }) => onChange(target.value)}
    >
      {ENCODINGS.map((encoding) => (
        <option key={encoding} value={encoding}>
          {encodingName(encoding, text)}
        </option>
      ))}
    </Select>
  )
}

const encodingName = (encoding: Encoding, text: Text): string =>
  encoding === 'utf-8' || encoding === 'utf-16le' || encoding === 'utf-16be'
    ? (UNICODE[encoding] ?? encoding)
    : text(`import.encoding.${encoding}`)
