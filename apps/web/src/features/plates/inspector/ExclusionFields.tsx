import { type Exclusion, wordsIn } from '@pandok/domain'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { useBoardState } from '../editor/useBoard.ts'
import { AddedItems } from '../logic/AddedItems.tsx'
import { CellChoice } from '../logic/CellChoice.tsx'
import { useCellWork } from './CellContext.ts'

/** The exclusions of a cell that isn't a finding, such as a technique, within one report. */
export function ExclusionFields() {
  const text = useText()
  const { cell, path, change } = useCellWork()
  const questions = useQuestions(cell.id)
  const { excludes = {} } = cell
  const own = [...path, 'excludes']

  function write(field: keyof Exclusion, ids: readonly string[]) {
    change((now) => {
      const next = put(now.excludes ?? {}, field, ids.length > 0 ? ids : undefined)
      const isAny = next.cells !== undefined || next.answers !== undefined || next.places !== undefined
      return put(now, 'excludes', isAny ? next : undefined)
    }, `excludes/${field}/${ids.join()}`)
  }

  return (
    <>
      <CellChoice
        label={text('plateExam.meaning.conflicts')}
        chosen={excludes.cells ?? []}
        except={cell.id}
        onChange={(ids) => write('cells', ids)}
        path={[...own, 'cells']}
      />
      <AddedItems
        label={text('plateExam.excludes.answers')}
        hint={text('plateExam.excludes.answersHint')}
        items={questions}
        chosen={excludes.answers ?? []}
        words={{ add: text('plateExam.excludes.add'), allTaken: text('plateExam.excludes.allTaken') }}
        onChange={(ids) => write('answers', ids)}
        path={[...own, 'answers']}
      />
      {cell.excludes ? (
        <CellChoice
          label={text('plateExam.excludes.unless')}
          chosen={excludes.unless ?? []}
          except={cell.id}
          onChange={(ids) => write('unless', ids)}
          path={[...own, 'unless']}
        />
      ) : null}
    </>
  )
}

/** The questions of the other cells, each listed once. */
function useQuestions(except: string): readonly { id: string; name: string }[] {
  const { locale } = useText()
  const cells = useBoardState(({ plate }) => plate.cells)
  const blanks = cells.flatMap(({ id, blanks: asked = [] }) => (id === except ? [] : asked))
  const names = new Map(blanks.map(({ id, label }) => [id, wordsIn(label, locale) || id]))
  return [...names].map(([id, name]) => ({ id, name }))
}
