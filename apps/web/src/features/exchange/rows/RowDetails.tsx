import { CELL_TITLE_MAX_CHARACTERS, REPORT_SECTIONS } from '@pandok/domain'
import type { ProposedRow } from '@pandok/exchange/proposal'
import { Select, Textarea, TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { FieldName } from '#shared/exchange/FieldName.tsx'
import { LanguageOptions } from '#shared/fields/LanguageOptions.tsx'
import type { RowChange } from '../store/rowActions.ts'

interface RowDetailsProps {
  row: ProposedRow
  onChange: (change: RowChange) => void
}

export function RowDetails({ row, onChange }: RowDetailsProps) {
  const text = useText()
  const { place } = row
  const changeText = (index: number, change: Partial<ProposedRow['texts'][number]>) =>
    onChange({ texts: row.texts.map((part, at) => (at === index ? { ...part, ...change } : part)) })
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <TextField
          label={text('import.row.title')}
          value={row.title}
          maxLength={CELL_TITLE_MAX_CHARACTERS}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        {row.isTemplate ? null : <SentenceFields row={row} onChange={onChange} />}
      </div>
      {row.texts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id and never move
        <div key={index} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <Textarea
            label={text('import.row.text')}
            lang={row.locale}
            rows={2}
            value={part.text}
            onChange={({ target }) => changeText(index, { text: target.value })}
          />
          <Select
            label={text('import.row.section')}
            value={part.section}
            onChange={({ target }) => changeText(index, { section: target.value })}
          >
            {REPORT_SECTIONS.map((section) => (
              <option key={section} value={section}>
                {text(`reportSection.${section}`)}
              </option>
            ))}
          </Select>
        </div>
      ))}
      <Fields row={row} onChange={onChange} />
      <p className="text-xs break-all text-muted">
        {[place.file, place.line === undefined ? place.path : text('import.line', { line: place.line })]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}

/** The questions that the row is turned into; their names can be changed. */
function Fields({ row, onChange }: RowDetailsProps) {
  const text = useText()
  const { definition, fields, locale } = row
  if (row.as !== 'module' || !definition || fields.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1.5 text-sm font-medium">{text('import.field.list')}</legend>
      <div lang={locale} className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {definition.inputs.map(({ id }, index) => (
          <FieldName
            key={id}
            label={text('import.field.name', { number: index + 1 })}
            name={fields[index] ?? id}
            onRename={(name) => onChange({ renamed: { ...row.renamed, [id]: name } })}
          />
        ))}
      </div>
    </fieldset>
  )
}

function SentenceFields({ row, onChange }: RowDetailsProps) {
  const text = useText()
  return (
    <>
      <Select
        label={text('import.row.language')}
        value={row.locale}
        onChange={({ target }) => onChange({ locale: target.value })}
      >
        <LanguageOptions />
      </Select>
      <Select
        label={text('import.row.as')}
        value={row.as}
        onChange={({ target }) => onChange({ as: target.value })}
      >
        <option value="sentence">{text('import.row.as.sentence')}</option>
        <option value="module">{text('import.row.as.module')}</option>
      </Select>
    </>
  )
}
