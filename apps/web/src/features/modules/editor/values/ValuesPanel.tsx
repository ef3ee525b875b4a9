import { COMPUTED_MAX } from '@pandok/module-engine'
import {
  Button,
  EmptyState,
  FunctionSquareIcon,
  Menu,
  MenuItem,
  PlusIcon,
  SigmaIcon,
  TableIcon,
} from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { valueName } from '#shared/conditions/valueName.ts'
import { GroupBadge } from '../shell/GroupBadge.tsx'
import { ItemList } from '../shell/ItemList.tsx'
import { useEditorState } from '../state/useEditor.ts'
import { type ComputationKind, computationKindOf } from './createComputed.ts'
import { useComputedActions } from './useComputedActions.ts'
import { ValueDetail } from './ValueDetail.tsx'

const ICONS = { expr: <FunctionSquareIcon />, score: <SigmaIcon />, table: <TableIcon /> }
const COMPUTATION_KINDS: readonly ComputationKind[] = ['score', 'expr', 'table']

export function ValuesPanel() {
  const text = useText()
  const definition = useEditorState((state) => state.definition)
  const { computed } = definition
  const actions = useComputedActions()

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">
          {text('moduleLogic.count', { count: computed.length, max: COMPUTED_MAX })}
        </p>
        <AddMenu onAdd={actions.add} />
      </div>
      {computed.length === 0 ? (
        <EmptyState
          level={3}
          className="!py-6"
          icon={<SigmaIcon />}
          title={text('moduleLogic.values.empty.title')}
          text={text('moduleLogic.values.empty.text')}
        />
      ) : (
        <ItemList
          part="computed"
          label={text('moduleLogic.values.title')}
          items={computed.map((value) => ({
            name: valueName(definition, value.id, text),
            icon: ICONS[computationKindOf(value)],
            detail: value.group ? <GroupBadge id={value.group} /> : null,
          }))}
          onMove={actions.move}
          onRemove={actions.remove}
          onDuplicate={actions.duplicate}
        >
          {(index) => <ValueDetail index={index} />}
        </ItemList>
      )}
    </div>
  )
}

function AddMenu({ onAdd }: { onAdd: (kind: ComputationKind) => void }) {
  const text = useText()
  const hasTables = useEditorState(({ definition }) => definition.tables.length > 0)
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<PlusIcon />} data-path="computed/add">
          {text('moduleLogic.values.add')}
        </Button>
      }
    >
      {COMPUTATION_KINDS.map((kind) => (
        <MenuItem
          key={kind}
          icon={ICONS[kind]}
          disabled={kind === 'table' && !hasTables}
          aside={kind === 'table' && !hasTables ? text('moduleLogic.values.add.needTable') : undefined}
          onSelect={() => onAdd(kind)}
        >
          {text(`moduleLogic.values.add.${kind}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
