type Json = Readonly<Record<string, unknown>>

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/gu, (sign) => `&#${sign.charCodeAt(0)};`)
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Writes a resource of FHIR JSON in FHIR XML, so that both can be read and compared. */
export function xmlOfJson(resource: Json): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${resourceXml(resource, ' xmlns="http://hl7.org/fhir"')}`
}

function resourceXml(resource: Json, namespace = ''): string {
  const name = String(resource['resourceType'])
  return `<${name}${namespace}>${membersXml(resource)}</${name}>`
}

function membersXml(object: Json): string {
  let xml = ''
  for (const [key, value] of Object.entries(object)) {
    if (key === 'resourceType' || key === 'div' || (key === 'url' && 'url' in object && isExtension(object)))
      continue
    const name = key.replace(/^_/u, '')
    // The extensions of a value are written together with the value.
    if (name !== key && name in object) continue
    for (const one of Array.isArray(value) ? value : [value])
      xml += elementXml(name, name === key ? one : undefined, object[`_${name}`])
  }
  return xml
}

const isExtension = (object: Json): boolean =>
  'extension' in object || Object.keys(object).some((key) => /^_?value[A-Z]/u.test(key))

function elementXml(name: string, value: unknown, about: unknown): string {
  const inner = isObject(about) ? membersXml(about) : ''
  if (!isObject(value))
    return `<${name}${value === undefined || value === null ? '' : ` value="${escaped(String(value))}"`}>${inner}</${name}>`
  if ('resourceType' in value) return `<${name}>${resourceXml(value)}</${name}>`
  const url = isExtension(value) && typeof value['url'] === 'string' ? ` url="${escaped(value['url'])}"` : ''
  return `<${name}${url}>${membersXml(value)}</${name}>`
}
