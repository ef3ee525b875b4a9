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

/** Entered once, known everywhere: links what several cells ask for to the cell in which it is entered. */
export function LinkDialog({ groups, onClose }: LinkDialogProps) {
  const text = useText()
  const { rules, write } = useFillWork()
  const { cellText } = useFillText()
  const modules = useStorePart(useModuleCatalog(), (catalog) => catalog)
  const [groupId, setGroupId] = useState(groups[0].id)
  const [from, setFrom] = useState<string>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const group = groups.find(({ id }) => id === groupId) ?? groups[0]
  const cells = [...new Set(group.items.flatMap(({ places }) => places.map(({ cell }) => cell)))]
  const origin = from !== undefined && cells.includes(from) ? from : (cells[0] ?? '')
  const made = linkRules(
    group.items.filter(({ input }) => !left.has(input)),
    origin,
    rules,
    () => crypto.randomUUID(),
  )
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
        <Select
          label={text('plateFill.link.what')}
          value={group.id}
          onChange={({ target }) => {
            setGroupId(target.value)
            setLeft(new Set())
          }}
        >
          {groups.map(({ id }) => (
            <option key={id} value={id}>
              {id === '' ? text('plateFill.link.fields') : (modules.get(id)?.name ?? id)}
            </option>
          ))}
        </Select>
        <Select
          label={text('plateFill.link.from')}
          value={origin}
          onChange={({ target }) => setFrom(target.value)}
        >
          {cells.map((id) => (
            <option key={id} value={id}>
              {cellText(id)}
            </option>
          ))}
        </Select>
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-semibold">{text('plateFill.link.inputs')}</legend>
          {group.items.map(({ input, label, places }) => (
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
        <p role="status" className="text-sm text-muted">
          {isTooMany
            ? text('plateFill.full', { max: AUTO_FILLS_MAX })
            : made.length === 0
              ? text('plateFill.link.none')
              : text('plateFill.link.count', { count: made.length })}
        </p>
      </div>
    </Dialog>
  )
}
