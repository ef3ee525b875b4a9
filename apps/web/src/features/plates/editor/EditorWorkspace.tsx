import { plateContentOf } from '@pandok/domain'
import { Anchor, buttonClass, toast } from '@pandok/ui'
import { useRef, useState } from 'react'
import { type Location, useNavigate, useSearchParams } from 'react-router'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { EditorNotices } from '#shared/editing/EditorNotices.tsx'
import { LeaveDialog } from '#shared/editing/LeaveDialog.tsx'
import { useLeaveGuard } from '#shared/editing/useLeaveGuard.ts'
import { useSaving } from '#shared/editing/useSaving.ts'
import { NewerNotice } from '#shared/library/NewerNotice.tsx'
import { useTakeNewer } from '#shared/library/useTakeNewer.ts'
import type { CommandActions } from '../commands/CommandActions.ts'
import { previewOf } from '../list/plateLinks.ts'
import { downloadPlate } from './downloadPlate.ts'
import { EditorBar } from './EditorBar.tsx'
import { EditorCommands, type Overlay } from './EditorCommands.tsx'
import { EditorDialogs, type EditorPrompt } from './EditorDialogs.tsx'
import { EditorViews } from './EditorViews.tsx'
import { faultText } from './faultWords.ts'
import { NameField } from './NameField.tsx'
import { nextPane } from './nextPane.ts'
import { PlateConflict } from './PlateConflict.tsx'
import { PlateFaults } from './PlateFaults.tsx'
import type { PlateWork } from './PlateWork.ts'
import { useBoardState } from './useBoard.ts'
import { useEditorView } from './useEditorView.ts'
import { useFirstCell } from './useFirstCell.ts'
import { pathIn, useJump } from './useJump.ts'
import { useStoredActions } from './useStoredActions.ts'

interface EditorWorkspaceProps {
  work: PlateWork
}

