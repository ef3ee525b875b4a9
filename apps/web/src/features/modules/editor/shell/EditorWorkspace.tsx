import type { Finding } from '@pandok/module-engine'
import { toast } from '@pandok/ui'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { BackupsDialog } from '#features/modules/backups/BackupsDialog.tsx'
import { DeleteDialog } from '#features/modules/delete/DeleteDialog.tsx'
import { exchangeFileName, saveJsonFile } from '#platform/files/saveFile.ts'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { EditorNotices } from '#shared/editing/EditorNotices.tsx'
import { LeaveDialog } from '#shared/editing/LeaveDialog.tsx'
import { useLeaveGuard } from '#shared/editing/useLeaveGuard.ts'
import { useSaving } from '#shared/editing/useSaving.ts'
import { useUndoKeys } from '#shared/editing/useUndoKeys.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { focusPath } from '#shared/fields/focusPath.ts'
import { ClinicalNotice } from '#shared/library/ClinicalNotice.tsx'
import { NewerNotice } from '#shared/library/NewerNotice.tsx'
import { useTakeNewer } from '#shared/library/useTakeNewer.ts'
import { ShareDialog } from '#shared/sharing/ShareDialog.tsx'
import { GuidedExample } from '../guided/GuidedExample.tsx'
import { PasteDialog } from '../paste/PasteDialog.tsx'
import { UnfinishedContext } from '../state/shownFindings.ts'
import { useEditorState } from '../state/useEditor.ts'
import { useFindingText } from '../state/useFindingText.ts'
import { EditorBar } from './EditorBar.tsx'
import { EditorCommandsContext } from './EditorCommands.ts'
import { EditorPanes } from './EditorPanes.tsx'
import { HeadFields } from './HeadFields.tsx'
import { HeadSummary } from './HeadSummary.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { ModuleConflict } from './ModuleConflict.tsx'
import { ModuleFindings } from './ModuleFindings.tsx'
import type { ModuleWork } from './ModuleWork.ts'
import { NameField } from './NameField.tsx'
import { type PartTab, TAB_OF } from './parts.ts'
import { pathIn, placeOf } from './placeOf.ts'
import { useHelpKey } from './useHelpKey.ts'
import { useSaveKey } from './useSaveKey.ts'
import { useStoredActions } from './useStoredActions.ts'

interface EditorWorkspaceProps {
  work: ModuleWork
}

type Prompt = 'paste' | 'keys' | 'delete' | 'backups' | 'share'

