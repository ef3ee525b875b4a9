import type { Installers } from '#config/Config.ts'
import type { InstallerLocation } from '#config/installerLocation.ts'

/** The production location for the hosts that are named, with or without their port; the test one for all others. */
export function locationFor(
  { production, test, productionHosts }: Installers,
  host: string,
): InstallerLocation | null {
  const asked = host.toLowerCase().replace(/\.(?=:|$)/, '')
  const isProduction = productionHosts.some((name) => {
    const known = name.toLowerCase()
    return known === asked || known === asked.replace(/:\d+$/, '')
  })
  return isProduction ? production : test
}
