import type { Preset } from '@pandok/domain'
import { type ModuleDefinition, type ModuleSession, openSession } from '@pandok/module-engine'
import { useEffect, useRef, useState } from 'react'
import { today } from '#platform/today.ts'
import { compiledOf } from '#shared/board/moduleReading.ts'
import { enteredFrom, isTooLarge, presetFrom } from '#shared/board/presets.ts'

const open = (definition: ModuleDefinition, preset: Preset): ModuleSession =>
  openSession(compiledOf(definition), { today: today(), entered: enteredFrom(preset) })

const textOfPreset = (preset: Preset): string => JSON.stringify(preset)

/** A session of a form that starts with a preset; every change of it is passed on as the next preset. */
export function usePresetSession(
  definition: ModuleDefinition,
  preset: Preset,
  onPreset: (next: Preset | undefined) => void,
) {
  const written = useRef(textOfPreset(preset))
  const latest = useRef(onPreset)
  const [session, setSession] = useState(() => open(definition, preset))
  const [isRefused, setRefused] = useState(false)

  useEffect(() => {
    latest.current = onPreset
  }, [onPreset])

  // After undo, the form starts again with the plate's preset.
  useEffect(() => {
    const now = textOfPreset(preset)
    if (now === written.current) return
    written.current = now
    setSession(open(definition, preset))
  }, [preset, definition])

  useEffect(
    () =>
      session.subscribe(() => {
        const next = presetFrom(session.entered())
        setRefused(isTooLarge(next))
        if (isTooLarge(next) || textOfPreset(next ?? {}) === written.current) return
        written.current = textOfPreset(next ?? {})
        latest.current(next)
      }),
    [session],
  )

  return { session, isRefused }
}
