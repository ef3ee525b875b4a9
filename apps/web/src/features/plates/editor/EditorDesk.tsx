import { plateContentOf } from '@pandok/domain'
import { Anchor, buttonClass, toast } from '@pandok/ui'
import { useRef, useState } from 'react'
import { type Location, useNavigate } from 'react-router'
import { EditorNotices } from '#app/editing/EditorNotices.tsx'
import { LeaveDialog } from '#app/editing/LeaveDialog.tsx'
import { useLeaveGuard } from '#app/editing/useLeaveGuard.ts'
import { NewerNotice } from '#app/library/NewerNotice.tsx'
import { useTakeNewer } from '#app/library/useTakeNewer.ts'
import { useText } from '#app/text.ts'
import type { CommandActions } from '../commands/CommandActions.ts'
import { previewOf } from '../list/plateLinks.ts'
import { DeskDialogs, type DeskQuestion } from './DeskDialogs.tsx'
import { downloadPlate } from './downloadPlate.ts'
import { EditorBar } from './EditorBar.tsx'
import { EditorCommands, type Overlay } from './EditorCommands.tsx'
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
import { usePlateSaving } from './usePlateSaving.ts'
import { useStoredActions } from './useStoredActions.ts'
import { useVersions } from './useVersions.ts'

interface EditorDeskProps {
  work: PlateWork
  /** The plate has an address of its own now, or another one. */
  onMoved: (id: string, work: PlateWork) => void
}

/** One plate being worked on: everything around the board. */
export function EditorDesk({ work, onMoved }: EditorDeskProps) {
  const text = useText()
  const navigate = useNavigate()
  const { editor, shelf } = work
  const desk = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLElement>(null)
  const [question, ask] = useState<DeskQuestion>()
  const [overlay, setOverlay] = useState<Overlay>()
  const [isAsked, setAsked] = useState(false)
  const [view, show] = useEditorView()
  const jump = useJump(show)
  const versions = useVersions(work, onMoved)
  const { plate, storedId, aside } = versions
  const newer = useTakeNewer()
  useFirstCell()

  const saving = usePlateSaving({
    work: { ...work, plate, revision: versions.revision.current },
    onSaved: versions.saved,
    onRefused(fault) {
      toast({ tone: 'danger', title: faultText(fault, text) })
      jump(fault.path)
    },
  })
  const refusal = saving.problem?.kind === 'refused' ? saving.problem : undefined
  const save = () => {
    setAsked(true)
    return saving.save()
  }
  const stored = useStoredActions({
    plate,
    onShared: (item) => versions.setPlate((now) => (now ? { ...now, ...item } : now)),
    onDeleted: () => editor.settle(editor.read().plate),
  })
  const blocker = useLeaveGuard(
    editor,
    (from, to) =>
      from.pathname === to.pathname && [plateIn(from), storedId.current].some((id) => id === plateIn(to)),
  )
  const close = () => ask(undefined)
  async function openPreview() {
    if (storedId.current !== undefined) await navigate(previewOf(storedId.current))
  }

  const actions: CommandActions = {
    'plate.save': () => void save(),
    'plate.preview': () => (editor.read().isDirty || !plate ? ask('preview') : void openPreview()),
    'plate.share': plate?.may.share ? () => void stored.share(!plate.shared) : undefined,
    'plate.duplicate': plate ? () => void stored.duplicate() : undefined,
    'plate.download': () =>
      downloadPlate({ plate: editor.read().plate, modules: shelf.read(), at: new Date().toISOString() }),
    'plate.backups': plate ? () => ask('backups') : undefined,
    'plate.delete': plate ? () => ask('delete') : undefined,
    'view.board': view === 'board' ? undefined : () => show('board'),
    'view.keys': view === 'keys' ? undefined : () => show('keys'),
    'view.autoFill': view === 'fill' ? undefined : () => show('fill'),
    'view.nextPane': () => nextPane(desk.current),
    'view.palette': () => setOverlay('palette'),
    'view.help': () => setOverlay('help'),
  }

  return (
    <div ref={desk} className="flex min-w-0 flex-1 flex-col gap-3">
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
        restoredAt={versions.restoredAt}
        onDiscard={versions.discard}
        onKeepRestored={versions.keepRestored}
        asideAt={aside.aside?.at}
        onBringBack={aside.bringBack}
        onDropAside={aside.dropAside}
        isShared={work.slot.isShared && plate !== undefined}
        isDraftTroubled={versions.isDraftTroubled}
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
          name={plate.name}
          newer={plate.newer}
          isBusy={newer.isBusy}
          onTake={() => newer.takePlate(plate.id, versions.adoptNewer)}
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
      <LeaveDialog blocker={blocker} isSaving={saving.isSaving} save={save} discard={versions.discard} />
      {saving.conflict ? (
        <PlateConflict
          newest={saving.conflict}
          mine={plateContentOf(editor.read().plate)}
          base={editor.saved()}
          saving={saving}
          onTakeTheirs={async () => {
            if (saving.conflict) await versions.adopt(saving.conflict)
            saving.forget()
          }}
        />
      ) : null}
      <DeskDialogs
        question={question}
        plate={plate}
        isSaving={saving.isSaving}
        isDeleting={stored.isDeleting}
        onSaveAndPreview={async () => {
          close()
          if (await save()) await openPreview()
        }}
        onDelete={() => void stored.remove()}
        onRestored={() => {
          close()
          void versions.reread()
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
