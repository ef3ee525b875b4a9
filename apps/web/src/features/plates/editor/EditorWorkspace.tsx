import { Anchor, buttonClass } from '@pandok/ui'
import { useEffect, useRef, useState } from 'react'
import { type Location, useNavigate, useSearchParams } from 'react-router'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { useKeyLabel } from '#shared/board/useKeyLabel.ts'
import { DocumentNotices } from '#shared/editing/DocumentNotices.tsx'
import { DocumentWorkspace } from '#shared/editing/DocumentWorkspace.tsx'
import { useLeaveGuard } from '#shared/editing/useLeaveGuard.ts'
import type { Saving } from '#shared/editing/useSaving.ts'
import { useTakeNewer } from '#shared/library/useTakeNewer.ts'
import { previewOf } from '../list/plateLinks.ts'
import { EditorBar } from './EditorBar.tsx'
import { EditorCommands, type Overlay } from './EditorCommands.tsx'
import { EditorDialogs, type EditorPrompt } from './EditorDialogs.tsx'
import { EditorViews } from './EditorViews.tsx'
import { editorActions } from './editorActions.ts'
import { platePlace } from './faultWords.ts'
import { NameField } from './NameField.tsx'
import { NewPlateNotice } from './NewPlateNotice.tsx'
import { PlateConflict } from './PlateConflict.tsx'
import { PlateFaults } from './PlateFaults.tsx'
import type { PlateWork, StoredPlate } from './PlateWork.ts'
import { useBoard, useBoardState } from './useBoard.ts'
import { useEditorView } from './useEditorView.ts'
import { type PlatePath, pathIn, useJump } from './useJump.ts'
import { usePlateSaving } from './usePlateSaving.ts'
import { useStoredActions } from './useStoredActions.ts'

const CONTROLS = 'input:not([hidden]), textarea, select, button, a[href], [tabindex="0"]'

interface EditorWorkspaceProps {
  work: PlateWork
}

export function EditorWorkspace({ work }: EditorWorkspaceProps) {
  const { session } = work
  const plate = useStorePart(session, ({ stored }) => stored)
  const workspace = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLElement>(null)
  const [prompt, ask] = useState<EditorPrompt>()
  const [overlay, setOverlay] = useState<Overlay>()
  const [view, show] = useEditorView()
  const jump = useJump(show)
  useFirstCell()
  const { saving, save, hasTriedToSave, refusal } = usePlateSaving(session, jump)
  const stored = useStoredActions({ plate, onShared: session.update, onDeleted: session.giveUp })
  const blocker = usePlateGuard(work)
  const openPreview = usePreview(session)
  const actions = editorActions({
    work,
    plate,
    view,
    show,
    stored,
    ask,
    save,
    openPreview,
    toNextPane: () => nextPane(workspace.current),
    showOverlay: setOverlay,
  })

  return (
    <DocumentWorkspace
      ref={workspace}
      heading={<Heading />}
      bar={
        <EditorBar
          actions={actions}
          isSaving={saving.isSaving}
          isStored={plate !== undefined}
          isSharedWithAll={plate?.shared ?? false}
          name={
            <NameField
              hasTriedToSave={hasTriedToSave}
              serverError={refusal?.details.find(({ path }) => path === 'name')?.message}
            />
          }
          faults={<PlateFaults hasTriedToSave={hasTriedToSave} onJump={jump} />}
        />
      }
      notices={<PlateNotices work={work} saving={saving} refusal={refusal?.code} onJump={jump} />}
      leave={{ blocker, isSaving: saving.isSaving, save, discard: session.discard }}
      conflict={<PlateConflict work={work} saving={saving} />}
      dialogs={
        <EditorDialogs
          {...{ prompt, plate, stored, session, save, openPreview }}
          isSaving={saving.isSaving}
          onClose={() => ask(undefined)}
        />
      }
    >
      <EditorViews view={view} onView={show} board={board} hasTriedToSave={hasTriedToSave} />
      <EditorCommands {...{ view, board, actions, overlay }} onClose={() => setOverlay(undefined)} />
    </DocumentWorkspace>
  )
}

