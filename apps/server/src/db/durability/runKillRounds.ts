import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '@pandok/domain'

/** Something that acknowledges writes and can be killed: a program with its database, or a whole server. */
export interface Victim<Ack> {
  server: number
  database: number
  /** Starts to write endlessly and reports each acknowledged write at once. */
  write(round: number, onAck: (ack: Ack) => void): void
  /** Its error output, once it has ended and every acknowledgement was reported. */
  gone: Promise<string>
  stop(): Promise<void>
}

export interface KillRounds<Ack, V extends Victim<Ack>> {
  rounds: number
  /** It is called again right after every kill. */
  start(): Promise<V>
  /** Throws if an acknowledged write is missing or the data are inconsistent. */
  check(victim: V, round: number, acks: readonly Ack[]): Promise<void>
  /** It is called after the last round with all data. */
  checkAll(victim: V): Promise<void>
}

export interface KillReport {
  rounds: number
  acked: number
  fewestAcked: number
  slowestRestartMs: number
}

const KILLS = ['server', 'database', 'both'] as const
/** A busy machine writes slowly: each kill comes after so many acknowledged writes, and then at any moment. */
const FEWEST_ACKS = 12
const LONGEST_MS = 400
/** How long a server may continue after its database was killed before it is killed as well. */
const BEREAVED_MS = 2000

export async function runKillRounds<Ack, V extends Victim<Ack>>(
  options: KillRounds<Ack, V>,
): Promise<KillReport> {
  const report: KillReport = {
    rounds: 0,
    acked: 0,
    fewestAcked: Number.POSITIVE_INFINITY,
    slowestRestartMs: 0,
  }
  let victim = await options.start()
  try {
    for (let round = 0; round < options.rounds; round++) {
      const acks: Ack[] = []
      const enough = new Promise<undefined>((resolve) => {
        victim.write(round, (ack) => {
          if (acks.push(ack) === FEWEST_ACKS) resolve(undefined)
        })
      })
      await outlive(victim, enough)
      await outlive(victim, sleep(Math.random() * LONGEST_MS))
      await kill(victim, KILLS[round % KILLS.length] ?? 'both')

      const before = performance.now()
      victim = await options.start()
      report.slowestRestartMs = Math.max(report.slowestRestartMs, performance.now() - before)
      await options.check(victim, round, acks)
      report.rounds++
      report.acked += acks.length
      report.fewestAcked = Math.min(report.fewestAcked, acks.length)
    }
    await options.checkAll(victim)
    return report
  } finally {
    await victim.stop()
  }
}

type Mortal = Pick<Victim<unknown>, 'server' | 'database' | 'gone'>

async function outlive(victim: Mortal, moment: Promise<undefined>): Promise<void> {
  const complaint = await Promise.race([moment, victim.gone])
  if (complaint !== undefined) throw new Error(`The server ended before it was killed: ${complaint}`)
}

async function kill(victim: Mortal, which: (typeof KILLS)[number]): Promise<void> {
  if (which !== 'server') sendKill(victim.database)
  if (which !== 'database') sendKill(victim.server)
  await Promise.race([victim.gone, sleep(BEREAVED_MS, undefined, { ref: false })])
  if (which === 'database') sendKill(victim.server)
  await victim.gone
}

function sendKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
