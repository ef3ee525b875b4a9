import type { Finding } from '@pandok/module-engine'
import type { ModuleDocument as StoredModule } from '@pandok/protocol'
import type { DocumentSession } from '#shared/document/createDocumentSession.ts'
import type { ModuleDocument, ModuleEditor } from '../state/ModuleEditor.ts'

export type { StoredModule }

/** What prevents saving: the name, or the first error of the definition. */
export type ModuleObstacle = { kind: 'name' } | { kind: 'finding'; finding: Finding }

/** One open module: its editor and its state on the server. */
export interface ModuleWork {
  editor: ModuleEditor
  session: DocumentSession<ModuleDocument, StoredModule, ModuleObstacle>
}

export const headOf = ({
  name,
  section,
  modality,
  type,
  note,
}: ModuleDocument['head']): ModuleDocument['head'] => ({
  name,
  section,
  modality,
  type,
  note,
})
