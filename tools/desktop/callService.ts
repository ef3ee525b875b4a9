import { readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface ServiceAnswer {
  status: number
  text: string
  cookie: string
}

/** Calls the program's service as any program can. */
export function askService(
  url: string,
  given: { method?: string; cookie?: string; host?: string; body?: string } = {},
): Promise<ServiceAnswer> {
  const { origin, host } = new URL(url)
  return new Promise((resolve, reject) => {
    const asking = request(url, {
      method: given.method ?? 'GET',
      agent: false,
      headers: { host: given.host ?? host, origin, ...(given.cookie ? { cookie: given.cookie } : {}) },
    })
    asking.once('error', reject).once('response', async (response) => {
      let text = ''
      for await (const chunk of response.setEncoding('utf8')) text += String(chunk)
      const cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
      resolve({ status: response.statusCode ?? 0, text, cookie })
    })
    asking.end(given.body)
  })
}

/** Waits until a program announces its address. */
export async function readAnnounced(file: string): Promise<string> {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const text = await readFile(file, 'utf8').catch(() => '')
    if (text.endsWith('\n')) {
      await rm(file)
      return JSON.parse(text).enter
    }
    await wait(100)
  }
  throw new Error('The program has announced nothing.')
}

export async function enterService(file: string): Promise<{ origin: string; cookie: string }> {
  const enter = await readAnnounced(file)
  const { status, cookie } = await askService(enter)
  if (status !== 303) throw new Error(`The program doesn't let one in: ${status}.`)
  return { origin: new URL(enter).origin, cookie }
}
