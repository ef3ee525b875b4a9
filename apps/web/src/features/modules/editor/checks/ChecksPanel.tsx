import { CHECKS_MAX, type Check, textOf } from '@pandok/module-engine'
import { Button, EmptyState, PlusIcon, Select, ShieldCheckIcon, toast } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { moveItem, put, removeItem, replaceItem } from '#shared/fields/arrays.ts'
import { focusPath } from '#shared/fields/focusPath.ts'
import { InputFindings } from '../inputs/InputFindings.tsx'
import { freeId } from '../inputs/ids.ts'
import { ExpressionField } from '../shell/ExpressionField.tsx'
import { ItemList } from '../shell/ItemList.tsx'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { useEditor, useEditorState } from '../state/useEditor.ts'

const LEVELS = ['block', 'warn', 'info'] as const

/** Checks that block a report or ask for confirmation, for example of sides or of totals. */
export function ChecksPanel() {
  const text = useText()
  const editor = useEditor()
  const checks = useEditorState(({ definition }) => definition.checks)

  const add = useAddCheck()

  const addButton = (
    <Button size="sm" icon={<PlusIcon />} onClick={add} data-path="checks/add">
      {text('moduleEditor.checks.add')}
    </Button>
  )
  if (checks.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<ShieldCheckIcon />}
        title={text('moduleEditor.checks.empty.title')}
        text={text('moduleEditor.checks.empty.text')}
        action={addButton}
      />
    )
  }
  return (
    <div className="grid gap-4">
      <div className="flex justify-end">{addButton}</div>
      <ItemList
        part="checks"
        label={text('moduleEditor.part.checks')}
        items={checks.map((check) => ({
          name: textOf(check.message, text.locale) || text('moduleEditor.unnamed'),
          icon: <ShieldCheckIcon />,
          detail: text(`moduleEditor.level.${check.level}`),
        }))}
        onMove={(from, to) =>
          editor.change((definition) => ({ ...definition, checks: moveItem(definition.checks, from, to) }))
        }
        onRemove={(index) =>
          editor.change((definition) => ({ ...definition, checks: removeItem(definition.checks, index) }))
        }
      >
        {(index) => <CheckDetail index={index} />}
      </ItemList>
    </div>
  )
}

function useAddCheck(): () => void {
  const text = useText()
  const editor = useEditor()
  const count = useEditorState(({ definition }) => definition.checks.length)
  return () => {
    if (count >= CHECKS_MAX) {
      toast({ tone: 'warning', title: text('moduleEditor.tooMany', { max: CHECKS_MAX }) })
      return
    }
    editor.change((definition) => ({
      ...definition,
      checks: [
        ...definition.checks,
        {
          id: freeId('check_1', new Set(definition.checks.map(({ id }) => id))),
          level: 'warn',
          when: '',
          message: {},
        },
      ],
    }))
    editor.select({ part: 'checks', index: count })
    focusPath(['checks', count, 'message'])
  }
}

function CheckDetail({ index }: { index: number }) {
  const text = useText()
  const editor = useEditor()
  const check = useEditorState(({ definition }) => definition.checks[index])
  if (!check) return null
  const path = ['checks', index]
  const set = (next: Check, field: string) =>
    editor.change(
      (definition) => ({ ...definition, checks: replaceItem(definition.checks, index, next) }),
      `checks/${index}/${field}`,
    )
  return (
    <>
      <InputFindings path={path} />
      <LocalTextField
        label={text('moduleEditor.field.message')}
        value={check.message}
        onChange={(message = {}) => set({ ...check, message }, 'message')}
        path={[...path, 'message']}
        maxLength={2000}
        multiline
      />
      <ExpressionField
        label={text('moduleEditor.checks.when')}
        value={check.when}
        onChange={(when) => set({ ...check, when }, 'when')}
        path={[...path, 'when']}
        group={check.group}
        expected="bool"
      />
      <Select
        label={text('moduleEditor.field.level')}
        hint={text(`moduleEditor.levelHint.${check.level}`)}
        value={check.level}
        onChange={({ target }) => set({ ...check, level: target.value }, 'level')}
      >
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {text(`moduleEditor.level.${level}`)}
          </option>
        ))}
      </Select>
      <CheckPlace check={check} set={set} />
    </>
  )
}

interface CheckPlaceProps {
  check: Check
  set: (next: Check, field: string) => void
}

/** The input that shows the message, and whether the check applies to each row of a group. */
function CheckPlace({ check, set }: CheckPlaceProps) {
  const text = useText()
  const inputs = useEditorState(({ definition }) => definition.inputs)
  const groups = useEditorState(({ definition }) => definition.groups)
  const reachable = inputs.filter(({ group }) => group === undefined || group === check.group)
  return (
    <div className="grid gap-4 @md:grid-cols-2">
      <Select
        label={text('moduleEditor.field.at')}
        value={check.at ?? ''}
        onChange={({ target }) => set(put(check, 'at', target.value || undefined), 'at')}
      >
        <option value="">{text('moduleEditor.checks.nowhere')}</option>
        {reachable.map((input) => (
          <option key={input.id} value={input.id}>
            {textOf(input.label, text.locale) || input.id}
          </option>
        ))}
      </Select>
      {groups.length === 0 ? null : (
        <Select
          label={text('moduleEditor.checks.group')}
          value={check.group ?? ''}
          onChange={({ target }) => set(put(check, 'group', target.value || undefined), 'group')}
        >
          <option value="">{text('moduleEditor.checks.once')}</option>
          {groups.map((group) => (
            <option key={group.id} value={group.id}>
              {textOf(group.label, text.locale) || group.id}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}
