import { GROUPS_MAX, type Group, type Path, textOf } from '@pandok/module-engine'
import { Button, PlusIcon, RepeatIcon, Select, toast } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { moveItem, put, replaceItem } from '#shared/fields/arrays.ts'
import { focusPath } from '#shared/fields/focusPath.ts'
import { ExpressionField } from '../shell/ExpressionField.tsx'
import { ItemList } from '../shell/ItemList.tsx'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { createGroup } from './createGroup.ts'
import { DecimalField } from './DecimalField.tsx'
import { IdField } from './IdField.tsx'
import { InputFindings } from './InputFindings.tsx'
import { removeGroup } from './removeGroup.ts'

/** Repeat groups: lesion 1 … n, each row with the group's inputs. */
export function GroupsPanel() {
  const text = useText()
  const editor = useEditor()
  const groups = useEditorState(({ definition }) => definition.groups)
  const inputs = useEditorState(({ definition }) => definition.inputs)

  function add() {
    if (groups.length >= GROUPS_MAX) {
      toast({ tone: 'warning', title: text('moduleEditor.tooMany', { max: GROUPS_MAX }) })
      return
    }
    editor.change((definition) => ({
      ...definition,
      groups: [...definition.groups, createGroup(definition)],
    }))
    editor.select({ part: 'groups', index: groups.length })
    focusPath(['groups', groups.length, 'label'])
  }

  return (
    <section className="grid gap-3 border-t border-line pt-4" aria-label={text('moduleEditor.groups.title')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3 className="text-base font-semibold">{text('moduleEditor.groups.title')}</h3>
          <p className="text-xs text-muted">{text('moduleEditor.groups.text')}</p>
        </div>
        <Button size="sm" icon={<PlusIcon />} onClick={add} data-path="groups/add">
          {text('moduleEditor.groups.add')}
        </Button>
      </div>
      {groups.length === 0 ? null : (
        <ItemList
          part="groups"
          label={text('moduleEditor.groups.title')}
          items={groups.map((group) => ({
            name: textOf(group.label, text.locale) || group.id,
            icon: <RepeatIcon />,
            detail: text('moduleEditor.groups.inputs', {
              count: inputs.filter((input) => input.group === group.id).length,
            }),
          }))}
          onMove={(from, to) =>
            editor.change((definition) => ({ ...definition, groups: moveItem(definition.groups, from, to) }))
          }
          onRemove={(index) => editor.change((definition) => removeGroup(definition, index))}
        >
          {(index) => <GroupDetail index={index} />}
        </ItemList>
      )}
    </section>
  )
}

function GroupDetail({ index }: { index: number }) {
  const text = useText()
  const editor = useEditor()
  const group = useEditorState(({ definition }) => definition.groups[index])
  if (!group) return null
  const path = ['groups', index]
  const set = (next: Group, field: string) =>
    editor.change(
      (definition) => ({ ...definition, groups: replaceItem(definition.groups, index, next) }),
      `groups/${index}/${field}`,
    )
  const whole = (value: string) => (/^\d{1,3}$/u.test(value) ? Number(value) : undefined)
  return (
    <>
      <InputFindings path={path} />
      <LocalTextField
        label={text('moduleEditor.field.groupLabel')}
        value={group.label}
        onChange={(label = {}) => set({ ...group, label }, 'label')}
        path={[...path, 'label']}
      />
      <IdField part="groups" index={index} id={group.id} />
      <div className="grid grid-cols-2 gap-4">
        <DecimalField
          label={text('moduleEditor.field.rowsMin')}
          path={[...path, 'min']}
          value={group.min?.toString() ?? ''}
          onChange={(value) => set(put(group, 'min', whole(value)), 'min')}
        />
        <DecimalField
          label={text('moduleEditor.field.rowsMax')}
          path={[...path, 'max']}
          value={group.max?.toString() ?? ''}
          onChange={(value) => set(put(group, 'max', whole(value)), 'max')}
        />
      </div>
      <SortFields group={group} path={path} set={set} />
    </>
  )
}

interface SortFieldsProps {
  group: Group
  path: Path
  set: (next: Group, field: string) => void
}

function SortFields({ group, path, set }: SortFieldsProps) {
  const text = useText()
  return (
    <>
      <Select
        label={text('moduleEditor.field.sort')}
        value={group.sort === undefined ? '' : (group.order ?? 'asc')}
        onChange={({ target }) => {
          const { sort, order: _, ...rest } = group
          const order = target.value
          set(order === '' ? rest : { ...rest, sort: sort ?? 'row_number', order }, 'order')
        }}
      >
        <option value="">{text('moduleEditor.sort.none')}</option>
        <option value="asc">{text('moduleEditor.sort.asc')}</option>
        <option value="desc">{text('moduleEditor.sort.desc')}</option>
      </Select>
      {group.sort === undefined ? null : (
        <ExpressionField
          label={text('moduleEditor.field.sortBy')}
          value={group.sort}
          onChange={(sort) => set({ ...group, sort }, 'sort')}
          path={[...path, 'sort']}
          group={group.id}
        />
      )}
    </>
  )
}
