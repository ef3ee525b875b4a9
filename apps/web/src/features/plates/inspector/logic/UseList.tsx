import { freeId } from '@pandok/board'
import { MODULE_USES_MAX, type ModuleUse } from '@pandok/domain'
import type { ModuleDocument } from '@pandok/protocol'
import { Button, PlusIcon } from '@pandok/ui'
import { useState } from 'react'
import { useBoardState } from '#features/plates/editor/useBoard.ts'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { useCellWork } from '../CellContext.ts'
import { ModulePicker } from '../ModulePicker.tsx'
import { UseCard } from './UseCard.tsx'

/** Modules that compute values from the cell's blanks. */
export function UseList() {
  const text = useText()
  const { cell, path, change } = useCellWork()
  const exam = useBoardState(({ plate }) => plate.exam)
  const [isPicking, setPicking] = useState(false)
  const { uses = [], blanks = [], values = [] } = cell

  const write = (update: (list: readonly ModuleUse[]) => readonly ModuleUse[], field: string) =>
    change((now) => {
      const next = update(now.uses ?? [])
      return put(now, 'uses', next.length > 0 ? next : undefined)
    }, `uses/${field}`)

  function add({ id: moduleId }: ModuleDocument) {
    setPicking(false)
    const named = [
      ...blanks,
      ...values,
      ...(exam?.blanks ?? []),
      ...(exam?.values ?? []),
      ...(exam?.gathers ?? []),
    ]
    const prefixes = named.flatMap(({ id }) => (id.includes('_') ? [id.slice(0, id.indexOf('_'))] : [id]))
    const as = freeId('m', new Set([...prefixes, ...uses.map((use) => use.as)]))
    write((list) => [...list, { moduleId, as, inputs: {} }], `add/${as}`)
  }

  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-semibold">{text('plateExam.uses.title')}</h4>
      {uses.length > 0 ? <p className="text-xs text-muted">{text('plateExam.uses.hint')}</p> : null}
      {uses.map((use, at) => (
        <UseCard
          key={use.as}
          use={use}
          path={[...path, 'uses', at]}
          onChange={(update, field) =>
            write((list) => list.map((one) => (one.as === use.as ? update(one) : one)), `${use.as}/${field}`)
          }
          onRemove={() => write((list) => list.filter((one) => one.as !== use.as), `remove/${use.as}`)}
        />
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        icon={<PlusIcon />}
        disabled={uses.length >= MODULE_USES_MAX}
        onClick={() => setPicking(true)}
      >
        {text('plateExam.uses.add')}
      </Button>
      {isPicking ? <ModulePicker onClose={() => setPicking(false)} onChoose={add} /> : null}
    </div>
  )
}
