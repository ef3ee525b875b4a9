import { listNames } from '@pandok/domain'
import type { Cell, Example, TableProof } from '@pandok/module-engine'
import { Button, Notice, PlusIcon } from '@pandok/ui'
import { type Text, useText } from '#platform/text/text.ts'
import { answerLabel } from '#shared/conditions/answerLabel.ts'
import type { NamedField } from '#shared/conditions/namedFields.ts'
import { cellSummary } from './cellSummary.ts'
import { rowForExample } from './rowForExample.ts'
import { insertRow } from './tableEdits.ts'
import type { TableContext } from './useTable.ts'

interface ProofBannerProps {
  context: TableContext
  proof: TableProof
  /** Number of cases whose result is «unknown»; undefined if they weren't counted. */
  unknownCases: number | undefined
}

type Range = Extract<Cell, { range: unknown }>['range']

const SHOWN_MAX = 5

/** The result of proving a table: cases without a row, cases with several rows, or none of them. */
export function ProofBanner({ context, proof, unknownCases = 0 }: ProofBannerProps) {
  const { table, fields } = context
  const text = useText()
  if (table.rows.length === 0) return null
  const isSound = proof.gaps.length === 0 && proof.overlaps.length === 0 && proof.unreachable.length === 0

  if (isSound && proof.complete && unknownCases > 0)
    return (
      <Notice tone="warning" role="status" className="!px-3 !py-2">
        {text('moduleLogic.proof.unknown', { count: unknownCases, total: proof.cases })}
      </Notice>
    )
  if (isSound && proof.complete)
    return (
      <Notice tone="success" role="status" className="!px-3 !py-2">
        {text(table.otherwise ? 'moduleLogic.proof.soundOtherwise' : 'moduleLogic.proof.sound', {
          count: proof.cases,
        })}
      </Notice>
    )
  return (
    <div role="status" className="grid gap-2">
      {proof.gaps.slice(0, SHOWN_MAX).map((gap) => (
        <Gap key={JSON.stringify(gap)} context={context} gap={gap} />
      ))}
      {proof.gaps.length > SHOWN_MAX ? (
        <p className="text-xs text-muted">
          {text('moduleLogic.proof.more', { count: proof.gaps.length - SHOWN_MAX })}
        </p>
      ) : null}
      {proof.overlaps.slice(0, SHOWN_MAX).map(({ rows, example }) => (
        <Notice key={rows.join()} tone="danger" className="!px-3 !py-2">
          {text('moduleLogic.proof.overlap', {
            first: rows[0] + 1,
            second: rows[1] + 1,
            example: exampleText(example, fields, text),
          })}
        </Notice>
      ))}
      {proof.unreachable.length > 0 ? (
        <Notice tone="warning" className="!px-3 !py-2">
          {text('moduleLogic.proof.unreachable', { rows: rowNumbers(proof.unreachable, text) })}
        </Notice>
      ) : null}
      {proof.complete ? null : (
        <p className="text-xs text-muted">
          {text(
            proof.open.some(({ what }) => what === 'cases')
              ? 'moduleLogic.proof.tooMany'
              : 'moduleLogic.proof.open',
          )}
        </p>
      )}
    </div>
  )
}

const rowNumbers = (rows: readonly number[], text: Text): string =>
  listNames(
    rows.map((row) => row + 1),
    text.locale,
  )

/** A gap described by the row that would close it, «Size < 1 cm», rather than by its example value. */
function Gap({
  context: { table, change, fields },
  gap,
}: Pick<ProofBannerProps, 'context'> & { gap: Example }) {
  const text = useText()
  const row = rowForExample(table, fields, gap)
  const words = table.cols.flatMap(({ ref }, column) => {
    const cell = row.when[column]
    const field = fields.find(({ id }) => id === ref)
    if (cell === undefined || cell === '-') return []
    const isRange = 'range' in cell && !(field?.kind === 'integer' && holdsOneInteger(cell.range))
    const shown = 'range' in cell && !isRange ? String(gap[ref]) : cellSummary(cell, field, text)
    const name = field?.label ?? ref
    // A range between two bounds is written with an x, which the name replaces.
    if (isRange && shown.includes(' x ')) return [shown.replace(' x ', ` ${name} `)]
    return [`${name}${isRange ? ' ' : ' = '}${shown}`]
  })
  return (
    <Notice
      tone="warning"
      className="!px-3 !py-2"
      action={
        <Button
          size="sm"
          icon={<PlusIcon />}
          onClick={() => change((now) => insertRow(now, now.rows.length, rowForExample(now, fields, gap)))}
        >
          {text('moduleLogic.proof.addRow')}
        </Button>
      }
    >
      {text('moduleLogic.proof.gap', {
        example: words.length > 0 ? listNames(words, text.locale) : exampleText(gap, fields, text),
      })}
    </Notice>
  )
}

/** For whole numbers, «> 2, < 4» can only be 3. */
function holdsOneInteger([from, to, brackets]: Range): boolean {
  if (from === null || to === null) return false
  const first = brackets.startsWith('(') ? Math.floor(Number(from)) + 1 : Math.ceil(Number(from))
  const last = brackets.endsWith(')') ? Math.ceil(Number(to)) - 1 : Math.floor(Number(to))
  return first === last
}

/** An example as text with display names: «Level = TR3, Size = 2.0 cm». */
function exampleText(example: Example, fields: readonly NamedField[], text: Text): string {
  const parts = Object.entries(example).map(([id, value]) => {
    const field = fields.find((each) => each.id === id)
    const shown =
      value === null
        ? text('moduleLogic.cell.unknown')
        : listNames(
            String(value)
              .split(',')
              .map((each) => answerLabel(field, each.trim(), text)),
            text.locale,
          )
    const unit = field?.unit && value !== null ? ` ${field.unit}` : ''
    return `${field?.label ?? id} = ${shown}${unit}`
  })
  return listNames(parts, text.locale)
}
