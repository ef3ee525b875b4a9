import type { Log } from '#log/createLog.ts'
import type { Events } from '#service/createEvents.ts'
import type { SettingsStore } from '#settings/openSettings.ts'
import { checkPeriodically } from '#update/checkPeriodically.ts'
import { createUpdates } from '#update/createUpdates.ts'
import { isForbiddenByPolicy } from '#update/isForbiddenByPolicy.ts'

interface UpdateParts
  extends Pick<Parameters<typeof createUpdates>[0], 'version' | 'publicKey' | 'folder' | 'findProxy'> {
  settings: SettingsStore
  events: Events
  log: Log
}

/** Checks for updates periodically, unless disabled in the settings, and notifies the page. */
export function startUpdates({ settings, events, log, ...parts }: UpdateParts) {
  const updates = createUpdates({
    ...parts,
    server: () => settings.read().server,
    isForbidden: isForbiddenByPolicy,
    onChange(state) {
      if (state.state !== 'downloading') log.write('UPDATE', { state: state.state.toUpperCase() })
      events.tell('update', state)
    },
  })
  function look(): void {
    if (settings.read().isCheckingForUpdates) void updates.look()
  }
  return { updates, look, stop: checkPeriodically(look) }
}
