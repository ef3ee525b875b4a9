import { PARTICLES, type PhraseToken } from '@pandok/module-engine'
import { Button, Popover, RadioGroup, Trash2Icon } from '@pandok/ui'
import type { EditorView } from 'prosemirror-view'
import { useText } from '#platform/text/text.ts'
import type { NamedField } from '#shared/conditions/namedFields.ts'
import type { PhraseScope } from './PhraseScope.ts'
import { PieceDialog } from './PieceDialog.tsx'
import { removeChip, replaceChip } from './phraseCommands.ts'
import { ValueFormat } from './ValueFormat.tsx'

interface ChipPopoverProps {
  view: EditorView
  pos: number
  token: Exclude<PhraseToken, string>
  fields: readonly NamedField[]
  scope: PhraseScope
  onClose: () => void
}

/** The settings of a chip: a value's format, another particle, or a dialog for a repetition. */
export function ChipPopover({ view, pos, token, fields, scope, onClose }: ChipPopoverProps) {
  const text = useText()
  const change = (next: Exclude<PhraseToken, string>) => replaceChip(view, pos, next)

  function close() {
    onClose()
    view.focus()
  }

  if ('each' in token || 'plural' in token || 'lines' in token || 'answers' in token || 'when' in token)
    return (
      <PieceDialog
        token={token}
        scope={scope}
        onClose={close}
        onDone={(next) => {
          change(next)
          close()
        }}
      />
    )

  return (
    <Popover
      open
      onClose={close}
      anchor={() => (view.nodeDOM(pos) as Element | null)?.getBoundingClientRect()}
      label={text('moduleLogic.phrase.chip')}
      className="grid w-72 gap-3"
    >
      <ChipFields token={token} fields={fields} scope={scope} onChange={change} />
      <Button
        size="sm"
        variant="quiet"
        icon={<Trash2Icon />}
        className="justify-self-start"
        onClick={() => {
          onClose()
          removeChip(view, pos)
        }}
      >
        {text('moduleLogic.phrase.removeChip')}
      </Button>
    </Popover>
  )
}

interface ChipFieldsProps extends Pick<ChipPopoverProps, 'token' | 'fields' | 'scope'> {
  onChange: (token: Exclude<PhraseToken, string>) => void
}

function ChipFields({ token, fields, scope, onChange }: ChipFieldsProps) {
  const text = useText()
  return (
    <>
      {'v' in token ? (
        <ValueFormat
          format={token.fmt ?? {}}
          field={fields.find(({ id }) => id === token.v)}
          locale={scope.locale}
          onChange={(fmt) => onChange(Object.keys(fmt).length === 0 ? { v: token.v } : { v: token.v, fmt })}
        />
      ) : null}
      {'josa' in token ? (
        <RadioGroup
          label={text('moduleLogic.phrase.particle')}
          layout="inline"
          value={token.josa}
          options={PARTICLES.map((particle) => ({ value: particle, label: particle }))}
          onChange={(particle) => onChange({ josa: particle })}
        />
      ) : null}
      {'article' in token ? (
        <RadioGroup
          label={text('moduleLogic.phrase.article')}
          layout="inline"
          value={token.article}
          options={[
            { value: 'a', label: 'a / an' },
            { value: 'A', label: 'A / An' },
          ]}
          onChange={(article) => onChange({ article })}
        />
      ) : null}
      {'br' in token ? (
        <RadioGroup
          label={text('moduleLogic.phrase.break')}
          layout="inline"
          value={String(token.br)}
          options={[
            { value: '1', label: text('moduleLogic.phrase.break.1') },
            { value: '2', label: text('moduleLogic.phrase.break.2') },
          ]}
          onChange={(lines) => onChange({ br: lines === '2' ? 2 : 1 })}
        />
      ) : null}
    </>
  )
}
