import type { SandboxFacts } from './sandboxProcess.ts'

/** Calls of the sandbox that a real gateway doesn't have; see docs/gateway-sandbox.md. */
export async function sandboxAdmin(
  { url, adminToken }: Pick<SandboxFacts, 'url' | 'adminToken'>,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${url}/__admin/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`The sandbox gateway answered ${response.status} to ${path}.`)
  return response.json()
}
