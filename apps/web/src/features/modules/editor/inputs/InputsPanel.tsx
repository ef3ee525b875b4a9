import { INPUTS_MAX, textOf } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { GroupBadge } from '../shell/GroupBadge.tsx'
import { ItemList } from '../shell/ItemList.tsx'
import { useEditorState } from '../state/useEditor.ts'
import { AddInputMenu } from './AddInputMenu.tsx'
import { GroupsPanel } from './GroupsPanel.tsx'
import { InputDetail } from './InputDetail.tsx'
import { kindIcons } from './kindIcons.tsx'
import { StartChoices } from './StartChoices.tsx'
import { useInputActions } from './useInputActions.ts'

export function InputsPanel() {
  const text = useText()
  const inputs = useEditorState(({ definition }) => definition.inputs)
  const actions = useInputActions()

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">
          {text('moduleEditor.inputs.count', { count: inputs.length, max: INPUTS_MAX })}
        </p>
        <AddInputMenu onAdd={actions.add} />
      </div>
      {inputs.length === 0 ? (
        <StartChoices />
      ) : (
        <ItemList
          part="inputs"
          label={text('moduleEditor.part.inputs')}
          items={inputs.map((input) => ({
            name: textOf(input.label, text.locale) || text('moduleEditor.unnamed'),
            icon: kindIcons[input.kind],
            detail: (
              <>
                {input.group ? <GroupBadge id={input.group} /> : null}
                <span className="truncate font-sans">{text(`moduleEditor.kind.${input.kind}`)}</span>
              </>
            ),
          }))}
          onMove={actions.move}
          onRemove={actions.remove}
          onDuplicate={actions.duplicate}
        >
          {(index) => <InputDetail index={index} />}
        </ItemList>
      )}
      <GroupsPanel />
    </div>
  )
}
