import type { Example, TableProof } from '@pandok/module-engine'
import { Button, Notice, PlusIcon } from '@pandok/ui'
import { answerLabel } from '#app/conditions/answerLabel.ts'
import type { NamedField } from '#app/conditions/namedFields.ts'
import { type Text, useText } from '#app/text.ts'
import { rowForExample } from './rowForExample.ts'
import { insertRow } from './tableEdits.ts'
import type { TableContext } from './useTable.ts'

interface ProofBannerProps {
  context: TableContext
  proof: TableProof
}

const SHOWN_MAX = 5

/** What the proof of a table says: the cases that no row covers, those that several rows do, and that all is well. */
export function ProofBanner({ context, proof }: ProofBannerProps) {
  const { table, change, fields } = context
  const text = useText()
  if (table.rows.length === 0) return null
  const isSound = proof.gaps.length === 0 && proof.overlaps.length === 0 && proof.unreachable.length === 0

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
        <Notice
          key={JSON.stringify(gap)}
          tone="warning"
          className="!px-3 !py-2"
          action={
            <Button
              size="sm"
              icon={<PlusIcon />}
              onClick={() =>
                change((now) => insertRow(now, now.rows.length, rowForExample(now, fields, gap)))
              }
            >
              {text('moduleLogic.proof.addRow')}
            </Button>
          }
        >
          {text('moduleLogic.proof.gap', { example: exampleText(gap, fields, text) })}
        </Notice>
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
          {text('moduleLogic.proof.unreachable', {
            rows: proof.unreachable.map((row) => row + 1).join(', '),
          })}
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

/** «Level = TR3, Size = 2.0 cm», in the names of the screen. */
function exampleText(example: Example, fields: readonly NamedField[], text: Text): string {
  return Object.entries(example)
    .map(([id, value]) => {
      const field = fields.find((each) => each.id === id)
      const shown =
        value === null
          ? text('moduleLogic.cell.unknown')
          : String(value)
              .split(',')
              .map((each) => answerLabel(field, each.trim(), text))
              .join(', ')
      const unit = field?.unit && value !== null ? ` ${field.unit}` : ''
      return `${field?.label ?? id} = ${shown}${unit}`
    })
    .join(', ')
}
