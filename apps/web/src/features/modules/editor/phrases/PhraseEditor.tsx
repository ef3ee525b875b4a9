import { cx } from '@pandok/ui'
import { NodeSelection } from 'prosemirror-state'
import { useId } from 'react'
import { useText } from '#platform/text/text.ts'
import { useFieldFindings } from '../shell/useFieldFindings.ts'
import { NestedPhraseContext, type PhraseEditorProps } from './NestedPhrase.tsx'
import { OnlyIfLine } from './OnlyIfLine.tsx'
import { PhraseOverlays } from './PhraseOverlays.tsx'
import { PhraseToolbar } from './PhraseToolbar.tsx'
import { usePhraseEditing } from './usePhraseEditing.ts'

/** A sentence editor with plain text, fields as chips («/» inserts one), and conditions on selected words. */
export function PhraseEditor(props: PhraseEditorProps) {
  const { label, scope, path, hideLabel, isSmall } = props
  const text = useText()
  const id = useId()
  const aboutId = `${id}-about`
  const { error, warning } = useFieldFindings(path ?? ['none'])
  const editing = usePhraseEditing({ ...props, aboutId, isInvalid: error !== undefined })
  const { mount, state, fields, entries, menu, onlyIf } = editing
  const selection = state?.selection

  return (
    <NestedPhraseContext value={PhraseEditor}>
      <div className="grid min-w-0 content-start gap-1.5">
        <span className={cx('text-sm font-semibold', hideLabel && 'sr-only')}>{label}</span>
        {isSmall ? null : (
          <PhraseToolbar
            entries={entries}
            isSelecting={selection !== undefined && !selection.empty && !(selection instanceof NodeSelection)}
            onInsert={menu.open}
            onTake={menu.take}
            onOnlyIf={onlyIf.begin}
          />
        )}
        <div ref={mount} className="min-w-0" />
        <p id={aboutId} className={isSmall ? 'sr-only' : 'text-xs text-muted'}>
          {error ?? warning ?? text('moduleLogic.phrase.about')}
        </p>
        <OnlyIfLine spans={onlyIf.spans} fields={fields} onEdit={onlyIf.edit} onRemove={onlyIf.remove} />
        <PhraseOverlays editing={editing} scope={scope} menuId={`${id}-menu`} />
      </div>
    </NestedPhraseContext>
  )
}
