import { AUTO_FILLS_MAX } from '@pandok/domain'
import { Button, Checkbox, Dialog, Select, toast } from '@pandok/ui'
import { useState } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { useModuleCatalog } from '../editor/useModuleCatalog.ts'
import { useFillWork } from './FillContext.ts'
import { type LinkGroup, linkRules } from './linkGroups.ts'
import { useFillText } from './useFillText.ts'

interface LinkDialogProps {
  groups: readonly [LinkGroup, ...LinkGroup[]]
  onClose: () => void
}

/** Links inputs that occur in several cells to the cell where the value is entered. */
export function LinkDialog({ groups, onClose }: LinkDialogProps) {
  const text = useText()
  const { rules, write } = useFillWork()
  const [groupId, setGroupId] = useState(groups[0].id)
  const [from, setFrom] = useState<string>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const group = groups.find(({ id }) => id === groupId) ?? groups[0]
  const cells = [...new Set(group.items.flatMap(({ places }) => places.map(({ cell }) => cell)))]
  const origin = from !== undefined && cells.includes(from) ? from : (cells[0] ?? '')
  const items = group.items.filter(({ input }) => !left.has(input))
  const made = linkRules(items, origin, rules, () => crypto.randomUUID())
  const isTooMany = rules.length + made.length > AUTO_FILLS_MAX

  function link() {
    write([...rules, ...made])
    toast({ tone: 'success', title: text('plateFill.link.done', { count: made.length }) })
    onClose()
  }

  return (
    <Dialog
      open
      title={text('plateFill.link')}
      description={text('plateFill.link.text')}
      closeLabel={text('ui.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button variant="primary" disabled={made.length === 0 || isTooMany} onClick={link}>
            {text('plateFill.link.do')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <GroupSelect
          groups={groups}
          value={group.id}
          onChange={(id) => {
            setGroupId(id)
            setLeft(new Set())
          }}
        />
        <OriginSelect cells={cells} value={origin} onChange={setFrom} />
        <LinkedInputs items={group.items} left={left} setLeft={setLeft} />
        <p role="status" className="text-sm text-muted">
          {isTooMany
            ? text('plateFill.full', { max: AUTO_FILLS_MAX })
            : text(made.length === 0 ? 'plateFill.link.none' : 'plateFill.link.count', {
                count: made.length,
              })}
        </p>
      </div>
    </Dialog>
  )
}

interface OriginSelectProps {
  cells: readonly string[]
  value: string
  onChange: (cell: string) => void
}

function OriginSelect({ cells, value, onChange }: OriginSelectProps) {
  const text = useText()
  const { cellText } = useFillText()
  return (
    <Select
      label={text('plateFill.link.from')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {cells.map((id) => (
        <option key={id} value={id}>
          {cellText(id)}
        </option>
      ))}
    </Select>
  )
}

interface GroupSelectProps {
  groups: readonly LinkGroup[]
  value: string
  onChange: (id: string) => void
}

function GroupSelect({ groups, value, onChange }: GroupSelectProps) {
  const text = useText()
  const modules = useStorePart(useModuleCatalog(), (catalog) => catalog)
  return (
    <Select
      label={text('plateFill.link.what')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {groups.map(({ id }) => (
        <option key={id} value={id}>
          {id === '' ? text('plateFill.link.fields') : (modules.get(id)?.name ?? id)}
        </option>
      ))}
    </Select>
  )
}

interface LinkedInputsProps {
  items: LinkGroup['items']
  /** The inputs that aren't linked. */
  left: ReadonlySet<string>
  setLeft: (left: ReadonlySet<string>) => void
}

function LinkedInputs({ items, left, setLeft }: LinkedInputsProps) {
  const text = useText()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{text('plateFill.link.inputs')}</legend>
      {items.map(({ input, label, places }) => (
        <Checkbox
          key={input}
          label={label}
          hint={text('plateFill.link.cells', { count: places.length })}
          checked={!left.has(input)}
          onChange={({ target }) => {
            const next = new Set(left)
            if (target.checked) next.delete(input)
            else next.add(input)
            setLeft(next)
          }}
        />
      ))}
    </fieldset>
  )
}
