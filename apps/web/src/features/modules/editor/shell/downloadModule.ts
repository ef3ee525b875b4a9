import { exchangeFileName, saveJsonFile } from '#platform/files/saveFile.ts'
import type { ModuleDocument } from '../state/ModuleEditor.ts'

/** Downloads the module as it is on the screen; `at` is an ISO time. */
export function downloadModule(
  id: string | undefined,
  { head, definition }: ModuleDocument,
  at: string,
): void {
  saveJsonFile(exchangeFileName(head.name), {
    format: 'pandok',
    version: 1,
    exportedAt: at,
    plates: [],
    modules: [{ id: id ?? 'new', ...head, definition }],
  })
}
