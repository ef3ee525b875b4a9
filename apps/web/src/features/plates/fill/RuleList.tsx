import { AUTO_FILLS_MAX } from '@pandok/domain'
import { Button, PlusIcon, toast } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { moveItem } from '#shared/fields/arrays.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { SortableList } from '#shared/fields/SortableList.tsx'
import { useBoard } from '../editor/useBoard.ts'
import { useFillWork } from './FillContext.ts'
import { newRule } from './newRule.ts'
import { RuleCard } from './RuleCard.tsx'
import { useFillText } from './useFillText.ts'

/** Rules in the order in which they are tried, of the plate or of one cell. */
export function RuleList({ cellId }: { cellId?: string | undefined }) {
  const text = useText()
  const { placeText } = useFillText()
  const { rules, shown, open, fresh, move, add, remove } = useRuleList(cellId)
  const isFull = rules.length >= AUTO_FILLS_MAX

  return (
    <div className="grid gap-2">
      {shown.length > 0 ? (
        <SortableList label={text('plateFill.rules')} names={shown.map(placeText)} onMove={move}>
          {(index, grip) => {
            const rule = shown[index]
            return rule ? (
              <RuleCard
                key={rule.id}
                rule={rule}
                index={rules.indexOf(rule)}
                grip={grip}
                isFresh={rule.id === fresh}
                onRemove={() => remove(rule.id)}
              />
            ) : null
          }}
        </SortableList>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          icon={<PlusIcon />}
          disabled={isFull || open.length === 0}
          data-path={pathName(['autoFill', 'add'])}
          onClick={add}
        >
          {text('plateFill.add')}
        </Button>
        {isFull ? (
          <p className="text-xs text-muted">{text('plateFill.full', { max: AUTO_FILLS_MAX })}</p>
        ) : null}
      </div>
    </div>
  )
}

function useRuleList(cellId: string | undefined) {
  const text = useText()
  const editor = useBoard()
  const { rules, places, write } = useFillWork()
  const [fresh, setFresh] = useState<string>()
  const shown = cellId === undefined ? rules : rules.filter(({ cell }) => cell === cellId)
  const open = cellId === undefined ? places : places.filter(({ cell }) => cell === cellId)

  function move(from: number, to: number) {
    const moved = moveItem(shown, from, to)
    let next = 0
    // Rules of other cells keep their position.
    write(rules.map((rule) => (shown.includes(rule) ? (moved[next++] ?? rule) : rule)))
  }

  function add() {
    const taken = (place: (typeof open)[number]) =>
      rules.some(
        ({ cell, output, input }) => place.cell === cell && place.output === output && place.input === input,
      )
    const target = open.find((place) => !taken(place)) ?? open[0]
    if (!target) return
    const rule = newRule(target, places)
    setFresh(rule.id)
    write([...rules, rule])
    focusPath(['autoFill', rules.length])
  }

  function remove(id: string) {
    const at = rules.findIndex((rule) => rule.id === id)
    write(rules.filter((rule) => rule.id !== id))
    focusPath(['autoFill', rules.length > 1 ? Math.min(at, rules.length - 2) : 'add'])
    toast({
      title: text('plateFill.removed'),
      action: { label: text('list.undo'), onPress: () => editor.undo() },
    })
  }

  return { rules, shown, open, fresh, move, add, remove }
}
