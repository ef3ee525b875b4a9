import { DicomWebError, type DicomWebFault } from './DicomWebError.ts'

export interface DicomWebOptions {
  /** The address of the service: `https://pacs.example/dicom-web`. */
  baseUrl: string
  /** Sent as a bearer token unless it contains its own scheme (`Basic …`). */
  token?: string
  fetch?: typeof fetch
}

export interface RequestBody {
  type: string
  body: Blob
}

export type Request = (
  path: string,
  accept: string,
  signal?: AbortSignal,
  sent?: RequestBody,
) => Promise<Response>

/** Sends a request, and converts every failure to an error with a code. */
export function createRequest({ baseUrl, token, fetch = globalThis.fetch }: DicomWebOptions): Request {
  const base = serviceAddress(baseUrl)
  const authorization = token && (/^(basic|bearer) /i.test(token) ? token : `Bearer ${token}`)

  return async (path, accept, signal, sent) => {
    const url = `${base}${path}`
    const response = await fetch(url, {
      headers: {
        Accept: accept,
        ...(authorization && { Authorization: authorization }),
        ...(sent && { 'Content-Type': sent.type }),
      },
      ...(sent && { method: 'POST', body: sent.body }),
      // Images of patients must not get into the browser's cache, and the server gets no more than the
      // request.
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...(signal && { signal }),
    }).catch(async (cause: unknown) => {
      throw new DicomWebError(signal?.aborted ? 'aborted' : await silenceOf(url, fetch, signal), undefined, {
        cause,
      })
    })
    if (response.ok) return response
    await response.body?.cancel()
    throw new DicomWebError(sent ? storingFault(response.status) : faultOf(response.status), response.status)
  }
}

/** Removes the trailing slash; throws for an invalid web address. */
export function serviceAddress(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password) {
    throw new DicomWebError('addressInvalid')
  }
  return url.href.replace(/\/+$/, '')
}

/**
 * A browser doesn't say why there was no answer. A second request without a readable answer (`no-cors`)
 * distinguishes an unreachable server from a refusing one; it carries no token.
 */
async function silenceOf(url: string, ask: typeof fetch, signal?: AbortSignal): Promise<DicomWebFault> {
  if (isMixedContent(url)) return 'mixedContent'
  const init = {
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  } as const
  return ask(url, { ...init, ...(signal && { signal }) }).then(
    async (response): Promise<DicomWebFault> => {
      await response.body?.cancel()
      return 'cors'
    },
    (): DicomWebFault => (signal?.aborted ? 'aborted' : 'unreachable'),
  )
}

function isMixedContent(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  const isOwn = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  return globalThis.location?.protocol === 'https:' && protocol === 'http:' && !isOwn
}

/** A server that answers queries may still refuse to store (PS3.18 10.5.3). */
const storingFault = (status: number): DicomWebFault =>
  status === 400 || status === 409 || status === 422 ? 'refused' : faultOf(status)

function faultOf(status: number): DicomWebFault {
  if (status === 401 || status === 407) return 'unauthorised'
  if (status === 403) return 'forbidden'
  if (status === 404 || status === 410) return 'notFound'
  if (status === 413) return 'tooLarge'
  if (status === 405 || status === 406 || status === 415 || status === 501) return 'notAcceptable'
  return status >= 500 ? 'server' : 'notDicomWeb'
}
