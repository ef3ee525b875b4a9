import {
  MODULE_LABEL_MAX_CHARACTERS,
  MODULE_MODALITIES,
  MODULE_NOTE_MAX_CHARACTERS,
  MODULE_SECTIONS,
  MODULE_TYPES,
} from '@pandok/domain'
import { Combobox, Textarea } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { type KindName, useKindLabel } from '#platform/text/useKindLabel.ts'
import type { ModuleHead } from '../state/ModuleEditor.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'

const KINDS = [
  { kind: 'section', known: MODULE_SECTIONS },
  { kind: 'modality', known: MODULE_MODALITIES },
  { kind: 'type', known: MODULE_TYPES },
] as const satisfies readonly { kind: KindName; known: readonly string[] }[]

export function HeadFields({ fieldError }: { fieldError: (path: string) => string | undefined }) {
  const text = useText()
  const labelOf = useKindLabel()
  const editor = useEditor()
  const head = useEditorState((state) => state.head)
  const set = (part: Partial<ModuleHead>, field: string) =>
    editor.changeHead((now) => ({ ...now, ...part }), `head/${field}`)
  return (
    <div className="grid gap-4 sm:grid-cols-3 xl:grid-cols-[1fr_1fr_1fr_2fr]">
      {KINDS.map(({ kind, known }) => (
        <Combobox
          key={kind}
          label={text(`moduleEditor.field.${kind}`)}
          value={head[kind]}
          onChange={(value) => set({ [kind]: value }, kind)}
          options={known.map((value) => ({ value, label: labelOf(kind, value) }))}
          maxLength={MODULE_LABEL_MAX_CHARACTERS}
          placeholder={text('moduleEditor.kindPlaceholder')}
          error={fieldError(kind)}
        />
      ))}
      <Textarea
        className="sm:col-span-3 xl:col-span-1"
        label={text('moduleEditor.field.note')}
        rows={1}
        maxLength={MODULE_NOTE_MAX_CHARACTERS}
        value={head.note}
        onChange={({ target }) => set({ note: target.value }, 'note')}
        error={fieldError('note')}
      />
    </div>
  )
}
