import { useState } from 'react'
import { useLocation } from 'react-router'
import { moduleAddress } from '#features/modules/list/moduleAddress.ts'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { EditorNotices } from '#shared/editing/EditorNotices.tsx'
import { LeaveDialog } from '#shared/editing/LeaveDialog.tsx'
import { useLeaveGuard } from '#shared/editing/useLeaveGuard.ts'
import type { Saving } from '#shared/editing/useSaving.ts'
import { useUndoKeys } from '#shared/editing/useUndoKeys.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { focusPath } from '#shared/fields/focusPath.ts'
import { ClinicalNotice } from '#shared/library/ClinicalNotice.tsx'
import { NewerNotice } from '#shared/library/NewerNotice.tsx'
import { useTakeNewer } from '#shared/library/useTakeNewer.ts'
import { GuidedExample } from '../guided/GuidedExample.tsx'
import { UnfinishedContext } from '../state/shownFindings.ts'
import { useEditorState } from '../state/useEditor.ts'
import { downloadModule } from './downloadModule.ts'
import { EditorBar } from './EditorBar.tsx'
import { EditorCommandsContext } from './EditorCommands.ts'
import { EditorDialogs, type EditorPrompt } from './EditorDialogs.tsx'
import { EditorPanes } from './EditorPanes.tsx'
import { HeadFields } from './HeadFields.tsx'
import { HeadSummary } from './HeadSummary.tsx'
import { ModuleConflict } from './ModuleConflict.tsx'
import { ModuleFindings } from './ModuleFindings.tsx'
import type { ModuleWork, StoredModule } from './ModuleWork.ts'
import { NameField } from './NameField.tsx'
import type { PartTab } from './parts.ts'
import { pathIn } from './placeOf.ts'
import { useHelpKey } from './useHelpKey.ts'
import { type ModulePath, useJump } from './useJump.ts'
import { useModuleSaving } from './useModuleSaving.ts'
import { useSaveKey } from './useSaveKey.ts'
import { useStoredActions } from './useStoredActions.ts'

interface EditorWorkspaceProps {
  work: ModuleWork
}

/** One module being worked on: everything around the three panes. */
export function EditorWorkspace({ work }: EditorWorkspaceProps) {
  const { editor, session } = work
  const module = useStorePart(session, ({ stored }) => stored)
  const [part, setPart] = useState<PartTab>('inputs')
  const [prompt, ask] = useState<EditorPrompt>()
  const jump = useJump(editor, setPart)
  const { saving, save, isAsked, fieldError } = useModuleSaving(session, jump)
  const blocker = useModuleGuard(work)
  const stored = useStoredActions({ module, onShared: session.update, onDeleted: session.giveUp })
  const guided = useGuided()
  const [commands] = useState(() => ({ paste: () => ask('paste'), guide: guided.begin }))
  useUndoKeys(editor)
  useSaveKey(() => void save())
  useHelpKey(() => ask('keys'))
  const discard = () => discardWork(session)

  return (
    <UnfinishedContext value={module === undefined && !isAsked}>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <Heading />
        <EditorBar
          isSaving={saving.isSaving}
          isStored={module !== undefined}
          isSharedWithAll={module?.shared ?? false}
          name={<NameField isAsked={isAsked} serverError={fieldError('name')} />}
          findings={<ModuleFindings onJump={({ path }) => jump(path)} />}
          actions={{
            save: () => void save(),
            share: (shared) => (shared ? ask('share') : void stored.share(false)),
            backups: () => ask('backups'),
            duplicate: () => void stored.duplicate(),
            download: () => downloadModule(module?.id, editor.read(), new Date().toISOString()),
            remove: () => ask('delete'),
            paste: () => ask('paste'),
            keys: () => ask('keys'),
          }}
        />
        <ModuleNotices work={work} saving={saving} onDiscard={discard} onJump={jump} />
        {guided.isGuided ? (
          <Guide isStored={module !== undefined} onSave={() => void save()} onLeave={guided.leave} />
        ) : null}
        <Disclosure label={<HeadSummary />}>
          <HeadFields fieldError={fieldError} />
        </Disclosure>
        <EditorCommandsContext value={commands}>
          <EditorPanes
            part={part}
            onPart={setPart}
            notice={module?.entry ? <Origin entry={module.entry} /> : null}
          />
        </EditorCommandsContext>
        <LeaveDialog blocker={blocker} isSaving={saving.isSaving} save={save} discard={discard} />
        <ModuleConflict work={work} saving={saving} />
        <EditorDialogs {...{ prompt, module, stored, session }} onClose={() => ask(undefined)} />
      </div>
    </UnfinishedContext>
  )
}

function useModuleGuard({ editor, session }: ModuleWork) {
  return useLeaveGuard(editor, (from, to) => {
    // What was typed while the first save was on its way goes along to the new address.
    const { stored: now } = session.read()
    const own = now ? [moduleAddress(now.id)] : []
    return [from.pathname, ...own].includes(to.pathname)
  })
}

function discardWork(session: ModuleWork['session']): void {
  session.discard()
  focusPath(['head', 'name'])
}

interface ModuleNoticesProps {
  work: ModuleWork
  saving: Saving<StoredModule>
  onDiscard: () => void
  onJump: (path: ModulePath) => void
}

function ModuleNotices({ work, saving, onDiscard, onJump }: ModuleNoticesProps) {
  const { editor, session } = work
  const text = useText()
  const newer = useTakeNewer()
  const module = useStorePart(session, ({ stored }) => stored)
  return (
    <>
      <EditorNotices
        session={session}
        saving={saving}
        onDiscard={onDiscard}
        onSaveAsNew={() => void saving.saveAsNew(editor.read().head.name)}
        onJump={(path) => onJump(pathIn(path))}
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
    </>
  )
}

function Heading() {
  const text = useText()
  const name = useEditorState(({ head }) => head.name)
  return <h1 className="sr-only">{name ? text('moduleEditor.heading', { name }) : text('modules.new')}</h1>
}

/** What the library says of the module that this one was taken from. */
function Origin({ entry }: { entry: NonNullable<StoredModule['entry']> }) {
  const definition = useEditorState((state) => state.definition)
  return <ClinicalNotice definition={definition} entry={entry} />
}

interface GuideProps {
  isStored: boolean
  onSave: () => void
  onLeave: () => void
}

function Guide({ isStored, onSave, onLeave }: GuideProps) {
  const isDirty = useEditorState((state) => state.isDirty)
  return <GuidedExample isStored={isStored && !isDirty} onSave={onSave} onLeave={onLeave} />
}

/** In the address: a new module begins with the guided example. */
const EXAMPLE = 'example'

function useGuided() {
  const { search } = useLocation()
  const [isGuided, setGuided] = useState(() => new URLSearchParams(search).has(EXAMPLE))
  return { isGuided, begin: () => setGuided(true), leave: () => setGuided(false) }
}
