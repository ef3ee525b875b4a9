import type { CellOutput, ModuleOutput } from '@pandok/domain'

export const moduleOutput = (moduleId: string, more: Partial<ModuleOutput> = {}): CellOutput => ({
  id: 'm',
  kind: 'module',
  section: 'auto',
  moduleId,
  ...more,
})