/** One plate being worked on: everything around the board. */
export function EditorWorkspace({ work }: EditorWorkspaceProps) {
  const text = useText()
  const navigate = useNavigate()
  const { editor, catalog, session } = work
  const state = useStorePart(session, (known) => known)
  const plate = state.stored
  const [, setParams] = useSearchParams()
  const workspace = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLElement>(null)
  const [prompt, ask] = useState<EditorPrompt>()
  const [overlay, setOverlay] = useState<Overlay>()
  const [isAsked, setAsked] = useState(false)
  const [view, show] = useEditorView()
  const jump = useJump(show)
  const newer = useTakeNewer()
  useFirstCell()

  const saving = useSaving(session, {
    onObstacle(fault) {
      toast({ tone: 'danger', title: faultText(fault, text) })
      jump(fault.path)
    },
    onMoved: (id) => setParams((now) => ({ ...Object.fromEntries(now), plate: id }), { replace: true }),
  })
  const refusal = saving.problem?.kind === 'refused' ? saving.problem : undefined
  const save = () => {
    setAsked(true)
    return saving.save()
  }
  const stored = useStoredActions({
    plate,
    onShared: session.update,
    onDeleted: session.giveUp,
  })
  const blocker = useLeaveGuard(
    editor,
    (from, to) =>
      from.pathname === to.pathname &&
      [plateIn(from), session.read().stored?.id].some((id) => id === plateIn(to)),
  )
  const close = () => ask(undefined)
  async function openPreview() {
    const { stored: now } = session.read()
    if (now) await navigate(previewOf(now.id))
  }

  const actions: CommandActions = {
    'plate.save': () => void save(),
    'plate.preview': () => (editor.read().isDirty || !plate ? ask('preview') : void openPreview()),
    'plate.share': plate?.may.share
      ? () => (plate.shared ? void stored.share(false) : ask('share'))
      : undefined,
    'plate.duplicate': plate ? () => void stored.duplicate() : undefined,
    'plate.download': () =>
      downloadPlate({ plate: editor.read().plate, modules: catalog.read(), at: new Date().toISOString() }),
    'plate.backups': plate ? () => ask('backups') : undefined,
    'plate.delete': plate ? () => ask('delete') : undefined,
    'view.board': view === 'board' ? undefined : () => show('board'),
    'view.exam': view === 'exam' ? undefined : () => show('exam'),
    'view.keys': view === 'keys' ? undefined : () => show('keys'),
    'view.autoFill': view === 'fill' ? undefined : () => show('fill'),
    'view.nextPane': () => nextPane(workspace.current),
    'view.palette': () => setOverlay('palette'),
    'view.help': () => setOverlay('help'),
  }

  return (
    <div ref={workspace} className="flex min-w-0 flex-1 flex-col gap-3">
      <Heading />
      <EditorBar
        actions={actions}
        isSaving={saving.isSaving}
        isStored={plate !== undefined}
        isSharedWithAll={plate?.shared ?? false}
        name={
          <NameField
            isAsked={isAsked}
            serverError={refusal?.details.find(({ path }) => path === 'name')?.message}
          />
        }
        faults={<PlateFaults isAsked={isAsked} onJump={jump} />}
      />
      <EditorNotices
        restoredAt={state.restoredAt}
        onDiscard={session.discard}
        onKeepRestored={session.keepRestored}
        asideAt={state.aside?.at}
        onBringBack={() => void session.bringBack()}
        onDropAside={session.dropAside}
        isShared={state.isOpenElsewhere && plate !== undefined}
        isDraftTroubled={state.isDraftTroubled}
        saving={saving}
        onSaveAsNew={() => void saving.saveAsNew(editor.read().plate.name)}
        onJump={(path) => jump(pathIn(path))}
        refusedAction={refusal && LIMITS.has(refusal.code) ? <ToPrices /> : undefined}
        words={{
          gone: text('plateEditor.gone'),
          saveAsNew: text('plateEditor.saveAsNew'),
          otherTab: text('plateEditor.otherTab'),
        }}
      />
      {plate?.newer ? (
        <NewerNotice
          kind="plate"
          id={plate.id}
          newer={plate.newer}
          isBusy={newer.isBusy}
          onTake={() =>
            newer.takePlate(plate.id, async (newest) => {
              // The modules that it uses have moved on with it.
              await catalog.refetchFor(newest.cells)
              await session.adopt(newest)
            })
          }
        />
      ) : null}
      <EditorViews view={view} onView={show} board={board} isAsked={isAsked} />
      <EditorCommands
        view={view}
        board={board}
        actions={actions}
        overlay={overlay}
        onClose={() => setOverlay(undefined)}
      />
      <LeaveDialog blocker={blocker} isSaving={saving.isSaving} save={save} discard={session.discard} />
      {saving.conflict ? (
        <PlateConflict
          newest={saving.conflict}
          mine={plateContentOf(editor.read().plate)}
          base={editor.saved()}
          saving={saving}
          onTakeTheirs={() => void session.takeTheirs()}
        />
      ) : null}
      <EditorDialogs
        prompt={prompt}
        plate={plate}
        isSaving={saving.isSaving}
        isSharing={stored.isSharing}
        isDeleting={stored.isDeleting}
        onSaveAndPreview={async () => {
          close()
          if (await save()) await openPreview()
        }}
        onShare={() => void stored.share(true).then(close)}
        onDelete={() => void stored.remove()}
        onRestored={() => {
          close()
          void session.reread()
        }}
        onClose={close}
      />
    </div>
  )
}

function Heading() {
  const text = useText()
  const name = useBoardState(({ plate }) => plate.name)
  return <h1 className="sr-only">{name ? text('plateEditor.heading', { name }) : text('plateEditor.new')}</h1>
}

function ToPrices() {
  const text = useText()
  return (
    <Anchor href="/price" className={buttonClass({ size: 'sm' })}>
      {text('plates.toPrice')}
    </Anchor>
  )
}

const LIMITS: ReadonlySet<string> = new Set(['PLATE_LIMIT', 'LIBRARY_LIMIT'])

const plateIn = ({ search }: Location): string | null => new URLSearchParams(search).get('plate')
