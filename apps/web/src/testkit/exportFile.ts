import type { ExportFile } from '@pandok/protocol'

/** A file in the product's format, as the server exports it. */
export const exportFile = (content: Partial<Pick<ExportFile, 'plates' | 'modules'>> = {}): ExportFile => ({
  format: 'pandok',
  version: 1,
  exportedAt: '2026-11-01T00:00:00.000Z',
  plates: [],
  modules: [],
  ...content,
})
