import { toast } from '@pandok/ui'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { alarmActions } from './alarmActions.ts'

/** The actions of an alarm's buttons and keys. */
export function useAlarmActions() {
  const text = useText()
  const { check, run, moves } = useRunWorkspace()
  return useMemo(() => alarmActions({ check, run, moves, text, toast }), [check, run, moves, text])
}
