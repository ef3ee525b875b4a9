import '#platform/boot/noCompiler.ts'
import { readSource } from './readSource.ts'
import type { ReadQuestion, SourceRead } from './SourceRead.ts'

export type WorkerAnswer =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'read'; read: SourceRead }

const answer = (message: WorkerAnswer) => postMessage(message)

/** One worker reads one file, so canceling terminates the worker. */
addEventListener('message', ({ data }: MessageEvent<ReadQuestion>) => {
  void readSource(
    data,
    (done, total) => answer({ kind: 'progress', done, total }),
    () => Promise.resolve(),
  ).then((read) => answer({ kind: 'read', read }))
})
