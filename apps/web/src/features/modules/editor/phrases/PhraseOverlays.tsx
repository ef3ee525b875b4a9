import { Popover } from '@pandok/ui'
import type { EditorView } from 'prosemirror-view'
import { ChipPopover } from './ChipPopover.tsx'
import { FieldMenu } from './FieldMenu.tsx'
import { ParticleOffer } from './ParticleOffer.tsx'
import type { PhraseScope } from './PhraseScope.ts'
import { PieceDialog } from './PieceDialog.tsx'
import { tokenOf } from './phraseSchema.ts'
import type { PhraseEditing } from './usePhraseEditing.ts'

interface PhraseOverlaysProps {
  editing: PhraseEditing
  scope: PhraseScope
  menuId: string
}

/** The popups of a sentence: field menu, particles, chip settings and dialogs. */
export function PhraseOverlays({ editing, scope, menuId }: PhraseOverlaysProps) {
  const { view, menu, particles, onlyIf, put, making, setMaking } = editing
  const slash = menu.menu
  return (
    <>
      <Popover
        open={slash !== undefined}
        onClose={menu.close}
        anchor={() => (view && slash ? rectAt(view, slash.from) : undefined)}
        takesFocus={false}
        className="!p-1.5"
      >
        <FieldMenu id={menuId} entries={menu.shown} chosen={menu.chosen} onTake={menu.take} />
      </Popover>
      <Popover
        open={particles.isOffering}
        onClose={() => particles.offer(undefined)}
        anchor={() => (view ? rectAt(view, view.state.selection.from) : undefined)}
        takesFocus={false}
        className="!max-w-80 !p-2"
      >
        <ParticleOffer onTake={particles.take} />
      </Popover>
      <OpenChip editing={editing} scope={scope} />
      {making ? (
        <PieceDialog
          token={making.token}
          scope={scope}
          onClose={() => {
            setMaking(undefined)
            view?.focus()
          }}
          onDone={(token) => {
            put(token, making.from)
            setMaking(undefined)
          }}
        />
      ) : null}
      {onlyIf.dialog}
    </>
  )
}

function OpenChip({ editing, scope }: Pick<PhraseOverlaysProps, 'editing' | 'scope'>) {
  const { view, state, fields, chip, setChip } = editing
  const node = chip === undefined ? undefined : state?.doc.nodeAt(chip)
  const token = node && !node.isText && node.isInline ? tokenOf(node) : undefined
  if (!view || chip === undefined || !token) return null
  return (
    <ChipPopover
      key={chip}
      pos={chip}
      {...{ view, token, fields, scope }}
      onClose={() => setChip(undefined)}
    />
  )
}

/** The screen position of a text position. */
function rectAt(view: EditorView, pos: number): DOMRect | undefined {
  try {
    const { left, top, bottom } = view.coordsAtPos(pos)
    return new DOMRect(left, top, 0, bottom - top)
  } catch {
    // happy-dom has no layout, so there are no coordinates in tests and the field's box is used.
    return view.dom.getBoundingClientRect()
  }
}
