import {
  type ExamRegion,
  type Locale,
  listNames,
  REGION_COLUMNS_MAX,
  REGION_NAME_MAX_CHARACTERS,
  type RegionRows,
  type Words,
  wordsIn,
} from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Button, IconButton, PlusIcon, Select, Trash2Icon } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { moveItem, put } from '#shared/fields/arrays.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { SortableList } from '#shared/fields/SortableList.tsx'
import { useBoardState } from '../editor/useBoard.ts'
import type { ChangeRegion } from './ChangeRegion.ts'
import { columnName } from './columnName.ts'
import { rowBlanks } from './rowBlanks.ts'
import { useFaultText } from './useFaultText.ts'
import { WordsFields } from './WordsFields.tsx'

interface RegionRowsFieldsProps {
  region: ExamRegion
  path: Path
  onChange: ChangeRegion
}

/** A region as a table: one line per level, with the sentences of a line in the order of the columns. */
export function RegionRowsFields({ region, path, onChange }: RegionRowsFieldsProps) {
  const text = useText()
  const fault = useFaultText(path)
  const { cells, exam } = useBoardState(({ plate }) => plate)
  const { rows } = region
  const blanks = rowBlanks(cells, exam, text.locale)
  const own = [...path, 'rows']

  const write = (update: (rows: RegionRows) => RegionRows, field: string) =>
    onChange((now) => (now.rows ? { ...now, rows: update(now.rows) } : now), `rows/${field}`)

  function chooseBlank(blank: string) {
    onChange((now) => {
      if (blank === '') return put(now, 'rows', undefined)
      return { ...now, rows: now.rows ? { ...now.rows, blank } : { blank, columns: [] } }
    }, `rows/by/${blank}`)
  }

  if (!rows && blanks.length === 0)
    return <p className="text-sm text-muted">{text('plateExam.rows.noBlank')}</p>
  return (
    <div className="grid gap-3">
      <BlankSelect
        blank={rows?.blank}
        blanks={blanks}
        error={fault('rows', 'blank')}
        path={[...own, 'blank']}
        onChoose={chooseBlank}
      />
      {rows ? <ColumnList rows={rows} path={[...own, 'columns']} write={write} /> : null}
    </div>
  )
}

interface ColumnListProps {
  rows: RegionRows
  path: Path
  write: (update: (rows: RegionRows) => RegionRows, field: string) => void
}

function useColumnEdits({ rows, path, write }: ColumnListProps) {
  const text = useText()

  function addColumn() {
    const id = crypto.randomUUID()
    write(
      (now) => ({
        ...now,
        columns: [...now.columns, id],
        names: { ...now.names, [id]: { [text.locale]: text('plateExam.rows.newColumn') } },
      }),
      `add/${id}`,
    )
    focusPath([...path, rows.columns.length])
  }

  function removeColumn(id: string) {
    write((now) => {
      const { [id]: _, ...names } = now.names ?? {}
      const left = { ...now, columns: now.columns.filter((column) => column !== id) }
      return put(left, 'names', Object.keys(names).length > 0 ? names : undefined)
    }, `remove/${id}`)
    focusPath([...path, 'add'])
  }

  return { addColumn, removeColumn }
}
function ColumnList({ rows, path, write }: ColumnListProps) {
  const text = useText()
  const { cells } = useBoardState(({ plate }) => plate)
  const { columns } = rows
  const nameOf = (column: string, at: number) =>
    wordsIn(rows.names?.[column] ?? {}, text.locale) || columnName(column, at, cells, text)

  const { addColumn, removeColumn } = useColumnEdits({ rows, path, write })
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">{text('plateExam.rows.columns')}</p>
      <SortableList
        label={text('plateExam.rows.columns')}
        names={columns.map(nameOf)}
        onMove={(from, to) =>
          write((now) => ({ ...now, columns: moveItem(now.columns, from, to) }), `move/${from}/${to}`)
        }
      >
        {(at, grip) => {
          const column = columns[at]
          return column === undefined ? null : (
            <ColumnRow
              key={column}
              {...{ column, at, grip }}
              name={nameOf(column, at)}
              words={rows.names?.[column]}
              path={[...path, at]}
              onWords={(words, locale) =>
                write((now) => withName(now, column, words), `name/${column}/${locale}`)
              }
              onRemove={() => removeColumn(column)}
            />
          )
        }}
      </SortableList>
      <Button
        size="sm"
        className="justify-self-start"
        icon={<PlusIcon />}
        disabled={columns.length >= REGION_COLUMNS_MAX}
        data-path={pathName([...path, 'add'])}
        onClick={addColumn}
      >
        {text('plateExam.rows.addColumn')}
      </Button>
    </div>
  )
}

interface BlankSelectProps {
  blank: string | undefined
  blanks: ReturnType<typeof rowBlanks>
  error: string | undefined
  path: Path
  onChoose: (blank: string) => void
}

/** The blank whose answers are the lines; one that no longer exists is shown by its id. */
function BlankSelect({ blank, blanks, error, path, onChoose }: BlankSelectProps) {
  const text = useText()
  return (
    <Select
      label={text('plateExam.rows.by')}
      value={blank ?? ''}
      error={error}
      data-path={pathName(path)}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{text('plateExam.rows.none')}</option>
      {blank !== undefined && !blanks.some(({ id }) => id === blank) ? (
        <option value={blank}>{blank}</option>
      ) : null}
      {blanks.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

interface ColumnRowProps {
  column: string
  at: number
  grip: ReactNode
  name: string
  words: Words | undefined
  path: Path
  onWords: (words: Words | undefined, locale: Locale) => void
  onRemove: () => void
}

/** One column: its name, and the cells whose sentences it contains. */
function ColumnRow({ column, at, grip, name, words, path, onWords, onRemove }: ColumnRowProps) {
  const text = useText()
  const { cells } = useBoardState(({ plate }) => plate)
  const titles = cells
    .filter(({ finding }) => finding?.column === column)
    .map((cell) => cell.title || cell.name)
  return (
    <div className="flex min-w-0 items-start gap-1 rounded-md bg-sunken p-2">
      {grip}
      <div className="grid min-w-0 flex-1 gap-1">
        <WordsFields
          label={text('plateExam.rows.columnName', { number: at + 1 })}
          hint={
            titles.length > 0
              ? text('plateExam.rows.cells', { names: listNames(titles, text.locale) })
              : text('plateExam.rows.noCells')
          }
          words={words}
          max={REGION_NAME_MAX_CHARACTERS}
          onChange={onWords}
          path={pathName(path)}
        />
      </div>
      <IconButton
        size="sm"
        label={text('plateExam.rows.removeColumn', { name })}
        icon={<Trash2Icon />}
        onClick={onRemove}
      />
    </div>
  )
}

function withName(rows: RegionRows, column: string, words: Words | undefined): RegionRows {
  const names = put<Record<string, Words>, string>({ ...rows.names }, column, words)
  return put(rows, 'names', Object.keys(names).length > 0 ? names : undefined)
}
