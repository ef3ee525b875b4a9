import { freeId } from '@pandok/board'
import { BLANK_LABEL_MAX_CHARACTERS, GATHERS_MAX, type Gather, wordsIn } from '@pandok/domain'
import { Button, PlusIcon, Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put, removeItem } from '#shared/fields/arrays.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { useBoardState } from '../editor/useBoard.ts'
import { CellChoice } from '../logic/CellChoice.tsx'
import { CardHead } from './CardHead.tsx'
import type { ChangeExam } from './ChangeExam.ts'
import { cellFields } from './examFields.ts'
import { useFaultText } from './useFaultText.ts'
import { WordsFields } from './WordsFields.tsx'

const AGGREGATES = ['ran', 'count', 'max', 'min'] as const
const NUMERIC: ReadonlySet<string> = new Set(['number', 'measure', 'count'])
const PATH = ['exam', 'gathers']

/** Values gathered from other cells of the report, for the formulas of any cell. */
export function GatherList({ gathers, onChange }: { gathers: readonly Gather[]; onChange: ChangeExam }) {
  const text = useText()
  const { cells, exam } = useBoardState(({ plate }) => plate)

  const write = (update: (list: readonly Gather[]) => readonly Gather[], field: string) =>
    onChange((now) => {
      const next = update(now.gathers ?? [])
      return put(now, 'gathers', next.length > 0 ? next : undefined)
    }, `gathers/${field}`)

  function add() {
    const taken = [...gathers, ...(exam?.blanks ?? []), ...(exam?.values ?? [])].map(({ id }) => id)
    const id = freeId('gathered', new Set(taken))
    const label = { [text.locale]: text('plateExam.value.new') }
    write((list) => [...list, { id, label, what: 'ran', cells: [] }], `add/${id}`)
    focusPath([...PATH, gathers.length, 'label'])
  }

  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-semibold">{text('plateExam.gathers.title')}</h4>
      {gathers.map((gather, at) => (
        <GatherCard
          key={gather.id}
          gather={gather}
          path={[...PATH, at]}
          fields={cellFields(
            cells.filter(({ id }) => gather.cells.includes(id)),
            text,
          )}
          onChange={(update, field) =>
            write(
              (list) => list.map((one) => (one.id === gather.id ? update(one) : one)),
              `${gather.id}/${field}`,
            )
          }
          onRemove={() => write((list) => removeItem(list, at), `remove/${gather.id}`)}
        />
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        icon={<PlusIcon />}
        disabled={gathers.length >= GATHERS_MAX}
        data-path={pathName([...PATH, 'add'])}
        onClick={add}
      >
        {text('plateExam.gathers.add')}
      </Button>
    </div>
  )
}

interface GatherCardProps {
  gather: Gather
  path: readonly (string | number)[]
  fields: ReturnType<typeof cellFields>
  onChange: (update: (gather: Gather) => Gather, field: string) => void
  onRemove: () => void
}

function GatherCard({ gather, path, fields, onChange, onRemove }: GatherCardProps) {
  const text = useText()
  const fault = useFaultText(path)
  const { id, label, what } = gather
  const name = wordsIn(label ?? {}, text.locale) || id
  return (
    <fieldset aria-label={name} className="grid min-w-0 gap-3 rounded-lg border border-line bg-raised p-3">
      <CardHead removeLabel={text('plateExam.value.remove', { name })} onRemove={onRemove}>
        <WordsFields
          label={text('plateExam.value.label')}
          words={label}
          max={BLANK_LABEL_MAX_CHARACTERS}
          onChange={(words, locale) => onChange((now) => put(now, 'label', words), `label/${locale}`)}
          path={pathName([...path, 'label'])}
        />
      </CardHead>
      <Select
        label={text('plateExam.gathers.what')}
        value={what}
        onChange={({ target }) =>
          onChange((now) => {
            const next = { ...now, what: target.value }
            return target.value === 'ran' ? put(next, 'value', undefined) : next
          }, `what/${target.value}`)
        }
      >
        {AGGREGATES.map((aggregate) => (
          <option key={aggregate} value={aggregate}>
            {text(`plateExam.gathers.${aggregate}`)}
          </option>
        ))}
      </Select>
      <CellChoice
        label={text('plateExam.gathers.cells')}
        chosen={gather.cells}
        onChange={(ids) => onChange((now) => ({ ...now, cells: ids }), `cells/${ids.join()}`)}
        path={[...path, 'cells']}
        error={fault('cells', 0)}
      />
      {what === 'ran' ? null : (
        <GatheredValue gather={gather} path={[...path, 'value']} fields={fields} onChange={onChange} />
      )}
    </fieldset>
  )
}

/** The value of the cells that is counted, or whose maximum or minimum is taken. */
function GatheredValue({ gather, path, fields, onChange }: Omit<GatherCardProps, 'onRemove'>) {
  const text = useText()
  const fault = useFaultText(path)
  const { what, value } = gather
  const isNumber = what === 'max' || what === 'min'
  const offered = fields.filter(({ kind }) => !isNumber || NUMERIC.has(kind))
  return (
    <Select
      label={text('plateExam.gathers.value')}
      value={value ?? ''}
      error={fault()}
      data-path={pathName(path)}
      onChange={({ target }) =>
        onChange(
          (now) => put(now, 'value', target.value === '' ? undefined : target.value),
          `value/${target.value}`,
        )
      }
    >
      <option value="">{text('plateExam.gathers.choose')}</option>
      {value !== undefined && !offered.some((field) => field.id === value) ? (
        <option value={value}>{value}</option>
      ) : null}
      {offered.map((field) => (
        <option key={field.id} value={field.id}>
          {field.name}
        </option>
      ))}
    </Select>
  )
}