function usePlateGuard({ editor, session }: PlateWork) {
  return useLeaveGuard(
    editor,
    (from, to) =>
      from.pathname === to.pathname &&
      [plateIn(from), session.read().stored?.id].some((id) => id === plateIn(to)),
  )
}

/** The preview shows the stored plate; a plate that was never saved has none. */
function usePreview(session: PlateWork['session']) {
  const navigate = useNavigate()
  return async () => {
    const { stored: now } = session.read()
    if (now) await navigate(previewOf(now.id))
  }
}
interface PlateNoticesProps {
  work: PlateWork
  saving: Saving<StoredPlate>
  /** The code with which the server refused to save the plate. */
  refusal: string | undefined
  onJump: (path: PlatePath) => void
}

function PlateNotices({ work, saving, refusal = '', onJump }: PlateNoticesProps) {
  const { editor, catalog, session } = work
  const text = useText()
  const keyLabel = useKeyLabel()
  const isLimit = LIMITS.has(refusal)
  const newer = useTakeNewer()
  const plate = useStorePart(session, ({ stored }) => stored)
  return (
    <>
      {plate === undefined && !isLimit ? <NewPlateNotice /> : null}
      <DocumentNotices
        kind="plate"
        stored={plate}
        isTaking={newer.isBusy}
        onTakeNewer={(id) =>
          newer.takePlate(id, async (newest) => {
            // The modules that it uses may have changed with it.
            await catalog.refetchFor(newest.cells)
            await session.adopt(newest)
          })
        }
        session={session}
        saving={saving}
        onDiscard={session.discard}
        onSaveAsNew={() => void saving.saveAsNew(editor.read().plate.name)}
        onJump={(path) => onJump(pathIn(path))}
        placeOf={(path) => platePlace(pathIn(path), editor.read().plate, { text, keyLabel })}
        refusedHint={refusal === 'PLATE_LIMIT' ? text('plateEditor.noRoom.hint') : undefined}
        refusedAction={isLimit ? <ToPrices /> : undefined}
        words={{
          gone: text('plateEditor.gone'),
          saveAsNew: text('plateEditor.saveAsNew'),
          otherTab: text('plateEditor.otherTab'),
        }}
      />
    </>
  )
}

function Heading() {
  const text = useText()
  const name = useBoardState(({ plate }) => plate.name)
  return name ? text('plateEditor.heading', { name }) : text('plateEditor.new')
}

function ToPrices() {
  const text = useText()
  return (
    // In a tab of its own, because leaving would mean to discard what can't be saved.
    <Anchor href="/price" target="_blank" className={buttonClass({ size: 'sm' })}>
      {text('plates.toPrice')}
    </Anchor>
  )
}

const LIMITS: ReadonlySet<string> = new Set(['PLATE_LIMIT', 'LIBRARY_LIMIT'])

const plateIn = ({ search }: Location): string | null => new URLSearchParams(search).get('plate')

/** Cycles the focus through the parts of the workspace: bar, board, inspector. */
function nextPane(workspace: HTMLElement | null): void {
  const panes = [...(workspace?.querySelectorAll<HTMLElement>('[data-pane]') ?? [])]
  const now = panes.findIndex((pane) => pane.contains(document.activeElement))
  const next = panes[(now + 1) % panes.length]
  const first =
    next?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]') ?? next?.querySelector(CONTROLS)
  if (first instanceof HTMLElement) first.focus()
}

/** The run workspace links to a cell that has to be fixed: `&cell={id}`. */
function useFirstCell(): void {
  const editor = useBoard()
  const [params] = useSearchParams()
  const named = useRef(params.get('cell'))
  useEffect(() => {
    const cell = editor.read().plate.cells.find(({ id }) => id === named.current)
    if (cell) editor.take({ do: 'edit', position: cell.position })
  }, [editor])
}