/** One module being worked on: everything around the three panes. */
export function EditorWorkspace({ work }: EditorWorkspaceProps) {
  const text = useText()
  const sentence = useFindingText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { editor, session } = work
  const state = useStorePart(session, (known) => known)
  const module = state.stored
  const [part, setPart] = useState<PartTab>('inputs')
  const [prompt, setPrompt] = useState<Prompt>()
  const [isAsked, setAsked] = useState(false)
  const head = useEditorState((state) => state.head)
  const definition = useEditorState((state) => state.definition)
  const isDirty = useEditorState((state) => state.isDirty)

  const jump = useCallback(
    (path: Finding['path']) => {
      const found = placeOf(path)
      if (found) {
        const tab = TAB_OF[found.part]
        if (tab !== 'tests') setPart(tab)
        if (found.place) editor.select(found.place)
      }
      focusPath(found?.place ? path : path.length === 1 ? [...path, 'add'] : path)
    },
    [editor],
  )

  const saving = useSaving(session, {
    onObstacle(obstacle) {
      if (obstacle.kind === 'name') return focusPath(['head', 'name'])
      toast({ tone: 'danger', title: sentence(obstacle.finding) })
      jump(obstacle.finding.path)
    },
    onMoved: (id) => void navigate(addressOf(id), { replace: true }),
  })
  const save = () => {
    setAsked(true)
    return saving.save()
  }
  const blocker = useLeaveGuard(editor, (from, to) => {
    // What was typed while the first save was on its way goes along to the new address.
    const { stored: now } = session.read()
    const own = now ? [addressOf(now.id)] : []
    return [from.pathname, ...own].includes(to.pathname)
  })
  const newer = useTakeNewer()
  const stored = useStoredActions({
    module,
    onShared: session.update,
    onDeleted: session.giveUp,
  })
  const [isGuided, setGuided] = useState(() => new URLSearchParams(search).has(EXAMPLE))
  const [commands] = useState(() => ({ paste: () => setPrompt('paste'), guide: () => setGuided(true) }))
  useUndoKeys(editor)
  useSaveKey(() => void save())
  useHelpKey(() => setPrompt('keys'))

  const discard = () => {
    session.discard()
    focusPath(['head', 'name'])
  }
  const close = () => setPrompt(undefined)
  const fieldError = (path: string) =>
    saving.problem?.kind === 'refused'
      ? saving.problem.details.find((detail) => detail.path === path)?.message
      : undefined

  function download() {
    const file = {
      format: 'pandok',
      version: 1,
      exportedAt: new Date().toISOString(),
      plates: [],
      modules: [{ id: module?.id ?? 'new', ...head, definition }],
    }
    saveJsonFile(exchangeFileName(head.name), file)
  }

  return (
    <UnfinishedContext value={module === undefined && !isAsked}>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h1 className="sr-only">
          {head.name ? text('moduleEditor.heading', { name: head.name }) : text('modules.new')}
        </h1>
        <EditorBar
          isSaving={saving.isSaving}
          isStored={module !== undefined}
          isSharedWithAll={module?.shared ?? false}
          name={<NameField isAsked={isAsked} serverError={fieldError('name')} />}
          findings={<ModuleFindings onJump={({ path }) => jump(path)} />}
          actions={{
            save: () => void save(),
            share: (shared) => (shared ? setPrompt('share') : void stored.share(false)),
            backups: () => setPrompt('backups'),
            duplicate: () => void stored.duplicate(),
            download,
            remove: () => setPrompt('delete'),
            paste: () => setPrompt('paste'),
            keys: () => setPrompt('keys'),
          }}
        />
        <EditorNotices
          restoredAt={state.restoredAt}
          onDiscard={discard}
          onKeepRestored={session.keepRestored}
          asideAt={state.aside?.at}
          onBringBack={() => void session.bringBack()}
          onDropAside={session.dropAside}
          isShared={state.isOpenElsewhere && module !== undefined}
          isDraftTroubled={state.isDraftTroubled}
          saving={saving}
          onSaveAsNew={() => void saving.saveAsNew(head.name)}
          onJump={(path) => jump(pathIn(path))}
          words={{
            gone: text('moduleEditor.problem.gone'),
            saveAsNew: text('moduleEditor.conflict.saveAsNew'),
            otherTab: text('moduleEditor.otherTab'),
          }}
        />
        {module?.newer ? (
          <NewerNotice
            kind="module"
            id={module.id}
            newer={module.newer}
            isBusy={newer.isBusy}
            onTake={() => newer.takeModule(module.id, session.adopt)}
          />
        ) : null}
        {isGuided ? (
          <GuidedExample
            isStored={module !== undefined && !isDirty}
            onSave={() => void save()}
            onLeave={() => setGuided(false)}
          />
        ) : null}
        <Disclosure label={<HeadSummary />}>
          <HeadFields fieldError={fieldError} />
        </Disclosure>
        <EditorCommandsContext value={commands}>
          <EditorPanes
            part={part}
            onPart={setPart}
            notice={module?.entry ? <ClinicalNotice definition={definition} entry={module.entry} /> : null}
          />
        </EditorCommandsContext>

        <LeaveDialog blocker={blocker} isSaving={saving.isSaving} save={save} discard={discard} />
        <PasteDialog open={prompt === 'paste'} onClose={close} />
        <KeyHelp open={prompt === 'keys'} onClose={close} />
        {saving.conflict ? (
          <ModuleConflict
            newest={saving.conflict}
            mine={{ head, definition }}
            base={editor.saved()}
            saving={saving}
            onTakeTheirs={() => void session.takeTheirs()}
          />
        ) : null}
        {prompt === 'share' && module ? (
          <ShareDialog
            kind="module"
            documents={[module]}
            isBusy={stored.isSharing}
            onShare={() => void stored.share(true).then(close)}
            onClose={close}
          />
        ) : null}
        {prompt === 'delete' && module ? (
          <DeleteDialog
            modules={[module]}
            isBusy={stored.isDeleting}
            onConfirm={() => void stored.remove()}
            onClose={close}
          />
        ) : null}
        {prompt === 'backups' && module ? (
          <BackupsDialog
            id={module.id}
            name={module.name}
            onClose={close}
            onRestored={() => {
              close()
              void session.reread()
            }}
          />
        ) : null}
      </div>
    </UnfinishedContext>
  )
}

/** In the address: a new module begins with the guided example. */
const EXAMPLE = 'example'

const addressOf = (id: string): string => `/program/module/${id}`
