import { toast } from '@pandok/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { documentAddress } from '#shared/document/documentAddress.ts'
import { useSaving } from '#shared/editing/useSaving.ts'
import { focusPath } from '#shared/fields/focusPath.ts'
import { useFindingText } from '../state/useFindingText.ts'
import type { ModuleWork } from './ModuleWork.ts'
import type { ModulePath } from './useJump.ts'

/**
 * Saves a module, or moves the focus to what prevents saving. A new module then gets an address of its own.
 */
export function useModuleSaving(session: ModuleWork['session'], jump: (path: ModulePath) => void) {
  const sentence = useFindingText()
  const navigate = useNavigate()
  /** True after the first attempt to save; from then on missing values are errors. */
  const [hasTriedToSave, setTriedToSave] = useState(false)
  const saving = useSaving(session, {
    onObstacle(obstacle) {
      if (obstacle.kind === 'name') return focusPath(['head', 'name'])
      toast({ tone: 'danger', title: sentence(obstacle.finding) })
      jump(obstacle.finding.path)
    },
    onMoved: (id) => void navigate(documentAddress('module', id), { replace: true }),
  })
  function save() {
    setTriedToSave(true)
    return saving.save()
  }
  const fieldError = (path: string): string | undefined =>
    saving.problem?.kind === 'refused'
      ? saving.problem.details.find((detail) => detail.path === path)?.message
      : undefined
  return { saving, save, hasTriedToSave, fieldError }
}
