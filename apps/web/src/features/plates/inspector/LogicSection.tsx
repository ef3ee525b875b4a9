import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { useBoardState } from '../editor/useBoard.ts'
import { ValueList } from '../exam/ValueList.tsx'
import { useCellWork } from './CellContext.ts'
import { CheckList } from './logic/CheckList.tsx'
import { UseList } from './logic/UseList.tsx'

/** Values computed from a cell's blanks, and messages shown while it is filled. Few cells need this. */
export function LogicSection() {
  const text = useText()
  const { cell, path, change } = useCellWork()
  const exam = useBoardState(({ plate }) => plate.exam)
  const { blanks, asks, values = [], uses = [], checks = [] } = cell
  const isUsed = values.length > 0 || uses.length > 0 || checks.length > 0
  if (!isUsed && !blanks && !asks) return null
  return (
    <section>
      <Disclosure label={text('plateExam.logic.title')} initiallyOpen={isUsed}>
        <p className="text-xs text-muted">{text('plateExam.logic.hint')}</p>
        <UseList />
        <ValueList
          values={values}
          taken={[...(blanks ?? []), ...(exam?.blanks ?? []), ...(exam?.values ?? [])].map(({ id }) => id)}
          cell={cell}
          path={[...path, 'values']}
          onChange={(update, field) =>
            change((now) => {
              const next = update(now.values ?? [])
              return put(now, 'values', next.length > 0 ? next : undefined)
            }, `values/${field}`)
          }
        />
        <CheckList />
      </Disclosure>
    </section>
  )
}
