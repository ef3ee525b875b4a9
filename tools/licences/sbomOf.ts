import { type Component, nameOf } from './Component.ts'

/**
 * Returns the bill of materials as CycloneDX 1.6. `npm sbom` writes the time and a random number into every
 * copy and doesn't know the contents of the Windows program; this one is the same wherever it is made.
 */
export const sbomOf = (version: string, components: readonly Component[]): string =>
  `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        component: {
          type: 'application',
          'bom-ref': `pandok@${version}`,
          name: 'pandok',
          version,
          licenses: [{ license: { id: 'MIT' } }],
        },
      },
      components: components.map(entryOf),
    },
    null,
    1,
  )}\n`

function entryOf(component: Component): object {
  const { name, version, licence, integrity, isShipped, isOptional } = component
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [, algorithm, checksum] = /^(sha512)-(.+)$/.exec(integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': nameOf(component),
    name,
    version,
    scope: isShipped ? (isOptional ? 'optional' : 'required') : 'excluded',
    ...(algorithm !== undefined && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(checksum ?? '', 'base64').toString('hex') }],
    }),
    ...(licence !== null && { licenses: [licensedAs(licence)] }),
    purl,
  }
}

const licensedAs = (licence: string): object =>
  / (?:AND|OR|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } }
