import { toast } from '@pandok/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { useSaving } from '#shared/editing/useSaving.ts'
import { faultText } from './faultWords.ts'
import type { PlateWork } from './PlateWork.ts'
import type { PlatePath } from './useJump.ts'

/** Saves a plate, or moves the focus to what prevents saving. A new plate then gets an address of its own. */
export function usePlateSaving(session: PlateWork['session'], jump: (path: PlatePath) => void) {
  const text = useText()
  const [, setParams] = useSearchParams()
  /** True after the first attempt to save; from then on missing values are errors. */
  const [hasTriedToSave, setTriedToSave] = useState(false)
  const saving = useSaving(session, {
    onObstacle(fault) {
      toast({ tone: 'danger', title: faultText(fault, text) })
      jump(fault.path)
    },
    onMoved: (id) => setParams((now) => ({ ...Object.fromEntries(now), plate: id }), { replace: true }),
  })
  function save() {
    setTriedToSave(true)
    return saving.save()
  }
  return {
    saving,
    save,
    hasTriedToSave,
    refusal: saving.problem?.kind === 'refused' ? saving.problem : undefined,
  }
}
