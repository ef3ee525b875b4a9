import type { Cell, Exam } from '@pandok/domain'
import type { ModuleDocument } from '@pandok/protocol'
import { Anchor } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { CellWriting } from '#shared/board/CellWriting.tsx'

interface ChosenCellProps {
  exam: Exam | undefined
  cell: Cell
  keys: string | undefined
  modules: ReadonlyMap<string, ModuleDocument>
}

export function ChosenCell({ cell, exam, keys, modules }: ChosenCellProps) {
  const text = useText()
  const used = [
    ...new Set(cell.outputs.flatMap((output) => (output.kind === 'module' ? output.moduleId : []))),
  ]
  return (
    <section aria-live="polite" className="grid min-w-0 gap-2">
      <h3 className="font-semibold break-words">
        {cell.name}
        {cell.title && cell.title !== cell.name ? (
          <span className="font-normal text-muted"> · {cell.title}</span>
        ) : null}
      </h3>
      {keys ? <p className="text-sm text-muted">{text('office.items.board.keys', { keys })}</p> : null}
      {used.length > 0 ? (
        <p className="flex flex-wrap gap-x-2 text-sm">
          <span className="text-muted">
            {text('ui.labelled', { label: text('office.items.column.modules'), value: '' })}
          </span>
          {used.map((id) => {
            const module = modules.get(id)
            return module ? (
              <Anchor
                key={id}
                href={`/admin/module?id=${encodeURIComponent(id)}`}
                className="break-words text-accent-text hover:underline"
              >
                {module.name}
              </Anchor>
            ) : (
              <span key={id} className="text-danger-text">
                {text('office.items.board.moduleGone')}
              </span>
            )
          })}
        </p>
      ) : null}
      <CellWriting key={cell.id} cell={cell} exam={exam} modules={modules} />
    </section>
  )
}
