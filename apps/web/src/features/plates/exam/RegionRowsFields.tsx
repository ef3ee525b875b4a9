import {
  type ExamRegion,
  REGION_COLUMNS_MAX,
  REGION_NAME_MAX_CHARACTERS,
  type RegionRows,
  type Words,
  wordsIn,
} from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Button, IconButton, PlusIcon, Select, Trash2Icon } from '@pandok/ui'
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

/** A region as a table: a line for each level, the sentences of a line in the order of its columns. */
export function RegionRowsFields({ region, path, onChange }: RegionRowsFieldsProps) {
  const text = useText()
  const fault = useFaultText(path)
  const { cells, exam } = useBoardState(({ plate }) => plate)
  const { rows } = region
  const blanks = rowBlanks(cells, exam, text.locale)
  const own = [...path, 'rows']
  const columns = rows?.columns ?? []
  const nameOf = (column: string, at: number) =>
    wordsIn(rows?.names?.[column] ?? {}, text.locale) || columnName(column, at, cells, text)

  const write = (update: (rows: RegionRows) => RegionRows, field: string) =>
    onChange((now) => (now.rows ? { ...now, rows: update(now.rows) } : now), `rows/${field}`)

  function chooseBlank(blank: string) {
    onChange((now) => {
      if (blank === '') return put(now, 'rows', undefined)
      return { ...now, rows: now.rows ? { ...now.rows, blank } : { blank, columns: [] } }
    }, `rows/by/${blank}`)
  }

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
    focusPath([...own, 'columns', columns.length])
  }

  function removeColumn(id: string) {
    write((now) => {
      const { [id]: _, ...names } = now.names ?? {}
      const left = { ...now, columns: now.columns.filter((column) => column !== id) }
      return put(left, 'names', Object.keys(names).length > 0 ? names : undefined)
    }, `remove/${id}`)
    focusPath([...own, 'columns', 'add'])
  }

  if (!rows && blanks.length === 0)
    return <p className="text-sm text-muted">{text('plateExam.rows.noBlank')}</p>
  return (
    <div className="grid gap-3">
      <Select
        label={text('plateExam.rows.by')}
        value={rows?.blank ?? ''}
        error={fault('rows', 'blank')}
        data-path={pathName([...own, 'blank'])}
        onChange={({ target }) => chooseBlank(target.value)}
      >
        <option value="">{text('plateExam.rows.none')}</option>
        {rows && !blanks.some(({ id }) => id === rows.blank) ? (
          <option value={rows.blank}>{rows.blank}</option>
        ) : null}
        {blanks.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {rows ? (
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
              if (column === undefined) return null
              const titles = cells
                .filter(({ finding }) => finding?.column === column)
                .map(({ title, name }) => title || name)
              return (
                <div key={column} className="flex min-w-0 items-start gap-1 rounded-md bg-sunken p-2">
                  {grip}
                  <div className="grid min-w-0 flex-1 gap-1">
                    <WordsFields
                      label={text('plateExam.rows.columnName', { number: at + 1 })}
                      hint={
                        titles.length > 0
                          ? text('plateExam.rows.cells', { names: titles.join(', ') })
                          : text('plateExam.rows.noCells')
                      }
                      words={rows.names?.[column]}
                      max={REGION_NAME_MAX_CHARACTERS}
                      onChange={(words, locale) =>
                        write((now) => withName(now, column, words), `name/${column}/${locale}`)
                      }
                      path={pathName([...own, 'columns', at])}
                    />
                  </div>
                  <IconButton
                    size="sm"
                    label={text('plateExam.rows.removeColumn', { name: nameOf(column, at) })}
                    icon={<Trash2Icon />}
                    onClick={() => removeColumn(column)}
                  />
                </div>
              )
            }}
          </SortableList>
          <Button
            size="sm"
            className="justify-self-start"
            icon={<PlusIcon />}
            disabled={columns.length >= REGION_COLUMNS_MAX}
            data-path={pathName([...own, 'columns', 'add'])}
            onClick={addColumn}
          >
            {text('plateExam.rows.addColumn')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function withName(rows: RegionRows, column: string, words: Words | undefined): RegionRows {
  const names = put<Record<string, Words>, string>({ ...rows.names }, column, words)
  return put(rows, 'names', Object.keys(names).length > 0 ? names : undefined)
}
