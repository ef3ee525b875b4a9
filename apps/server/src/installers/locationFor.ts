import type { Installers } from '#config/Config.ts'
import type { InstallerLocation } from '#config/installerLocation.ts'

/**
 * Returns the production location for the named hosts, with or without their port, and the test one for all
 * others.
 */
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
