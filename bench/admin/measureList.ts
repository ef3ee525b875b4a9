import type { BenchedList } from './questions.ts'

export interface Timed {
  method: string
  asked: string
  page: 'first' | 'second' | 'middle' | 'last'
  sort: string
  order: 'asc' | 'desc'
  times: number[]
  /** Calls that the server gave up on; their time counts. */
  failed: number
}

export type Ask = (method: string, param: unknown) => Promise<{ total: number; pageSize: number }>

const PAGE_SIZE = 20

/** Calls a list with every order, page and query, one call after the other. */
export async function measureList(
  { method, sorts, asked }: BenchedList,
  ask: Ask,
  calls: number,
): Promise<Timed[]> {
  const measured: Timed[] = []
  for (const [name, question] of Object.entries(asked)) {
    const { total } = await ask(method, { ...question, pageSize: PAGE_SIZE })
    const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
    const pages = { first: 1, second: Math.min(2, last), middle: Math.ceil(last / 2), last }
    for (const sort of sorts)
      for (const order of ['asc', 'desc'] as const)
        for (const page of ['first', 'second', 'middle', 'last'] as const) {
          const param = { ...question, sort, order, page: pages[page], pageSize: PAGE_SIZE }
          let failed = 0
          const askOnce = () =>
            ask(method, param).catch(() => {
              failed += 1
            })
          // This call isn't counted, because the first reader fills the database's cache. A query that fails here
          // isn't repeated ten times.
          await askOnce()
          const times = []
          for (let call = 0; call < (failed > 0 ? 1 : calls); call += 1) {
            const start = performance.now()
            await askOnce()
            times.push(performance.now() - start)
          }
          measured.push({ method, asked: name, page, sort, order, times, failed })
        }
    console.log(`  ${method}, ${name}: ${total.toLocaleString('en')} rows`)
  }
  return measured
}
