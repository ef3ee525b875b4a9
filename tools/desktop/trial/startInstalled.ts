import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { askService, enterService, readAnnounced, type ServiceAnswer } from '../callService.ts'
import { type OpenPage, openPage } from '../openPage.ts'
import type { Trial } from './Trial.ts'

/** The installed program while it is running. */
export interface Installed {
  origin: () => string
  /** Calls its service as its page does. */
  ask: (target: string, given?: { method?: string; body?: string }) => Promise<ServiceAnswer>
  /** Calls the service with another cookie or host, or with none. */
  askAs: (target: string, given: { cookie?: string; host?: string }) => Promise<ServiceAnswer>
  cookie: () => string
  /** Starts the program a second time with these arguments and returns its exit code. */
  again: (...words: string[]) => Promise<number | null>
  /** Opens the program's page in the browser of the tests. */
  show: (to: string) => Promise<OpenPage>
  log: () => Promise<string>
  /** Enters again after another process has replaced the program. */
  enterAgain: () => Promise<void>
}

/** Starts the program, and waits until it announces its address. */
export async function startInstalled(
  { wine, windows: { program, data } }: Pick<Trial, 'wine' | 'windows'>,
  ...words: string[]
): Promise<Installed> {
  const announce = path.join(wine.share, 'announce.json')
  const announcing = '--announce=Z:\\share\\announce.json'
  const again = (...more: string[]) => wine.run(program, '--hidden', ...more)
  wine.start(program, '--hidden', announcing, ...words)
  let known = await enterService(announce)
  return {
    origin: () => known.origin,
    cookie: () => known.cookie,
    ask: (target, given) => askService(known.origin + target, { ...given, cookie: known.cookie }),
    askAs: (target, given) => askService(known.origin + target, given),
    again,
    async show(to) {
      await again(announcing)
      return openPage(`${await readAnnounced(announce)}&to=${encodeURIComponent(to)}`)
    },
    log: () => readFile(path.join(data, 'logs', 'pandok.log'), 'utf8'),
    async enterAgain() {
      await again(announcing)
      known = await enterService(announce)
    },
  }
}
