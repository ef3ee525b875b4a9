import { type PhraseOutput, type ReportSection, wordsIn } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Checkbox } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { useBoardState } from '../editor/useBoard.ts'
import { FollowUpAdviceFields } from '../exam/FollowUpAdviceFields.tsx'
import { useFaultText } from '../exam/useFaultText.ts'
import { CellChoice } from '../logic/CellChoice.tsx'
import { Choices } from '../logic/Choices.tsx'
import { ConditionField } from '../logic/ConditionField.tsx'
import { useFormulaNames } from '../logic/useFormulaNames.ts'
import { useCellWork } from './CellContext.ts'

/**
 * A report recommends something in these sections. In others, a recommendation is offered only if there
 * already is one.
 */
const ADVISING: ReadonlySet<ReportSection> = new Set(['recommendation', 'impression', 'diagnosis', 'comment'])

interface PhraseConditionsProps {
  output: PhraseOutput
  path: Path
}

export function PhraseConditions({ output, path }: PhraseConditionsProps) {
  const text = useText()
  const { cell, changeOutput } = useCellWork()
  const known = useFormulaNames(cell)
  const fault = useFaultText(path)
  const { when } = output
  const write: Write = (name, value, field) =>
    changeOutput(output.id, (now) => (now.kind === 'phrase' ? put(now, name, value) : now), field)
  return (
    <>
      {known.fields.length > 0 || when !== undefined ? (
        <ConditionField
          label={text('plateExam.phrase.when')}
          value={when}
          onChange={(next) => write('when', next, 'when')}
          known={known}
          path={[...path, 'when']}
          error={fault('when')}
        />
      ) : null}
      <MoreConditions output={output} path={path} write={write} />
      {ADVISING.has(output.section) || output.followUp ? (
        <FollowUpAdviceFields
          label={text('plateExam.phrase.followUp')}
          followUp={output.followUp}
          path={[...path, 'followUp']}
          onChange={(next, field) => write('followUp', next, field)}
        />
      ) : null}
    </>
  )
}

type Write = <Name extends 'when' | 'unless' | 'normal' | 'continues' | 'followUp'>(
  name: Name,
  value: PhraseOutput[Name],
  field: string,
) => void

/**
 * The other cells that suppress the phrase, the regions that it represents while they are normal, and whether
 * it continues a line.
 */
function MoreConditions({ output, path, write }: PhraseConditionsProps & { write: Write }) {
  const text = useText()
  const { cell } = useCellWork()
  const regions = useBoardState(({ plate }) => plate.exam?.regions) ?? []
  const cells = useBoardState(({ plate }) => plate.cells.length)
  const { unless = [], normal = [], continues } = output
  const isFirst = cell.outputs.find(({ kind }) => kind === 'phrase')?.id === output.id
  const listed = (ids: readonly string[]) => (ids.length > 0 ? ids : undefined)
  if (cells <= 1 && regions.length === 0 && isFirst) return null
  return (
    <Disclosure
      label={text('plateExam.phrase.more')}
      initiallyOpen={unless.length > 0 || normal.length > 0 || continues === true}
    >
      {cells > 1 ? (
        <CellChoice
          label={text('plateExam.phrase.unless')}
          chosen={unless}
          except={cell.id}
          onChange={(ids) => write('unless', listed(ids), `unless/${ids.join()}`)}
          path={[...path, 'unless']}
        />
      ) : null}
      {regions.length > 0 ? (
        <Choices
          label={text('plateExam.phrase.normal')}
          hint={text('plateExam.phrase.normalHint')}
          items={regions.map(({ id, name }) => ({ id, name: wordsIn(name, text.locale) || id }))}
          chosen={normal}
          onChange={(ids) => write('normal', listed(ids), `normal/${ids.join()}`)}
        />
      ) : null}
      {isFirst && !continues ? null : (
        <Checkbox
          label={text('plateExam.phrase.continues')}
          checked={continues ?? false}
          onChange={({ target }) => write('continues', target.checked || undefined, 'continues')}
        />
      )}
    </Disclosure>
  )
}
