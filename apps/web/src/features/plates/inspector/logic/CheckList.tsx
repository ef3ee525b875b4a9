import { freeId } from '@pandok/board'
import { CELL_CHECKS_MAX, type CellCheck, OPTION_TEXT_MAX_CHARACTERS } from '@pandok/domain'
import { Button, IconButton, PlusIcon, Select, Trash2Icon } from '@pandok/ui'
import { useFaultText } from '#features/plates/exam/useFaultText.ts'
import { WordsFields } from '#features/plates/exam/WordsFields.tsx'
import { ConditionField } from '#features/plates/logic/ConditionField.tsx'
import { useFormulaNames } from '#features/plates/logic/useFormulaNames.ts'
import { useText } from '#platform/text/text.ts'
import { put, removeItem, replaceItem } from '#shared/fields/arrays.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { useCellWork } from '../CellContext.ts'

const LEVELS = ['warn', 'block', 'info'] as const

/** What whoever fills the cell is told, and when. */
export function CheckList() {
  const text = useText()
  const { cell, path, change } = useCellWork()
  const known = useFormulaNames(cell)
  const own = [...path, 'checks']
  const fault = useFaultText(own)
  const { checks = [] } = cell

  const write = (update: (list: readonly CellCheck[]) => readonly CellCheck[], field: string) =>
    change((now) => {
      const next = update(now.checks ?? [])
      return put(now, 'checks', next.length > 0 ? next : undefined)
    }, `checks/${field}`)

  function add() {
    const id = freeId('check', new Set(checks.map((check) => check.id)))
    // Nothing is told before somebody has said when.
    write((list) => [...list, { id, level: 'warn', when: 'false', message: {} }], `add/${id}`)
    focusPath([...own, checks.length, 'message'])
  }

  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-semibold">{text('plateExam.checks.title')}</h4>
      {checks.map((check, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a check is known by its place
          key={at}
          className="grid gap-3 rounded-lg border border-line bg-raised p-3"
        >
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <WordsFields
                label={text('plateExam.checks.message')}
                words={check.message}
                max={OPTION_TEXT_MAX_CHARACTERS}
                onChange={(message = {}, locale) =>
                  write((list) => replaceItem(list, at, { ...check, message }), `${at}/message/${locale}`)
                }
                path={pathName([...own, at, 'message'])}
              />
            </div>
            <IconButton
              size="sm"
              label={text('plateExam.checks.remove', { number: at + 1 })}
              icon={<Trash2Icon />}
              onClick={() => write((list) => removeItem(list, at), `remove/${check.id}`)}
            />
          </div>
          <ConditionField
            label={text('plateExam.checks.when')}
            none="…"
            value={check.when === 'false' ? undefined : check.when}
            onChange={(when = 'false') =>
              write((list) => replaceItem(list, at, { ...check, when }), `${at}/when`)
            }
            known={known}
            path={[...own, at, 'when']}
            error={fault(at, 'when')}
          />
          <Select
            label={text('plateExam.checks.level')}
            value={check.level}
            onChange={({ target }) =>
              write(
                (list) => replaceItem(list, at, { ...check, level: target.value as CellCheck['level'] }),
                `${at}/level/${target.value}`,
              )
            }
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {text(`plateExam.checks.${level}`)}
              </option>
            ))}
          </Select>
        </div>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        icon={<PlusIcon />}
        disabled={checks.length >= CELL_CHECKS_MAX}
        onClick={add}
      >
        {text('plateExam.checks.add')}
      </Button>
    </div>
  )
}
