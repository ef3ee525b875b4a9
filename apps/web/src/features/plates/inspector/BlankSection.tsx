import { declareBlank, undeclaredBlanks, withBlanks } from '@pandok/board'
import { Button, PencilIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { focusPath } from '#shared/fields/focusPath.ts'
import { useBoardState } from '../editor/useBoard.ts'
import { BlankList } from '../exam/BlankList.tsx'
import { useCellWork } from './CellContext.ts'

/** The blanks of the cell's phrases: typed ones, and untyped names with a suggested kind. */
export function BlankSection() {
  const text = useText()
  const { cell, path, change } = useCellWork()
  const exam = useBoardState(({ plate }) => plate.exam)
  if (cell.outputs.every(({ kind }) => kind === 'module') && !cell.blanks) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{text('plateExam.blanks.title')}</h3>
      <p className="text-xs text-muted">{text('plateExam.blanks.hint')}</p>
      {undeclaredBlanks(cell, exam).map(({ name, proposal }) => (
        <div
          key={name}
          className="flex flex-wrap items-center gap-2 rounded-md bg-sunken px-2 py-1.5 text-sm"
        >
          <span className="min-w-0 flex-1 break-words">{text('plateExam.proposal.text', { name })}</span>
          <Button
            size="sm"
            icon={<PencilIcon />}
            onClick={() => {
              change((now) => declareBlank(now, name, proposal), `declare/${name}`)
              focusPath([...path, 'blanks', cell.blanks?.length ?? 0, 'kind'])
            }}
          >
            {text('plateExam.proposal.make', { name, kind: text(`plateExam.kind.${proposal.blank.kind}`) })}
          </Button>
        </div>
      ))}
      <BlankList
        blanks={cell.blanks ?? []}
        cell={cell}
        path={[...path, 'blanks']}
        onChange={(update, field) =>
          change((now) => {
            const typed = withBlanks(now, [])
            return { ...typed, blanks: update(typed.blanks ?? []) }
          }, `blanks/${field}`)
        }
      />
    </section>
  )
}
